import { cleanup } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { paths } from "@/platform/navigation/paths";
import { showInPage } from "../../../tests/fixtures/show-in-page";
import { OverlayLayer } from "./overlay-layer";

const loaded = vi.hoisted(() => ({ isLoaded: false }));
vi.mock("../layout/confirm-overlay", () => {
  loaded.isLoaded = true;
  return { default: () => null };
});
afterEach(cleanup);

it("loads the question about a missing network before a parcel is ordered, and not everywhere", async () => {
  await showInPage(<OverlayLayer />, paths.home.pattern);
  await vi.dynamicImportSettled();
  expect(loaded.isLoaded).toBe(false);
  cleanup();
  await showInPage(<OverlayLayer />, paths.parcelDelivery.pattern);
  await expect.poll(() => loaded.isLoaded, { timeout: 15_000 }).toBe(true);
});
