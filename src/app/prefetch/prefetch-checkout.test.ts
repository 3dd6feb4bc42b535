// @vitest-environment jsdom
import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { connectivity, reportOutcome, reportSlowRequest } from "@/platform/connectivity";
import { type StoredCartLine, useCart } from "@/stores/cart";
import { useLocationStore } from "@/stores/location";
import { useModuleStore } from "@/stores/module";
import { outcome, probedShop } from "../../../tests/fixtures/probed-shop";
import { prefetchCheckouts } from "./prefetch-checkout";

probedShop();
const asked: string[] = [];
let stop = () => {};

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal("fetch", (request: Request | string) => {
    asked.push(new URL(typeof request === "string" ? request : request.url, "http://shop.test").pathname);
    return Promise.resolve(Response.json({}, { status: 500 }));
  });
  useLocationStore.setState({ zoneId: "[1]", position: { lat: 1, lng: 1 }, text: "Quay" });
  useModuleStore.setState({ module: { id: 1, module_type: "food", module_name: "Food", slug: "food" } });
  useCart.setState({ carts: {} });
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

const start = () => {
  stop = prefetchCheckouts(new QueryClient({ defaultOptions: { queries: { retry: false } } }));
};

const addLineOf = (storeId: number) =>
  useCart.setState({
    // No more of a line is read than whose it is.
    carts: { 1: { lines: [{ storeId } as StoredCartLine], waitingFor: null } },
  });

describe("the store of a cart that was begun", () => {
  it.each([
    ["with a good network", () => reportOutcome(outcome("answered"))],
    ["with a slow one", reportSlowRequest],
  ])("is read for the checkout %s", async (_network, happens) => {
    happens();
    start();
    addLineOf(12);
    await vi.waitFor(() => expect(asked).toEqual(["/api/v1/stores/details/12"]));
  });

  it("is read when there is a network again", async () => {
    reportOutcome(outcome("network"));
    await vi.waitUntil(() => connectivity() === "unreachable", { timeout: 10_000 });
    start();
    addLineOf(12);
    await vi.advanceTimersByTimeAsync(10);
    expect(asked).toEqual([]);
    reportOutcome(outcome("answered"));
    await vi.waitFor(() => expect(asked).toEqual(["/api/v1/stores/details/12"]));
  });
});
