import { randomUUID } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import type { PrescriptionOrder } from "@/contract";
import { moduleZones, orders, stores } from "../../db/schema";
import { cleanUp } from "../../services/maintenance/clean-up";
import { advanceOrder } from "../../services/orders/advance-order";
import { openPrescriptionCalls, paper } from "../../testing/prescriptions";
import { openShopServer } from "../../testing/shop-server";
import { newCustomer, newGuest } from "../../testing/shoppers";

// Its own folder, whose photos are counted.
const dataFolder = mkdtempSync(join(tmpdir(), "prescriptions-"));
const open = await openShopServer({
  dataFolder,
  openOrders: { guest: 3, customer: 5, phone: 50, address: 50 },
});
const { server, shop, readOrders, trackOrder, countOrders, withSetting } = open;
const { send, order } = await openPrescriptionCalls(open);
const { database } = server.context;
afterAll(async () => {
  await server.close();
  rmSync(dataFolder, { recursive: true });
});

const photosOnDisk = () => {
  try {
    return readdirSync(join(dataFolder, "photos")).length;
  } catch {
    return 0;
  }
};

const details = async (who: { guest?: number; token?: string | null }, id: number) =>
  (await server.call("GET", "/customer/order/details", { ...who, query: { order_id: id } })).body;

async function withMarket(changes: Partial<typeof stores.$inferInsert>, work: () => Promise<void>) {
  const [before] = await database.select().from(stores).where(eq(stores.id, shop.market));
  await database.update(stores).set(changes).where(eq(stores.id, shop.market));
  try {
    await work();
  } finally {
    if (before) await database.update(stores).set(before).where(eq(stores.id, shop.market));
  }
}

describe("an order by prescription", () => {
  it("is placed by a guest with photos alone, and is one order object without a price", async () => {
    const guest = await newGuest(server);
    const sent = await send(guest, { photos: [await paper(), await paper(), await paper()] });
    expect([sent.status, sent.body.total_ammount, sent.body.status]).toEqual([200, 0, "pending"]);
    const shown = (await details(guest, sent.body.order_id)) as PrescriptionOrder;
    expect(Array.isArray(shown)).toBe(false);
    expect(shown).toMatchObject({
      id: sent.body.order_id,
      prescription_order: true,
      prescription_state: "waiting",
      agree_until: null,
      order_amount: 0,
      dm_tips: 1,
      distance: 2,
      order_type: "delivery",
      order_note: "No sugar, please",
      details: [],
      is_guest: true,
    });
    expect(shown.order_attachment_full_url).toHaveLength(3);
    const running = await readOrders(guest, "running-orders");
    expect(running.orders.map(({ id, prescription_state }) => [id, prescription_state])).toEqual([
      [sent.body.order_id, "waiting"],
    ]);
  });

  it("is placed by a customer, who need not name themselves again", async () => {
    const customer = await newCustomer(server);
    const id = await order(customer, {
      changes: { contact_person_name: null, contact_person_number: null, contact_person_email: null },
    });
    const tracked = await trackOrder(customer, id);
    expect(tracked.delivery_address).toMatchObject({
      contact_person_name: "Alan Turing",
      contact_person_number: customer.phone,
      contact_person_email: customer.email,
    });
  });

  it("takes the fields that newer backends ask for, and a take-away", async () => {
    const guest = await newGuest(server);
    const id = await order(guest, {
      changes: { order_type: "take_away", payment_method: "cash_on_delivery", order_amount: 0 },
    });
    expect(await trackOrder(guest, id)).toMatchObject({ order_type: "take_away", dm_tips: 0, distance: 0 });
  });

  it("is placed once under its key, with its photos kept once", async () => {
    const guest = await newGuest(server);
    const before = photosOnDisk();
    const key = randomUUID();
    const first = await send(guest, { key });
    const again = await send(guest, { key });
    expect([first.status, again.body, again.headers["idempotent-replayed"]]).toEqual([
      200,
      first.body,
      "true",
    ]);
    expect(photosOnDisk()).toBe(before + 1);
    expect((await readOrders(guest, "running-orders")).total_size).toBe(1);
  });

  it("does not go on before the shopper has agreed", async () => {
    const guest = await newGuest(server);
    const id = await order(guest);
    await expect(advanceOrder(server.context, id)).rejects.toMatchObject({
      refusal: "prescription_unagreed",
    });
  });

  it("is nobody else's: neither its photos nor its details", async () => {
    const guest = await newGuest(server);
    const id = await order(guest);
    const other = await newGuest(server);
    const seen = await trackOrder(other, id);
    expect([seen.id, seen.order_attachment_full_url]).toEqual([id, []]);
    const query = { order_id: id };
    expect((await server.call("GET", "/customer/order/details", { ...other, query })).status).toBe(404);
  });
});

