/** The demo customer: addresses, wishlist and past orders. */

import { addresses, customers, orderLines, orders, reviews, wishes } from "../../server/db/schema";
import { itemsById, type ShopView, type Transaction } from "../../server/seeding";
import { demoCustomer, demoReviews } from "../catalogue";
import { insertRows } from "./batches";
import type { DemoIds } from "./ids";
import { contact, customerId, homes, orderRows } from "./order-rows";
import type { SeedMoment } from "./seed-moment";

/** Items must be written first: past orders are priced from them. `passwordHash` is computed outside of the transaction. */
export async function seedCustomer(
  tx: Transaction,
  ids: DemoIds,
  moment: SeedMoment,
  view: ShopView,
  passwordHash: string,
): Promise<void> {
  await insertRows(tx, customers, [
    {
      id: customerId,
      firstName: demoCustomer.firstName,
      lastName: demoCustomer.lastName,
      phone: demoCustomer.phone,
      email: demoCustomer.email,
      passwordHash,
      image: demoCustomer.picture,
      phoneVerified: true,
      emailVerified: true,
      walletBalance: demoCustomer.walletBalance,
      loyaltyPoints: demoCustomer.loyaltyPoints,
      referralCode: demoCustomer.referralCode,
      createdAt: moment.instantIn(-demoCustomer.memberForDays),
      updatedAt: moment.now,
    },
  ]);
  await insertRows(
    tx,
    addresses,
    homes.map((home, index) => ({
      id: index + 1,
      customerId,
      type: home.label.type,
      label: home.label.label,
      address: home.text,
      additionalInformation: home.label.additionalInformation,
      contactName: contact.name,
      contactNumber: contact.number,
      contactEmail: contact.email,
      place: home.place,
      floor: home.label.floor,
      zoneIds: [ids.zoneId(home.label.place.zone)],
    })),
  );
  await insertRows(tx, wishes, [
    ...demoCustomer.wishedItems.map((slug) => ({ customerId, itemId: ids.itemId(slug), storeId: null })),
    ...demoCustomer.wishedStores.map((slug) => ({ customerId, itemId: null, storeId: ids.storeId(slug) })),
  ]);
  const orderedItems = demoCustomer.orders.flatMap((order) =>
    order.lines.map((line) => ids.itemId(line.item)),
  );
  const items = await itemsById(tx, orderedItems, view);
  const history = demoCustomer.orders.map((order, index) =>
    orderRows(order, index, ids, items, moment, view),
  );
  await insertRows(
    tx,
    orders,
    history.map((order) => order.row),
  );
  await insertRows(
    tx,
    orderLines,
    history.flatMap((order) => order.lineRows),
  );
  await insertRows(
    tx,
    reviews,
    history
      .flatMap((order) => order.reviews)
      .map((review, index) => ({
        id: demoReviews.length + index + 1,
        itemId: ids.itemId(review.item),
        storeId: ids.storeId(review.order.store),
        customerId,
        customerName: contact.name,
        customerImage: demoCustomer.picture,
        orderId: null,
        rating: review.rating,
        comment: review.comment,
        createdAt: moment.instantIn(-review.order.daysAgo + 1),
      })),
  );
}
