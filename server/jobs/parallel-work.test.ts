import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type RunningWork, startParallelWork } from "./parallel-work";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
});
afterEach(() => {
  vi.useRealTimers();
});

it("kinds of jobs take turns in asking, also after all were held up together", async () => {
  const polls: { kind: number; at: number }[] = [];
  let release = () => {};
  const heldUp = new Promise<void>((resolve) => {
    release = resolve;
  });
  const works: RunningWork[] = [0, 1, 2, 3].map((kind) =>
    startParallelWork({
      fetch: async () => {
        polls.push({ kind, at: performance.now() });
        await heldUp;
        return [];
      },
      run: async () => {},
      maxRunning: 1,
      pollIntervalMs: 1000,
      pollOffsetMs: kind * 250,
      onError: () => {},
    }),
  );
  await vi.advanceTimersByTimeAsync(400);
  release();
  polls.length = 0;
  await vi.advanceTimersByTimeAsync(3000);
  const times = polls.map(({ at }) => at);
  expect(polls.map(({ kind }) => kind)).toEqual([2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1]);
  for (const [index, at] of times.slice(1).entries()) expect(at - (times[index] ?? 0)).toBeCloseTo(250, 0);
  await Promise.all(works.map((work) => work.stop(1000)));
});
