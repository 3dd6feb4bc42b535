/** The demo customer: addresses, wishlist and past orders. */

import {
  addresses,
  customers,
  loyaltyMovements,
  orderLines,
  orders,
  reviews,
  walletMovements,
  wishes,
} from "../../server/db/schema";
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
      type: home.row.type,
      address: home.text,
      contactName: contact.name,
      contactNumber: contact.number,
      contactEmail: contact.email,
      place: home.place,
      floor: home.row.floor,
      zoneIds: [ids.zoneId(home.row.place.zone)],
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
  await seedMovements(
    tx,
    history.map((order) => order.row),
    moment,
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
        orderId: review.id,
        rating: review.rating,
        comment: review.comment,
        createdAt: moment.instantIn(-review.order.daysAgo + 1),
      })),
  );
}

/** One after the other, oldest first: the trigger adds each to the balance. */
async function seedMovements(
  tx: Transaction,
  past: readonly (typeof orders.$inferInsert)[],
  moment: SeedMoment,
): Promise<void> {
  const paid = past
    .filter((order) => order.paymentMethod === "wallet")
    .map(({ id, total, createdAt = moment.now }) => ({
      type: "order_place" as const,
      debit: total,
      orderId: id,
      reference: String(id),
      createdAt,
    }));
  const given = demoCustomer.walletMovements.map(({ daysAgo, ...movement }) => ({
    ...movement,
    createdAt: moment.instantIn(-daysAgo),
  }));
  const movements = [...given, ...paid].sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  for (const movement of movements)
    await tx.insert(walletMovements).values({ ...movement, customerId, balance: 0 });
  for (const { daysAgo, ...movement } of demoCustomer.loyaltyMovements) {
    const createdAt = moment.instantIn(-daysAgo);
    await tx.insert(loyaltyMovements).values({ ...movement, customerId, balance: 0, createdAt });
  }
}
