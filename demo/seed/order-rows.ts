/** Past orders, priced by the shop's own rules. */
import type { DeliveryAddress, Item } from "@/contract";
import { deliveryCharge } from "@/domain/delivery-charge";
import { metersBetween, type Place } from "@/domain/distance";
import { toOrderLine } from "@/domain/order-lines";
import { orderTotal } from "@/domain/order-total";
import type { orders } from "../../server/db/schema";
import type { ShopView } from "../../server/seeding";
import {
  addressOf,
  type DemoOrder,
  type DemoStore,
  demoCoupons,
  demoCustomer,
  demoStores,
  demoVehicleBands,
  demoZoneModules,
  resolvePlace,
} from "../catalogue";
import { createRandom, seedFrom } from "../random";
import { zones } from "../town";
import type { DemoIds } from "./ids";
import { found, orderLineRows, pricedLines } from "./order-line-rows";
import { reachedAt } from "./order-times";
import type { SeedMoment } from "./seed-moment";

/** The demo customer's id. */
export const customerId = 1;
const taxIncluded = false;

interface HomeAddress {
  place: Place;
  text: string;
  row: (typeof demoCustomer.addresses)[number];
}

export const homes: readonly HomeAddress[] = demoCustomer.addresses.map((address) => {
  const place = resolvePlace(address.place);
  return { place, text: addressOf(place).en, row: address };
});

export const contact = {
  name: `${demoCustomer.firstName} ${demoCustomer.lastName}`,
  number: demoCustomer.phone,
  email: demoCustomer.email,
} as const;

function chargeOf(order: DemoOrder, store: DemoStore, meters: number): number {
  const terms = found(
    demoZoneModules,
    (row) => row.zone === store.place.zone && row.module === store.module,
    store.slug,
  );
  const zone = found(zones, (row) => row.key === store.place.zone, store.place.zone);
  if (order.type === "take_away") return 0;
  return deliveryCharge({
    distanceMeters: meters,
    zoneTariff: {
      type: terms.chargeType,
      perKm: terms.perKm,
      minimum: terms.minimumCharge,
      maximum: terms.maximumCharge,
      fixed: terms.fixedCharge,
    },
    storeTariff: store.selfDelivery
      ? {
          type: "distance",
          perKm: store.selfDelivery.perKm,
          minimum: store.selfDelivery.minimumCharge,
          maximum: store.selfDelivery.maximumCharge,
          fixed: null,
        }
      : null,
    vehicleBands: demoVehicleBands,
    surge: zone.increasedDeliveryFeePercent * 100,
  });
}

function deliveryAddress(home: HomeAddress | null, storePlace: Place): DeliveryAddress {
  const place = home?.place ?? storePlace;
  return {
    contact_person_name: contact.name,
    contact_person_number: contact.number,
    contact_person_email: contact.email,
    address_type: home?.row.type ?? null,
    address: home?.text ?? addressOf(storePlace).en,
    floor: home?.row.floor ?? null,
    road: null,
    house: null,
    latitude: String(place.lat),
    longitude: String(place.lng),
  };
}

export function orderRows(
  order: DemoOrder,
  index: number,
  ids: DemoIds,
  items: ReadonlyMap<number, Item>,
  moment: SeedMoment,
  view: ShopView,
) {
  const store = found(demoStores, (entry) => entry.slug === order.store, order.store);
  const storePlace = resolvePlace(store.place);
  const home = order.type === "delivery" ? (homes[order.address] ?? null) : null;
  const meters = home ? Math.round(metersBetween(storePlace, home.place) * 1.3) : 0;
  const lines = pricedLines(order, ids, items, view.digits);
  const coupon =
    order.couponCode === null
      ? null
      : found(demoCoupons, (row) => row.code === order.couponCode, order.couponCode);
  const total = orderTotal({
    lines: lines.map((line) => toOrderLine(line, { digits: view.digits, decimalOptions: true })),
    storeWide: null,
    coupon: coupon
      ? {
          type: coupon.type,
          discountType: coupon.discount.type,
          discount: coupon.discount.value,
          minimumPurchase: coupon.minimumPurchase,
          maximumDiscount: coupon.maximumDiscount,
        }
      : null,
    firstOrder: null,
    tax: { percent: store.tax, included: taxIncluded },
    orderType: order.type,
    deliveryCharge: chargeOf(order, store, meters),
    freeDelivery: { toAllStores: false, overAmount: null, byStore: store.freeDelivery },
    tip: 0,
    additionalCharge: 0,
    packaging: 0,
  });
  const random = createRandom(seedFrom(`order ${index} ${order.store}`));
  const id = 10_000_000 + Math.floor(random.next() * 9_000_000_000);
  const createdAt = new Date(moment.instantIn(-order.daysAgo).getTime() - index * 1_380_000);
  const reached = reachedAt(order, store.module === "food", createdAt);
  const last = Object.values(reached).sort().at(-1);
  const row: typeof orders.$inferInsert = {
    id,
    customerId,
    storeId: ids.storeId(order.store),
    moduleId: ids.moduleId(store.module),
    zoneId: ids.zoneId(store.place.zone),
    type: order.type,
    status: order.status,
    reached,
    paymentMethod: order.paymentMethod,
    holdsStock: !["canceled", "failed"].includes(order.status),
    paymentStatus: ["canceled", "failed"].includes(order.status) ? "unpaid" : "paid",
    total: total.total,
    paidFromWallet: order.paymentMethod === "wallet" ? total.total : 0,
    productsTotal: total.products,
    addOnsTotal: total.addOns,
    discountTotal: total.discount,
    couponDiscount: total.couponDiscount,
    couponId: coupon ? ids.couponId(coupon.code) : null,
    couponCode: coupon?.code ?? null,
    couponTitle: coupon?.title.en ?? null,
    tax: total.tax,
    taxPercent: store.tax,
    taxIncluded,
    deliveryCharge: total.deliveryCharge,
    originalDeliveryCharge: total.originalDeliveryCharge,
    freeDeliveryBy: total.freeDeliveryBy,
    distanceMeters: meters,
    address: deliveryAddress(home, storePlace),
    place: home?.place ?? storePlace,
    cutlery: store.cutlery,
    otp: String(1000 + Math.floor(random.next() * 9000)),
    courierId: order.courier === null ? null : order.courier + 1,
    cancelReason: order.cancelReason?.en ?? null,
    canceledBy: order.status === "canceled" ? "customer" : null,
    // Nobody is asked about an order that they have never placed.
    reviewReminderClosed: true,
    createdAt,
    updatedAt: last ? new Date(last) : createdAt,
  };
  const lineRows = orderLineRows(id, lines, total.lineDiscounts.lines, store.tax, view.digits);
  return { row, lineRows, reviews: order.reviews.map((review) => ({ ...review, order, id })) };
}
