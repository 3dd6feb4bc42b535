// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import { leavePage } from "./leave-page";

const shown = (persisted: boolean) => dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));

afterEach(() => vi.restoreAllMocks());

it("goes on once the page is shown again as it was, and not before", async () => {
  // jsdom goes nowhere, and says so.
  vi.spyOn(console, "error").mockImplementation(() => {});
  let isBack = false;
  const left = leavePage("https://bank.test/pay").then(() => {
    isBack = true;
  });
  shown(false);
  await Promise.resolve();
  expect(isBack).toBe(false);
  shown(true);
  await left;
  expect(isBack).toBe(true);
});

it("goes on where the browser does not leave, but not while the page is away", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.useFakeTimers();
  const ends: string[] = [];
  void leavePage("https://bank.test/stopped").then(() => ends.push("stopped"));
  await vi.advanceTimersByTimeAsync(31_000);
  expect(ends).toEqual(["stopped"]);
  void leavePage("https://bank.test/left").then(() => ends.push("left"));
  dispatchEvent(new Event("pagehide"));
  await vi.advanceTimersByTimeAsync(31_000);
  expect(ends).toEqual(["stopped"]);
  shown(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(ends).toEqual(["stopped", "left"]);
  vi.useRealTimers();
});
