import { expect, it } from "vitest";
import { ApiError } from "../http/api-error";
import { maxPollIntervalMs, pollIntervalMs } from "./poll-interval";

const polled = () => {
  const query = { state: { error: null as Error | null, errorUpdateCount: 3 } };
  return {
    query,
    next: () => pollIntervalMs(query, 10_000),
    fail: (error: Error = new ApiError("network")) => {
      query.state = { error, errorUpdateCount: query.state.errorUpdateCount + 1 };
    },
    succeed: () => {
      query.state = { ...query.state, error: null };
    },
  };
};

it("is asked for half as often with each failure in a row, and as before once it responds", () => {
  const { next, fail, succeed } = polled();
  expect(next()).toBe(10_000);
  const waits = Array.from({ length: 6 }, () => {
    fail();
    return next();
  });
  expect(waits).toEqual([20_000, 40_000, 80_000, maxPollIntervalMs, maxPollIntervalMs, maxPollIntervalMs]);
  succeed();
  expect(next()).toBe(10_000);
  fail();
  expect(next()).toBe(20_000);
});

it("waits as long as the server asked for", () => {
  const { next, fail } = polled();
  next();
  fail(new ApiError("maintenance", { retryAfterMs: 300_000 }));
  expect(next()).toBe(300_000);
});
