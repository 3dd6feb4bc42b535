import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { brokenAnswers, type MapStandIn, openMapStandIn } from "../../testing/map-stand-in";
import { requestPace } from "./pace";
import { problemReporter } from "./report-problems";

let standIn: MapStandIn;
beforeAll(async () => {
  standIn = await openMapStandIn();
});
afterAll(() => standIn.close());

describe("a map service", () => {
  const faults = brokenAnswers.filter(([name]) => !["null", "a text", "a number"].includes(name));

  it.each(faults)("with %s is reported, without what was asked for", async (_, answer, status) => {
    standIn.problems.length = 0;
    standIn.answer = () => answer;
    expect((await standIn.ask("/search", { q: "Ada Stone" })).status).toBe(status);
    expect(standIn.problems).toHaveLength(1);
    expect(standIn.problems[0]).not.toContain("Ada");
  });

  it("is spoken of once a minute", () => {
    const said: string[] = [];
    const clock = { now: 0 };
    const report = problemReporter(
      "The place service",
      (line) => said.push(line),
      () => clock.now,
    );
    report("HTTP 502");
    clock.now = 59_000;
    report("HTTP 502");
    clock.now = 60_000;
    report("no answer in time");
    expect(said).toEqual([
      "The place service does not work: HTTP 502.",
      "The place service does not work: no answer in time.",
    ]);
  });
});

describe("the pace of requests", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: 0 }));
  afterEach(() => void vi.useRealTimers());

  it("lets so many a second leave, and refuses those whose turn would come too late", async () => {
    const pace = requestPace(1);
    expect(await pace()).toBe(true);
    // The clock stands still: the second waits a second, the third two, the fourth would wait three.
    const waiting = [pace(), pace()];
    expect(await pace()).toBe(false);
    vi.setSystemTime(3000);
    expect(await Promise.all(waiting)).toEqual([true, true]);
    expect(await pace()).toBe(true);
  });
});
