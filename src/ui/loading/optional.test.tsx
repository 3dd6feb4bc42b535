import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { lazy } from "./lazy";
import { optional } from "./optional";
import { Suspense } from "./suspense";

afterEach(cleanup);

it("a part whose file cannot be loaded is left out, what is round it stays, and it comes when it is shown again", async () => {
  let isReachable = false;
  const Missing = lazy(
    optional(async () => {
      if (!isReachable) throw new Error("Failed to fetch dynamically imported module");
      return { default: ({ name }: { name: string }) => <p>Here is {name}</p> };
    }),
  );
  const There = lazy(optional(async () => ({ default: () => <p>The other part</p> })));
  const page = (
    <Suspense fallback={<p>Coming</p>}>
      <p>The page</p>
      <Missing name="the part" />
      <There />
    </Suspense>
  );
  render(page);
  expect(await screen.findByText("The other part")).toBeDefined();
  expect(screen.getByText("The page")).toBeDefined();
  expect(screen.queryByText("Here is the part")).toBeNull();
  cleanup();
  isReachable = true;
  render(page);
  expect(await screen.findByText("Here is the part")).toBeDefined();
});
