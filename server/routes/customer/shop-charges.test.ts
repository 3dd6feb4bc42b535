import { and, eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { moduleZones } from "../../db/schema";
import { writeSetting } from "../../services/settings/settings";
import { openShopServer } from "../../testing/shop-server";
import { place, plain } from "../../testing/shoppers";

const { server, shop, guestWithCart, trackOrder } = await openShopServer();
afterAll(() => server.close());
const { database } = server.context;

const zoneAsks = (values: Partial<typeof moduleZones.$inferInsert>) =>
  database
    .update(moduleZones)
    .set({ chargeType: "distance", perKm: null, minimumCharge: null, maximumCharge: null, ...values })
    .where(and(eq(moduleZones.zoneId, shop.zone), eq(moduleZones.moduleId, shop.food)));

beforeEach(async () => {
  await writeSetting(database, "per_km_shipping_charge", 3);
  await writeSetting(database, "minimum_shipping_charge", 5);
});

/** The delivery charge of a placed order over two kilometres. */
async function charge(): Promise<number> {
  const guest = await guestWithCart(plain(shop.soup));
  const { body } = await place(server, shop, guest);
  return (await trackOrder(guest, body.order_id)).delivery_charge;
}

describe("the shop's own charges of deliveries", () => {
  it.each([
    ["count where the zone has none", {}, 6],
    ["do not change a kilometre's price of the zone, only its least charge", { perKm: 100 }, 5],
    ["do not change a least charge of the zone, only its kilometre", { minimumCharge: 800 }, 8],
    ["leave a zone's zero", { perKm: 0, minimumCharge: 0 }, 0],
    ["leave a fixed price", { chargeType: "fixed", fixedCharge: 150 }, 1.5],
  ])("%s", async (_name, values, expected) => {
    await zoneAsks(values);
    expect(await charge()).toBe(expected);
  });

  it("count in a zone without a row of the module, too", async () => {
    await database
      .delete(moduleZones)
      .where(and(eq(moduleZones.zoneId, shop.zone), eq(moduleZones.moduleId, shop.food)));
    expect(await charge()).toBe(6);
  });
});
