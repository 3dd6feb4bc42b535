// @vitest-environment jsdom
import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { reportOutcome, startConnectivity } from "@/platform/connectivity";
import { ApiError } from "@/platform/http/api-error";
import { outcome } from "../../../tests/fixtures/probed-shop";
import { refetchOnRecovery, secondRetryDelayMs } from "./refetch-on-recovery";

/** Trouble, and its end. */
const recover = () => {
  reportOutcome(outcome("network"));
  reportOutcome(outcome("answered"));
};

let queryClient: QueryClient;
let stop: () => void;
let stopWatching: () => void;
let asked: number;
let works: boolean;
let failure: Error;

beforeEach(async () => {
  vi.useFakeTimers();
  asked = 0;
  works = false;
  failure = new ApiError("network");
  stop = startConnectivity({ probe: async () => "online" });
  queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const observer = new QueryObserver(queryClient, {
    queryKey: ["stores"],
    queryFn: async () => {
      asked += 1;
      if (!works) throw failure;
      return "stores";
    },
  });
  stopWatching = observer.subscribe(() => {});
  await vi.advanceTimersByTimeAsync(10);
});
afterEach(() => {
  stopWatching();
  stop();
  vi.useRealTimers();
});

describe("after a network problem", () => {
  beforeEach(() => refetchOnRecovery(queryClient));

  it("what failed is requested again at once", async () => {
    works = true;
    recover();
    await vi.advanceTimersByTimeAsync(10);
    expect(asked).toBe(2);
  });
  it("what keeps failing is requested with growing delays, however often other calls succeed", async () => {
    for (let step = 0; step < 60; step += 1) {
      recover();
      await vi.advanceTimersByTimeAsync(1_000);
    }
    expect(asked).toBeGreaterThanOrEqual(4);
    expect(asked).toBeLessThanOrEqual(6);
  });
  it("a delayed retry runs without another recovery", async () => {
    recover();
    await vi.advanceTimersByTimeAsync(10);
    works = true;
    recover();
    await vi.advanceTimersByTimeAsync(secondRetryDelayMs);
    expect(asked).toBe(3);
  });
});

describe("a network that was back before the recovery was loaded", () => {
  const loadLate = async () => {
    refetchOnRecovery(queryClient);
    await vi.advanceTimersByTimeAsync(10);
  };

  it("has what failed requested again", async () => {
    recover();
    works = true;
    await loadLate();
    expect(asked).toBe(2);
  });
  it("changes nothing about what the shop itself refused", async () => {
    failure = new ApiError("refused", { status: 404 });
    await queryClient.refetchQueries();
    recover();
    works = true;
    await loadLate();
    expect(asked).toBe(2);
  });
  it("is waited for where it is still away", async () => {
    reportOutcome(outcome("network"));
    works = true;
    refetchOnRecovery(queryClient);
    expect(asked).toBe(1);
    await vi.advanceTimersByTimeAsync(10);
    expect(asked).toBe(2);
  });
});
