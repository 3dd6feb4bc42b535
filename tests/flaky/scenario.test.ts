import { describe, expect, it } from "vitest";
import { PAYMENT_WAYS } from "./payment-plan";
import { drawScenario, SPECIALS } from "./scenario";

const stories = Array.from({ length: 500 }, (_, seed) => drawScenario(seed, 5));
const count = (test: (story: (typeof stories)[number]) => boolean) => stories.filter(test).length;

describe("stories", () => {
  it("are the same for the same seed", () => expect(drawScenario(7, 5)).toEqual(drawScenario(7, 5)));

  it("have every kind of trouble at least two hundred times in five hundred", () => {
    expect(count((story) => story.twoTabs)).toBeGreaterThanOrEqual(200);
    expect(count((story) => story.tabKilled !== "never")).toBeGreaterThanOrEqual(200);
    expect(count((story) => story.twoDevices)).toBeGreaterThanOrEqual(200);
    // Stories about one order leave the clocks alone.
    expect(count((story) => story.clock !== "none")).toBeGreaterThanOrEqual(100);
    expect(count((story) => story.killOnWrite !== null)).toBeGreaterThanOrEqual(200);
    expect(count((story) => story.serverClock !== "never")).toBeGreaterThanOrEqual(200);
    expect(count((story) => story.twoDevices && story.twoBrowsers)).toBeGreaterThanOrEqual(70);
  });

  it("tell of every promise of its own in twenty runs, with the worker and without", () => {
    const twenty = stories.slice(100, 120).map(({ special, worker }) => `${special} ${worker}`);
    expect(new Set(twenty).size).toBe(2 * SPECIALS.length);
  });

  it("are paid online in every third story, in every way within thirty", () => {
    const paid = (from: number, to: number) =>
      stories.slice(from, to).flatMap(({ payment }) => (payment ? [payment] : []));
    expect(paid(0, 498)).toHaveLength(166);
    for (let from = 0; from < 470; from += 1)
      expect(new Set(paid(from, from + 30).map(({ way }) => way)).size).toBe(PAYMENT_WAYS.length);
    for (const message of ["now", "later", "twice", "never"])
      expect([message, paid(0, 500).some((plan) => plan.message === message)]).toEqual([message, true]);
    for (const comesBack of ["none", "lost", "answer-lost", "late"])
      expect([comesBack, paid(0, 500).some((plan) => plan.comesBack === comesBack)]).toEqual([
        comesBack,
        true,
      ]);
    expect(stories.filter(({ special, payment }) => special === "sign-in" && payment)).toEqual([]);
  });

  it("begin as a guest, and without an account's doings, where somebody signs in with their order", () => {
    for (const story of stories.filter(({ special }) => special === "sign-in"))
      expect([story.who, story.twoDevices, story.wishes, story.address]).toEqual([
        "guest-signs-in",
        false,
        0,
        false,
      ]);
  });

  it("give guests no account's doings", () => {
    for (const story of stories.filter(({ who }) => who === "guest"))
      expect([story.twoDevices, story.wishes, story.address]).toEqual([false, 0, false]);
  });
});
