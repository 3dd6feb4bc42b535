import { describe, expect, it } from "vitest";
import { arrivalFrom, arrivalInSlot, arrivalOfOrder, ifSoon, readyFrom, type StepTimes } from "./arrival";

const at = (time: string) => Date.parse(`2026-03-04T${time}:00Z`);
const clock = (instant: number) => new Date(instant).toISOString().slice(11, 16);
const told = (arrival: { from: number; to: number } | null) =>
  arrival && `${clock(arrival.from)} to ${clock(arrival.to)}`;

const minutes = { min: 20, max: 30 };
const none: StepTimes = { placed: null, confirmed: null, handover: null, onTheWay: null, scheduled: null };

describe("an order that is placed now", () => {
  it.each([
    ["18:00", minutes, "18:20 to 18:30"],
    ["18:03", minutes, "18:20 to 18:35"],
    ["18:02", { min: 20, max: 20 }, "18:20 to 18:25"],
    ["18:00", { min: 20, max: 20 }, "18:20 to 18:25"],
    ["23:50", minutes, "00:10 to 00:20"],
  ])("at %s arrives within the store's minutes, in whole five minutes", (now, times, expected) =>
    expect(told(arrivalFrom(at(now), times))).toBe(expected),
  );

  it("has no time where the store names none", () =>
    expect(arrivalFrom(at("18:00"), { min: 0, max: 0 })).toBeNull());
});

it("an order that is placed now can be collected once it is made, without the way to the door", () => {
  expect(told(readyFrom(at("18:00"), minutes))).toBe("18:10 to 18:20");
  expect(readyFrom(at("18:00"), { min: 0, max: 0 })).toBeNull();
});

it("an order for later arrives in its slot, half an hour where nobody says how long that is", () => {
  expect(told(arrivalInSlot(at("19:00"), 45))).toBe("19:00 to 19:45");
  expect(told(arrivalInSlot(at("19:00"), 0))).toBe("19:00 to 19:30");
});

describe("a clock time", () => {
  const slot = arrivalInSlot(at("19:00"), 30);

  it("tells what comes within twelve hours", () =>
    expect(told(ifSoon(slot, at("08:00")))).toBe("19:00 to 19:30"));

  it.each([
    ["a slot of tomorrow", slot, at("19:00") - 24 * 3_600_000],
    ["days", arrivalFrom(at("18:00"), { min: 1440, max: 2880 }), at("18:00")],
    ["nothing", null, at("18:00")],
  ])("does not tell %s", (_, arrival, now) => expect(ifSoon(arrival, now)).toBeNull());
});

describe("the arrival of an order under way", () => {
  const arrival = (times: Partial<StepTimes>, now = "18:01") =>
    told(arrivalOfOrder({ ...none, ...times }, minutes, at(now)));
  const placed = at("18:00");

  it("is counted from when it was placed", () => expect(arrival({ placed })).toBe("18:20 to 18:30"));

  it("moves when the store confirms late", () =>
    expect(arrival({ placed, confirmed: at("18:15") }, "18:16")).toBe("18:35 to 18:45"));

  it("comes closer when it is handed over and when it is on the way", () => {
    const steps = { placed, confirmed: at("18:05"), handover: at("18:10") };
    expect(arrival(steps, "18:11")).toBe("18:20 to 18:25");
    expect(arrival({ ...steps, onTheWay: at("18:12") }, "18:13")).toBe("18:20 to 18:25");
  });

  it("is its slot for an order for later, until it is on the way", () => {
    const scheduled = at("20:00");
    expect(arrival({ placed, scheduled })).toBe("20:00 to 20:30");
    expect(arrival({ placed, scheduled, onTheWay: at("19:45") }, "19:46")).toBe("19:50 to 20:00");
  });

  it("is now for what is late, and does not end in the past", () =>
    expect(arrival({ placed }, "19:02")).toBe("19:00 to 19:10"));

  it("is none for what is more than an hour late: nobody knows when it comes", () => {
    expect(arrival({ placed }, "19:29")).toBe("19:25 to 19:35");
    expect(arrival({ placed }, "19:31")).toBeNull();
  });

  it("is when it is ready for who collects it, and none once it is", () => {
    expect(arrival({ placed, collected: true })).toBe("18:10 to 18:20");
    expect(arrival({ placed, handover: at("18:12"), collected: true }, "18:13")).toBeNull();
  });

  it("is none without times", () => expect(arrival({})).toBeNull());
});
