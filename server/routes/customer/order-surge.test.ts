import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Order } from "@/contract";
import { orders, zones } from "../../db/schema";
import { addParcelModule, parcel, sendParcel } from "../../testing/parcels";
import { openShopServer } from "../../testing/shop-server";
import { newCustomer, place, plain, type Shopper } from "../../testing/shoppers";

const { server, shop, guestWithCart, trackOrder, withKitchen } = await openShopServer();
const module = await addParcelModule(server, shop);
afterAll(() => server.close());
const { database } = server.context;

const zoneAsks = (values: Partial<typeof zones.$inferInsert>) =>
  database.update(zones).set(values).where(eq(zones.id, shop.zone));
beforeEach(() =>
  zoneAsks({
    increasedFee: 2000,
    increasedFeeActive: true,
    increasedFeeMessage: "Heavy rain",
    translations: { ar: { increased_fee_message: "أمطار غزيرة" } },
  }),
);
afterEach(() => zoneAsks({ increasedFeeActive: false, increasedFeeMessage: null, translations: {} }));

const orderedSoup = async (changes = {}) => {
  const guest = await guestWithCart(plain(shop.soup));
  return { guest, id: (await place(server, shop, guest, changes)).body.order_id as number };
};
const readIn = async (language: "en" | "ar", guest: Shopper, id: number) => {
  const query = { order_id: id, contact_number: "+12025553456" };
  return (await server.call("GET", "/customer/order/track", { ...guest, language, query })).body as Order;
};

describe("what a zone adds to a delivery", () => {
  it("stays with the order, in every reader's language, when the zone has ended it", async () => {
    const { guest, id } = await orderedSoup();
    await zoneAsks({ increasedFeeActive: false, increasedFeeMessage: "Another day", translations: {} });
    expect(await readIn("en", guest, id)).toMatchObject({
      delivery_charge: 3,
      surge_percentage: 20,
      surge_reason: "Heavy rain",
    });
    expect((await readIn("ar", guest, id)).surge_reason).toBe("أمطار غزيرة");
  });

  it("is nothing for a store's own couriers, a take-away, and an order before the zone began", async () => {
    await withKitchen(
      { selfDelivery: true, perKm: 200, minimumCharge: 100, maximumCharge: null },
      async () => {
        const { guest, id } = await orderedSoup();
        expect(await trackOrder(guest, id)).toMatchObject({ surge_percentage: 0, surge_reason: null });
      },
    );
    await withKitchen({ takeAway: true }, async () => {
      const { guest, id } = await orderedSoup({ order_type: "take_away" });
      expect(await trackOrder(guest, id)).toMatchObject({ surge_percentage: 0, surge_reason: null });
    });
    await zoneAsks({ increasedFeeActive: false });
    const { guest, id } = await orderedSoup();
    expect(await trackOrder(guest, id)).toMatchObject({ surge_percentage: 0, surge_reason: null });
  });

  it.each([
    ["en", "Heavy rain", "\nDelivery fee (20% more at that time: Heavy rain): $3.00\n"],
    ["en", "", "\nDelivery fee (20% more at that time): $3.00\n"],
    ["ar", "Heavy rain", "رسوم التوصيل (زيادة 20% في ذلك الوقت: \u2068أمطار غزيرة\u2069)"],
  ] as const)(
    "is told in the mail of an order, in %s with the reason '%s'",
    async (language, reason, row) => {
      if (reason === "") await zoneAsks({ increasedFeeMessage: null, translations: {} });
      const guest = await guestWithCart(plain(shop.soup));
      await server.runJobs();
      server.mails.length = 0;
      const contact = `${language}${reason.length}@shop.test`;
      await place(server, shop, { ...guest, language } as Shopper, { contact_person_email: contact });
      await server.runJobs();
      expect(server.mails.find(({ to }) => to === contact)?.text).toContain(row);
    },
  );

  it("stays with a parcel", async () => {
    const customer = await newCustomer(server);
    const { body } = await sendParcel(server, shop, module, customer, parcel(shop));
    const [row] = await database.select().from(orders).where(eq(orders.id, body.order_id));
    expect(row?.surge).toEqual({
      percent: 2000,
      reason: "Heavy rain",
      translations: { ar: "أمطار غزيرة" },
    });
  });
});
