import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type Interruptible, runAtOnce, runInSlices } from "./interruptible";

const stepMs = 2;
let now = 0;
let callbacks: (() => void)[] = [];
const idle = () => callbacks.shift()?.();

/** Steps of `stepMs` each, which are noted. */
function* steps(count: number, done: string[]): Interruptible<string> {
  try {
    for (let step = 1; step <= count; step += 1) {
      now += stepMs;
      done.push(`${step}`);
      yield;
    }
    return "finished";
  } finally {
    done.push("end");
  }
}

beforeEach(() => {
  now = 0;
  callbacks = [];
  vi.spyOn(performance, "now").mockImplementation(() => now);
  vi.stubGlobal("requestIdleCallback", (work: () => void) => callbacks.push(work));
  vi.stubGlobal("cancelIdleCallback", (handle: number) => delete callbacks[handle - 1]);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it("work is done in slices, and none of them takes the whole of a long idle period", () => {
  const done: string[] = [];
  const ended = vi.fn();
  runInSlices(steps(7, done), ended);
  expect(done).toEqual([]);
  idle();
  expect(done).toEqual(["1", "2", "3"]);
  idle();
  expect(done).toEqual(["1", "2", "3", "4", "5", "6"]);
  expect(ended).not.toHaveBeenCalled();
  idle();
  expect(ended).toHaveBeenCalledExactlyOnceWith("finished");
  expect(callbacks).toEqual([]);
});

it("what is given up lets go of what it has begun", () => {
  const done: string[] = [];
  const ended = vi.fn();
  const giveUp = runInSlices(steps(7, done), ended);
  idle();
  giveUp();
  idle();
  expect(done).toEqual(["1", "2", "3", "end"]);
  expect(ended).not.toHaveBeenCalled();
});

it("work is done at once where there is no time, and where the browser does not tell when it is idle", () => {
  const done: string[] = [];
  expect(runAtOnce(steps(7, done))).toBe("finished");
  expect(done).toHaveLength(8);
  vi.stubGlobal("requestIdleCallback", undefined);
  const ended = vi.fn();
  runInSlices(steps(7, done), ended);
  expect(ended).toHaveBeenCalledExactlyOnceWith("finished");
});
