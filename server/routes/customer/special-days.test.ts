/** Dates on which a store has other hours: Christmas Eve until after midnight, Christmas closed, Boxing Day in two parts. */
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isItemStoreOpen } from "@/domain/item-availability";
import { isStoreOpen } from "@/domain/opening-hours";
import { orderSlots } from "@/domain/order-slots";
import { shopTime } from "@/domain/shop-time";
import { storeSchedules, storeSpecialDays } from "../../db/schema";
import { present } from "../../testing/present";
import { openShopServer } from "../../testing/shop-server";
import { place, plain } from "../../testing/shoppers";

const { server, shop, guestWithCart } = await openShopServer({ timeZone: "UTC" });
afterAll(() => server.close());
const { database } = server.context;
const utc = () => 0;
const asking = () => ({ module: shop.food, zone: [shop.zone] });
const kitchen = async () =>
  present((await server.call("GET", `/stores/details/${shop.kitchen}`, asking())).body);
const soup = async () => {
  const { body } = await server.call("GET", "/items/popular", {
    ...asking(),
    query: { limit: 50, offset: 1 },
  });
  return present(body.products.find(({ id }) => id === shop.soup));
};

beforeAll(async () => {
  await database
    .update(storeSchedules)
    .set({ opens: "09:00:00", closes: "17:00:00" })
    .where(eq(storeSchedules.storeId, shop.kitchen));
  // The items are kept in memory from here on; the days that follow have to be seen all the same.
  server.clock.set("2026-12-24T12:00:00Z");
  expect((await soup()).store_open).toBe(true);
  const day = (date: string, opens: string | null, closes: string | null) => ({
    storeId: shop.kitchen,
    date,
    opens,
    closes,
  });
  await database
    .insert(storeSpecialDays)
    .values([
      day("2026-12-24", "18:00:00", "02:00:00"),
      day("2026-12-25", null, null),
      day("2026-12-26", "10:00:00", "12:00:00"),
      day("2026-12-26", "14:00:00", "16:00:00"),
    ]);
});

describe("a store with special days", () => {
  it.each([
    ["2026-12-23T16:59:00Z", true, "2026-12-23T17:00"],
    ["2026-12-24T12:00:00Z", false, "2026-12-24T18:00"],
    ["2026-12-24T18:00:00Z", true, "2026-12-25T02:00"],
    ["2026-12-25T01:59:00Z", true, "2026-12-25T02:00"],
    ["2026-12-25T02:00:00Z", false, "2026-12-26T10:00"],
    ["2026-12-25T12:00:00Z", false, "2026-12-26T10:00"],
    ["2026-12-26T09:30:00Z", false, "2026-12-26T10:00"],
    ["2026-12-26T15:00:00Z", true, "2026-12-26T16:00"],
    ["2026-12-27T12:00:00Z", true, "2026-12-27T17:00"],
    ["2026-12-18T12:00:00Z", true, "2026-12-18T17:00"],
  ])("at %s says so of itself, of its items, in lists and at the order", async (now, open, changesAt) => {
    server.clock.set(now);
    const time = shopTime(new Date(now), utc);
    const store = await kitchen();
    expect([store.open === 1, isStoreOpen(store, time)]).toEqual([open, open]);
    const item = await soup();
    expect([item.store_open, item.store_changes_at]).toEqual([open, changesAt]);
    expect(isItemStoreOpen(item, time)).toBe(open);
    const listed = await server.call("GET", "/stores/get-stores/all", {
      ...asking(),
      query: { limit: 50, offset: 1, filter: "currently_open" },
    });
    expect(listed.body.stores.some(({ id }) => id === shop.kitchen)).toBe(open);
    const ordered = await place(server, shop, await guestWithCart(plain(shop.soup)));
    expect([ordered.status, ordered.errors[0]?.code]).toEqual(open ? [200, undefined] : [403, "order_time"]);
  });

  it("offers times of these days, and takes them", async () => {
    server.clock.set("2026-12-24T12:00:00Z");
    const store = await kitchen();
    const days = orderSlots({
      hours: store.schedules,
      items: [],
      now: server.clock.now().getTime(),
      timeZone: utc,
      slotMinutes: 60,
      leadMinutes: 0,
    });
    expect(days.slice(0, 3).flatMap(({ slots }) => slots.map(({ value }) => value))).toEqual([
      ...[18, 19, 20, 21, 22, 23].map((hour) => `2026-12-24 ${hour}:00`),
      "2026-12-25 00:00",
      "2026-12-25 01:00",
      ...[10, 11, 14, 15].map((hour) => `2026-12-26 ${hour}:00`),
    ]);
    const taken = async (schedule_at: string) =>
      (await place(server, shop, await guestWithCart(plain(shop.soup)), { schedule_at })).status;
    expect(await taken("2026-12-25 01:00")).toBe(200);
    expect(await taken("2026-12-26 14:00")).toBe(200);
    expect(await taken("2026-12-25 10:00")).toBe(403);
    expect(await taken("2026-12-26 13:00")).toBe(403);
  });

  it("names those from today on", async () => {
    server.clock.set("2026-12-25T12:00:00Z");
    expect((await kitchen()).special_days).toEqual([
      { date: "2026-12-25", windows: [] },
      {
        date: "2026-12-26",
        windows: [
          { opening_time: "10:00:00", closing_time: "12:00:00" },
          { opening_time: "14:00:00", closing_time: "16:00:00" },
        ],
      },
    ]);
  });
});
