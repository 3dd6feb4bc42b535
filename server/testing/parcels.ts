/** A parcel module in the small shop, and what a page sends to have a parcel brought. */
import type { PlacedOrder } from "@/contract";
import { modules, moduleZones, settings } from "../db/schema";
import { parcelCategoriesKey } from "../services/modules/parcel-categories";
import type { Shopper } from "./shoppers";
import type { SmallShop } from "./small-shop";
import type { TestRequest, TestResponse, TestServer } from "./test-server";

/** Categories of the parcel shop: one with prices of its own, one with the general ones. */
export const parcelCategories = { documents: 1, box: 2 } as const;

/** A second place in the zone, some kilometres away from `inside`. */
export const otherPlace = { lat: 0.02, lng: 0.02 };

/** Adds the module to both zones; returns its id. */
export async function addParcelModule({ context }: TestServer, shop: SmallShop): Promise<number> {
  const { database } = context;
  const [module] = await database
    .insert(modules)
    .values({ type: "parcel", slug: "parcel", name: "Parcel" })
    .returning();
  if (!module) throw new Error("No module was inserted.");
  for (const zoneId of [shop.zone, shop.cashlessZone]) {
    await database.insert(moduleZones).values({ zoneId, moduleId: module.id, maximumCashOrder: 20_000 });
  }
  await database.insert(settings).values([
    {
      key: parcelCategoriesKey,
      value: [
        {
          name: { en: "Documents", ar: "مستندات" },
          parcel_per_km_shipping_charge: 2,
          parcel_minimum_shipping_charge: 3,
        },
        { name: { en: "Box", ar: "صندوق" } },
      ],
    },
    { key: "parcel_per_km_shipping_charge", value: 4 },
    { key: "parcel_minimum_shipping_charge", value: 5 },
  ]);
  return module.id;
}

/** The receiver. */
export const receiver = (changes: Record<string, unknown> = {}): Record<string, unknown> => ({
  contact_person_name: "Alan Turing",
  contact_person_number: "+12025557654",
  address: "1 Bletchley Road",
  address_type: "Home",
  latitude: String(otherPlace.lat),
  longitude: String(otherPlace.lng),
  road: "",
  house: "",
  floor: "2",
  ...changes,
});

/** The request for a parcel of documents, paid by the sender in cash. */
export const parcel = (
  shop: SmallShop,
  changes: Record<string, unknown> = {},
  receiverChanges: Record<string, unknown> = {},
): Record<string, unknown> => ({
  order_type: "parcel",
  payment_method: "cash_on_delivery",
  distance: 0.1,
  address: "7 Quay Street",
  latitude: String(shop.inside.lat),
  longitude: String(shop.inside.lng),
  contact_person_name: "Grace Hopper",
  contact_person_number: "+12025553456",
  contact_person_email: "grace@shop.test",
  parcel_category_id: parcelCategories.documents,
  charge_payer: "sender",
  receiver_details: JSON.stringify(receiver({ zone_id: shop.zone, ...receiverChanges })),
  ...changes,
});

/** Places it; `more` changes headers. */
export function sendParcel(
  server: TestServer,
  shop: SmallShop,
  module: number,
  who: Shopper,
  body: Record<string, unknown> = parcel(shop),
  more: TestRequest = {},
): Promise<TestResponse<PlacedOrder>> {
  return server.call("POST", "/customer/order/place", { ...who, module, zone: [shop.zone], body, ...more });
}