describe("what is refused, and nothing is kept of it", () => {
  const other = Buffer.from("<svg onload=alert(1)>");
  it.each([
    ["no photo", { photos: [] }, 403, ["order_attachment"]],
    ["a fourth photo", async () => ({ photos: Array(4).fill(await paper()) }), 403, ["image"]],
    ["a photo that is none", { photos: [other] }, 403, ["image"]],
    ["a photo of 3 MB", { photos: [Buffer.alloc(3_000_000, 1)] }, 403, ["image"]],
    ["no store", { changes: { store_id: null } }, 403, ["store_id"]],
    ["no distance", { changes: { distance: null } }, 403, ["distance"]],
    ["no address", { changes: { address: null } }, 403, ["address"]],
    ["an address of blanks", { changes: { address: "   " } }, 403, ["address"]],
    ["no longitude", { changes: { longitude: null } }, 403, ["longitude"]],
    ["no latitude", { changes: { latitude: null } }, 403, ["latitude"]],
    [
      "four missing fields at once",
      { changes: { store_id: null, address: null, latitude: null, longitude: null } },
      403,
      ["store_id", "address", "latitude", "longitude"],
    ],
    ["a point that is none", { changes: { latitude: "here", longitude: "there" } }, 403, ["latitude"]],
    ["a guest without a name", { changes: { contact_person_name: null } }, 403, ["contact_person_name"]],
    [
      "a guest without a number",
      { changes: { contact_person_number: null } },
      403,
      ["contact_person_number"],
    ],
    ["a place outside", { changes: { latitude: "40", longitude: "40" } }, 403, ["zone"]],
    ["a tip of a fortune", { changes: { dm_tips: 101 } }, 403, ["dm_tips"]],
    ["a store of another module", async () => ({ changes: { store_id: shop.kitchen } }), 403, ["store"]],
    ["another total than nothing", { headers: { "x-expected-total": "5" } }, 409, ["order_amount"]],
    ["a deadline that is over", { headers: { "x-order-deadline": "1" } }, 409, ["order_expired"]],
  ])("%s", async (_, form, status, codes) => {
    const guest = await newGuest(server);
    const before = [photosOnDisk(), await countOrders()];
    const sent = await send(guest, typeof form === "function" ? await form() : form);
    const errors: { code: string; message: string }[] = sent.body.errors;
    expect([sent.status, errors.map(({ code }) => code)]).toEqual([status, codes]);
    for (const { message } of errors) expect(message).not.toBe("");
    expect([photosOnDisk(), await countOrders()]).toEqual(before);
  });

  it("where the shop, the store or its hours do not allow it", async () => {
    const guest = await newGuest(server);
    await withSetting("prescription_order_status", false, true, async () => {
      expect((await send(guest)).code).toBe("prescription");
    });
    await withMarket({ prescriptionOrder: false }, async () => {
      expect((await send(guest)).code).toBe("prescription");
    });
    await withMarket({ active: false }, async () => {
      expect((await send(guest)).code).toBe("order_time");
    });
    await withMarket({ delivery: false }, async () => {
      expect((await send(guest)).code).toBe("order_type");
    });
    await withSetting("guest_checkout_status", 0, 1, async () => {
      expect((await send(guest)).code).toBe("is_guest");
    });
    expect((await send(guest)).status).toBe(200);
  });

  it("from a guest with too many open orders", async () => {
    const guest = await newGuest(server);
    for (let count = 0; count < 3; count += 1) await order(guest);
    const sent = await send(guest);
    expect([sent.status, sent.code]).toEqual([403, "open_orders"]);
  });

  it("without anybody, and with an unknown guest", async () => {
    expect((await send({})).status).toBe(401);
    expect((await send({ guest: 1 })).status).toBe(401);
  });

  it("as JSON, which brings no photos", async () => {
    const guest = await newGuest(server);
    const response = await server.call("POST", "/customer/order/prescription/place", {
      ...guest,
      module: shop.grocery,
      body: { store_id: shop.market, distance: 1, address: "A", latitude: "0.06", longitude: "0.06" },
    });
    expect([response.status, response.errors[0]?.code]).toEqual([403, "order_attachment"]);
  });
});

describe("photos of a prescription leave the disk", () => {
  it("a month after the order was over", async () => {
    const guest = await newGuest(server);
    const id = await order(guest);
    const [url = ""] = (await trackOrder(guest, id)).order_attachment_full_url;
    const old = new Date(server.clock.now().getTime() - 31 * 86_400_000);
    await database.update(orders).set({ updatedAt: old }).where(eq(orders.id, id));
    await cleanUp(server.context);
    expect((await server.inject({ url })).statusCode).toBe(200);
    await database.update(orders).set({ status: "canceled" }).where(eq(orders.id, id));
    await cleanUp(server.context);
    expect((await server.inject({ url })).statusCode).toBe(404);
  });
});

describe("cash above the zone's limit, and none at all", () => {
  it("does not keep anybody from sending a prescription", async () => {
    await database
      .update(moduleZones)
      .set({ maximumCashOrder: 1 })
      .where(eq(moduleZones.moduleId, shop.grocery));
    const guest = await newGuest(server);
    expect((await send(guest)).status).toBe(200);
    await database
      .update(moduleZones)
      .set({ maximumCashOrder: 20_000 })
      .where(eq(moduleZones.moduleId, shop.grocery));
  });
});
