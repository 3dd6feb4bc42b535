import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { lazy } from "./lazy";
import { optional } from "./optional";
import { Suspense } from "./suspense";

afterEach(cleanup);

it("a part whose file cannot be loaded is left out, and what is round it stays", async () => {
  const Missing = lazy(optional(() => Promise.reject<{ default: () => null }>(new Error("no such file"))));
  const There = lazy(optional(async () => ({ default: () => <p>The part</p> })));
  render(
    <Suspense fallback={<p>Coming</p>}>
      <p>The page</p>
      <Missing />
      <There />
    </Suspense>,
  );
  expect(await screen.findByText("The part")).toBeDefined();
  expect(screen.getByText("The page")).toBeDefined();
});
