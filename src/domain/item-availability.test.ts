import { describe, expect, it } from "vitest";
import { isItemAvailable, isItemStoreOpen, itemBuyability } from "./item-availability";

const at = (day: number, time: string) => {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return { day, minute: hour * 60 + minute, date: "2026-05-10" };
};
const always = { available_time_starts: "10:00:00", available_time_ends: "14:00:00" };

describe("windows", () => {
  it.each([
    ["09:59", false],
    ["10:00", true],
    ["14:00", true],
    ["14:01", false],
  ])("10 to 14 at %s is %s", (time, open) => expect(isItemAvailable(always, at(1, time))).toBe(open));
  it("unreadable times never close", () => {
    expect(isItemAvailable({ available_time_starts: "", available_time_ends: "x" }, at(0, "03:00"))).toBe(
      true,
    );
  });
  it("a campaign's days count too", () => {
    const campaign = { ...always, available_date_starts: "2026-05-11", available_date_ends: "2026-05-12" };
    expect(isItemAvailable(campaign, at(1, "12:00"))).toBe(false);
  });
  it("outside its window an item is for later only when scheduling is allowed", () => {
    expect(itemBuyability({ ...always, schedule_order: true }, at(1, "20:00"))).toBe("later");
    expect(itemBuyability({ ...always, schedule_order: false }, at(1, "20:00"))).toBe("unavailable");
    expect(itemBuyability({ ...always, schedule_order: false }, at(1, "12:00"))).toBe("now");
  });
});

describe("whether an item's store is open", () => {
  const at = (date: string, time: string) => ({
    day: 1,
    date,
    minute: Number(time.slice(0, 2)) * 60 + Number(time.slice(3)),
  });
  const open = { store_open: true, store_changes_at: "2026-11-23T22:00" };
  const closed = { store_open: false, store_changes_at: "2026-11-23T09:00" };
  it.each([
    [open, at("2026-11-23", "21:59"), true],
    [open, at("2026-11-23", "22:00"), false],
    [closed, at("2026-11-23", "08:59"), false],
    [closed, at("2026-11-23", "09:00"), true],
    [{ store_open: false, store_changes_at: null }, at("2026-11-25", "12:00"), false],
    [{}, at("2026-11-23", "12:00"), true],
    [closed, null, false],
  ])("%o at %o: %s", (item, now, expected) => expect(isItemStoreOpen(item, now)).toBe(expected));
  it("is not known of an item saved on an earlier day, which can be put into the cart", () =>
    expect(isItemStoreOpen(open, at("2026-11-24", "12:00"))).toBe(true));
});
