import { cleanup, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { afterEach, expect, it } from "vitest";
import { LocationButton } from "./location-button";

afterEach(cleanup);

it("an address keeps its own direction, so that a house number stays before its street", async () => {
  render(
    <Suspense>
      <LocationButton text="4 Store Quay" />
    </Suspense>,
  );
  expect((await screen.findByText("4 Store Quay")).tagName).toBe("BDI");
});
