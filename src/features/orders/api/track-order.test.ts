// @vitest-environment jsdom
import { focusManager, QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { configureHttp } from "@/platform/http/client";
import { trackedOrderQuery } from "./track-order";

let status: string;
let asked: number[];
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  status = "picked_up";
  asked = [];
  configureHttp({ baseUrl: "https://shop.test", headers: () => ({ token: "secret" }) });
  vi.spyOn(globalThis, "fetch").mockImplementation(async () => {
    asked.push(Math.round(Date.now() / 1_000));
    return Response.json({ id: 7, order_status: status, order_type: "delivery" });
  });
  const query = trackedOrderQuery("customer:1", { orderId: 7, contact: null });
  stop = new QueryObserver(new QueryClient(), query as never).subscribe(() => {});
});
afterEach(() => {
  stop();
  focusManager.setFocused(undefined);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("a running order is asked for every 10 s, and no more once it is closed", async () => {
  await vi.advanceTimersByTimeAsync(25_000);
  expect(asked).toEqual([0, 10, 20]);
  status = "delivered";
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toEqual([0, 10, 20, 30]);
});

it("nothing is asked while the page is hidden", async () => {
  await vi.advanceTimersByTimeAsync(5_000);
  focusManager.setFocused(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toEqual([0]);
});
