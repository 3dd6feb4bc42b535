import { describe, expect, it } from "vitest";
import type { ShopTime } from "./availability";
import { orderNowProblem, orderSlots } from "./order-slots";

/** A Saturday, 12:50. */
const now: ShopTime = { day: 6, minute: 12 * 60 + 50, date: "2026-11-21" };
const everyDay = (opening_time: string, closing_time: string) =>
  [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, opening_time, closing_time }));
const item = (starts: string, ends: string) => ({
  available_time_starts: starts,
  available_time_ends: ends,
});
const demand = { hours: everyDay("10:00:00", "15:00:00"), items: [], now, slotMinutes: 30, leadMinutes: 0 };
const times = (days: ReturnType<typeof orderSlots>, index: number) =>
  days[index]?.slots.map((slot) => slot.time);

describe("the slots that an order can be asked for", () => {
  it("lie within the store's hours and after now", () => {
    const days = orderSlots(demand);
    expect(times(days, 0)).toEqual(["13:00", "13:30", "14:00", "14:30"]);
    expect(times(days, 1)?.[0]).toBe("10:00");
    expect(days).toHaveLength(7);
    expect(days[0]?.slots[0]).toEqual({ value: "2026-11-21 13:00", time: "13:00", inMinutes: 10 });
  });

  it("start after the store's preparation time", () => {
    expect(times(orderSlots({ ...demand, leadMinutes: 60 }), 0)).toEqual(["14:00", "14:30"]);
  });

  it("go over the end of a month and of the week", () => {
    const days = orderSlots({ ...demand, now: { ...now, date: "2026-11-30" } });
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

  it("is nothing in an open store", () => expect(orderNowProblem(store, [], now)).toBeNull());

  it("is a closed store, by its hours or by its owner", () => {
    expect(orderNowProblem(store, [], { ...now, minute: 16 * 60 })).toBe("closed");
    expect(orderNowProblem({ ...store, active: false }, [], now)).toBe("closed");
  });

  it("is a dish that is not sold now", () =>
    expect(orderNowProblem(store, [item("07:00:00", "11:00:00")], now)).toBe("items"));

  it("is nothing for an open store without hours", () =>
    expect(orderNowProblem({ ...store, schedules: [] }, [], now)).toBeNull());

  it("is what the server said about the store while the shop's clock is not known", () =>
    expect(orderNowProblem({ ...store, open: 0 }, [], null)).toBe("closed"));
});
