import { describe, expect, it } from "vitest";
import { orderNowProblem, orderSlots } from "./order-slots";
import type { ShopTime } from "./shop-time";
import { utc, zoneOfChanges } from "./time-zone";

/** A Saturday, 12:50. */
const now = Date.parse("2026-11-21T12:50:00Z");
const shopNow: ShopTime = { day: 6, minute: 12 * 60 + 50, date: "2026-11-21" };
const everyDay = (opening_time: string, closing_time: string) =>
  [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, opening_time, closing_time }));
const item = (starts: string, ends: string) => ({
  available_time_starts: starts,
  available_time_ends: ends,
});
const demand = {
  hours: everyDay("10:00:00", "15:00:00"),
  items: [],
  now,
  timeZone: utc,
  slotMinutes: 30,
  leadMinutes: 0,
};
const times = (days: ReturnType<typeof orderSlots>, index: number) =>
  days[index]?.slots.map((slot) => slot.time);

describe("the slots that an order can be asked for", () => {
  it("lie within the store's hours and after now", () => {
    const days = orderSlots(demand);
    expect(times(days, 0)).toEqual(["13:00", "13:30", "14:00", "14:30"]);
    expect(times(days, 1)?.[0]).toBe("10:00");
    expect(days).toHaveLength(7);
    expect(days[0]?.slots[0]).toEqual({ value: "2026-11-21 13:00", time: "13:00", startsAt: now + 600_000 });
  });

  it("start after the store's preparation time", () => {
    expect(times(orderSlots({ ...demand, leadMinutes: 60 }), 0)).toEqual(["14:00", "14:30"]);
  });

  it("go over the end of a month and of the week", () => {
    const days = orderSlots({ ...demand, now: Date.parse("2026-11-30T12:50:00Z") });
    expect(days.map((day) => day.date).slice(0, 2)).toEqual(["2026-11-30", "2026-12-01"]);
    const sundaysOnly = orderSlots({
      ...demand,
      hours: [{ day: 0, opening_time: "10:00:00", closing_time: "11:00:00" }],
    });
    expect(sundaysOnly.map((day) => [day.date, day.inDays])).toEqual([["2026-11-22", 1]]);
  });

  it("leave out times when an item of the order is not sold", () => {
    const breakfast = item("07:00:00", "11:00:00");
    const days = orderSlots({ ...demand, items: [breakfast] });
    expect(days[0]?.inDays).toBe(1);
    expect(times(days, 0)).toEqual(["10:00", "10:30", "11:00"]);
  });

  it("go through the night where the store is open", () => {
    const days = orderSlots({ ...demand, hours: everyDay("22:00:00", "01:00:00"), slotMinutes: 60 });
    expect(times(days, 0)).toEqual(["22:00", "23:00"]);
    expect(times(days, 1)).toEqual(["00:00", "22:00", "23:00"]);
  });

  it("are half hours where the operator named no length", () => {
    expect(times(orderSlots({ ...demand, slotMinutes: 0 }), 0)?.slice(0, 2)).toEqual(["13:00", "13:30"]);
  });
});

describe("why an order for now is refused", () => {
  const store = {
    active: true,
    open: 1,
    schedules: everyDay("10:00:00", "15:00:00"),
  } as unknown as Parameters<typeof orderNowProblem>[0];

  it("is nothing in an open store", () => expect(orderNowProblem(store, [], shopNow)).toBeNull());

  it("is a closed store, by its hours or by its owner", () => {
    expect(orderNowProblem(store, [], { ...shopNow, minute: 16 * 60 })).toBe("closed");
    expect(orderNowProblem({ ...store, active: false }, [], shopNow)).toBe("closed");
  });

  it("is a dish that is not sold now", () =>
    expect(orderNowProblem(store, [item("07:00:00", "11:00:00")], shopNow)).toBe("items"));

  it("is nothing for an open store without hours", () =>
    expect(orderNowProblem({ ...store, schedules: [] }, [], shopNow)).toBeNull());

  it("is what the server said about the store while the shop's clock is not known", () =>
    expect(orderNowProblem({ ...store, open: 0 }, [], null)).toBe("closed"));
});

describe("the slots of a night in which clocks change", () => {
  const allDay = everyDay("00:00:00", "23:59:59");
  const change = (from: string, minutes: number) => ({ from: Date.parse(from), minutes });
  const berlin = zoneOfChanges([change("2026-03-29T01:00:00Z", 120), change("2026-10-25T01:00:00Z", 60)], 60);
  const night = (at: string, timeZone = berlin, index = 0) =>
    orderSlots({ ...demand, hours: allDay, now: Date.parse(at), timeZone })
      [index]?.slots.filter(({ time }) => time < "04:00")
      .map(({ time, startsAt }) => [time, new Date(startsAt).toISOString().slice(11, 16)]);

  it("leave out the hour that is skipped", () => {
    expect(night("2026-03-28T23:20:00Z")).toEqual([
      ["00:30", "23:30"],
      ["01:00", "00:00"],
      ["01:30", "00:30"],
      ["03:00", "01:00"],
      ["03:30", "01:30"],
    ]);
  });

  it("have the hour that is repeated once, the first time", () => {
    expect(night("2026-10-24T23:20:00Z")).toEqual([
      ["01:30", "23:30"],
      ["02:00", "00:00"],
      ["02:30", "00:30"],
      ["03:00", "02:00"],
      ["03:30", "02:30"],
    ]);
  });

  it("are over in the second of the two hours", () => {
    expect(night("2026-10-25T01:10:00Z")).toEqual([
      ["03:00", "02:00"],
      ["03:30", "02:30"],
    ]);
  });

  it("begin at one where midnight is skipped", () => {
    const cairo = zoneOfChanges([change("2026-04-23T22:00:00Z", 180)], 120);
    expect(night("2026-04-23T10:00:00Z", cairo, 1)?.[0]).toEqual(["01:00", "22:00"]);
  });

  it("keep the store's preparation time in hours that pass, not in hours on the clock", () => {
    const slots = orderSlots({
      ...demand,
      hours: allDay,
      now: Date.parse("2026-10-25T00:50:00Z"),
      timeZone: berlin,
      leadMinutes: 100,
    });
    expect(times(slots, 0)?.[0]).toBe("03:30");
  });
});
