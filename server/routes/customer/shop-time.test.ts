/** A shop in Casablanca, which has been at UTC for good since September 2026: Node 20 and older phones think otherwise. */
import { eq } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { isStoreOpen } from "@/domain/opening-hours";
import { orderSlots } from "@/domain/order-slots";
import { shopTime } from "@/domain/shop-time";
import { timeZoneOf } from "../../../src/platform/format/shop-time-zone";
import { orders, storeSchedules } from "../../db/schema";
import { openPrescriptionCalls } from "../../testing/prescriptions";
import { present } from "../../testing/present";
import { openShopServer } from "../../testing/shop-server";
import { fillCart, newCustomer, newGuest, place, plain } from "../../testing/shoppers";

const { server, shop, guestWithCart } = await openShopServer({ timeZone: "Africa/Casablanca" });
afterAll(() => server.close());
const { database } = server.context;

/** The kitchen's hours, every day. */
const openBetween = (opens: string, closes: string) =>
  database.update(storeSchedules).set({ opens, closes }).where(eq(storeSchedules.storeId, shop.kitchen));
const kitchen = async () =>
  present(
    (await server.call("GET", `/stores/details/${shop.kitchen}`, { module: shop.food, zone: [shop.zone] }))
      .body,
  );
const scheduledAt = async (id: number) =>
  (await database.select().from(orders).where(eq(orders.id, id)))[0]?.scheduledAt?.toISOString();
/** As the page computes it. */
const pageZone = async () => timeZoneOf((await server.call("GET", "/config")).body.timezone_offsets);

describe("a shop whose country changed its time this year", () => {
  it("hands the page its offsets", async () => {
    server.clock.set("2026-11-28T12:00:00Z");
    const { body } = await server.call("GET", "/config");
    expect(body.timezone).toBe("Africa/Casablanca");
    expect(body.timezone_offsets.slice(-2)).toEqual([
      { from: "2026-03-22T02:00:00Z", minutes: 60 },
      { from: "2026-09-20T01:00:00Z", minutes: 0 },
    ]);
    expect(body.timezone_offsets.length).toBeLessThan(9);
  });

  it.each([
    ["2026-11-28T08:59:00Z", false],
    ["2026-11-28T09:00:00Z", true],
    ["2026-11-28T16:59:00Z", true],
    ["2026-11-28T17:00:00Z", false],
    // Before the change the clock was an hour ahead of UTC.
    ["2026-09-18T07:59:00Z", false],
    ["2026-09-18T08:00:00Z", true],
    ["2026-09-18T16:00:00Z", false],
  ])("at %s says on the page, in SQL and at the order whether it is open", async (now, open) => {
    await openBetween("09:00:00", "17:00:00");
    server.clock.set(now);
    const store = await kitchen();
    expect(store.open).toBe(open ? 1 : 0);
    expect(isStoreOpen(store, shopTime(new Date(now), await pageZone()))).toBe(open);
    const ordered = await place(server, shop, await guestWithCart(plain(shop.soup)));
    expect([ordered.status, ordered.errors[0]?.code]).toEqual(open ? [200, undefined] : [403, "order_time"]);
    await openBetween("00:00:00", "23:59:59");
  });

  it("takes the slots that the page offers, and stores their instants", async () => {
    server.clock.set("2026-11-28T12:00:00Z");
    await openBetween("18:00:00", "20:00:00");
    const days = orderSlots({
      hours: (await kitchen()).schedules,
      items: [],
      now: server.clock.now().getTime(),
      timeZone: await pageZone(),
      slotMinutes: 60,
      leadMinutes: 0,
    });
    const slots = days.slice(0, 2).flatMap((day) => day.slots);
    expect(slots.map(({ value }) => value)).toEqual([
      "2026-11-28 18:00",
      "2026-11-28 19:00",
      "2026-11-29 18:00",
      "2026-11-29 19:00",
    ]);
    for (const { value, startsAt } of slots) {
      const guest = await guestWithCart(plain(shop.soup));
      const { body } = await place(server, shop, guest, { schedule_at: value });
      expect(await scheduledAt(body.order_id)).toBe(new Date(startsAt).toISOString());
      expect(new Date(startsAt).toISOString().slice(0, 16).replace("T", " ")).toBe(value);
    }
    await openBetween("00:00:00", "23:59:59");
  });

  it("mails the store and the shopper when it was ordered and for when, by the shop's clock", async () => {
    server.clock.set("2026-09-19T23:30:00Z");
    const customer = await newCustomer(server);
    await fillCart(server, customer, shop.food, plain(shop.soup));
    await server.runJobs();
    server.mails.length = 0;
    await place(server, shop, customer, { schedule_at: "2026-09-20 12:30" });
    await server.runJobs();
    expect(server.mails.map(({ to }) => to).sort()).toEqual([customer.email, "kitchen@shop.test"].sort());
    for (const { text } of server.mails) {
      expect(text).toContain("Placed: Sun, 20 September 2026, 00:30 (GMT+1)");
      expect(text).toContain("For: Sun, 20 September 2026, 12:30 (GMT)");
    }
  });
});

describe("the night of a change of clocks", () => {
  it.each([
    ["the repeated hour is the first of both", "2026-09-20 01:30", "2026-09-20T00:30:00.000Z"],
    ["before it", "2026-09-20 00:59", "2026-09-19T23:59:00.000Z"],
    ["after it", "2026-09-20 02:00", "2026-09-20T02:00:00.000Z"],
    ["an offset of its own says which", "2026-09-20T01:30:00+00:00", "2026-09-20T01:30:00.000Z"],
  ])("%s", async (_name, value, instant) => {
    server.clock.set("2026-09-19T20:00:00Z");
    const { body } = await place(server, shop, await guestWithCart(plain(shop.soup)), { schedule_at: value });
    expect(await scheduledAt(body.order_id)).toBe(instant);
  });

  it("refuses the repeated hour once its first is over, and an hour that is skipped", async () => {
    const refused = async (now: string, value: string) => {
      server.clock.set(now);
      const { errors } = await place(server, shop, await guestWithCart(plain(shop.soup)), {
        schedule_at: value,
      });
      return errors[0]?.code;
    };
    expect(await refused("2026-09-20T01:10:00Z", "2026-09-20 01:30")).toBe("order_time");
    expect(await refused("2026-03-21T20:00:00Z", "2026-03-22 02:30")).toBe("schedule_at");
  });

  it("tells the pharmacy the times of its prescriptions", async () => {
    // Before the change the clock was an hour ahead of UTC.
    server.clock.set("2026-09-18T10:00:00Z");
    const { order, ops, price } = await openPrescriptionCalls({ server, shop });
    const id = await order(await newGuest(server));
    expect(await ops()).toEqual([expect.stringMatching(/waiting .*2026-09-18 11:00 /)]);
    const [said] = await price(id, [{ name: "Drops", price: 8 }]);
    expect(said).toContain("may agree until 2026-09-18 11:15.");
    expect(await ops(String(id))).toContainEqual(expect.stringContaining("until 2026-09-18 11:15"));
  });
});
