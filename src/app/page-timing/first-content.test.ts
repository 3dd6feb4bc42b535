// @vitest-environment jsdom
import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

async function watched(prefetchItemDialog?: () => Promise<unknown>) {
  const { firstContent, watchFirstContent } = await import("./first-content");
  const { removeFirstScreen } = await import("@/boot/first-screen");
  const queryClient = new QueryClient();
  const state = { isThere: false };
  void firstContent.then(() => {
    state.isThere = true;
  });
  watchFirstContent(queryClient, prefetchItemDialog);
  return { queryClient, removeFirstScreen, state };
}

it("the first content is there when the first screen is gone and no response is awaited", async () => {
  const { queryClient, removeFirstScreen, state } = await watched();
  let respond = (_: string) => {};
  void queryClient.fetchQuery({
    queryKey: ["stores"],
    queryFn: () => new Promise<string>((resolve) => (respond = resolve)),
  });
  await vi.advanceTimersByTimeAsync(1_000);
  removeFirstScreen();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(state.isThere).toBe(false);
  respond("stores");
  await vi.advanceTimersByTimeAsync(200);
  expect(state.isThere).toBe(true);
});

it("the wait for it has a time limit", async () => {
  const { state } = await watched();
  await vi.advanceTimersByTimeAsync(11_900);
  expect(state.isThere).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect(state.isThere).toBe(true);
});

it("what is pressed first comes before the rest, but does not hold it up for long", async () => {
  const { removeFirstScreen, state } = await watched(() => new Promise(() => {}));
  removeFirstScreen();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(state.isThere).toBe(false);
  await vi.advanceTimersByTimeAsync(500);
  expect(state.isThere).toBe(true);
});

it("what was pressed is seen before the rest begins", async () => {
  let rest = () => {};
  vi.stubGlobal("requestIdleCallback", (work: () => void) => (rest = work));
  const { removeFirstScreen, state } = await watched();
  removeFirstScreen();
  await vi.advanceTimersByTimeAsync(500);
  expect(state.isThere).toBe(false);
  rest();
  await vi.advanceTimersByTimeAsync(0);
  expect(state.isThere).toBe(true);
  vi.unstubAllGlobals();
});

it("the rest comes also where the first press could not be loaded", async () => {
  const { removeFirstScreen, state } = await watched(() => Promise.reject(new Error("no network")));
  removeFirstScreen();
  await vi.advanceTimersByTimeAsync(300);
  expect(state.isThere).toBe(true);
});

it("each of what comes after it has an idle period of its own, one after the other", async () => {
  const callbacks: (() => void)[] = [];
  vi.stubGlobal("requestIdleCallback", (work: () => void) => callbacks.push(work));
  const { removeFirstScreen } = await watched();
  const { nextIdlePeriod } = await import("./first-content");
  const begun: string[] = [];
  for (const part of ["outbox", "footer", "bar"]) void nextIdlePeriod().then(() => begun.push(part));
  removeFirstScreen();
  await vi.advanceTimersByTimeAsync(500);
  const seen: number[] = [];
  while (callbacks.length > 0) {
    expect(callbacks).toHaveLength(1);
    callbacks.shift()?.();
    await vi.advanceTimersByTimeAsync(0);
    seen.push(begun.length);
  }
  // The first is the one that the first content itself waits for.
  expect(seen).toEqual([0, 1, 2, 3]);
  expect(begun).toEqual(["outbox", "footer", "bar"]);
  vi.unstubAllGlobals();
});
