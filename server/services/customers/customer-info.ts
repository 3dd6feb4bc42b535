import { and, eq, inArray, or } from "drizzle-orm";
import type { CustomerInfo } from "@/contract";
import { toMajor, toWireDiscount } from "@/domain/money";
import { shopTime } from "@/domain/shop-time";
import { runningStatuses } from "@/domain/status-groups";
import type { Queryable, ServerContext, Transaction } from "../../context";
import {
  addresses,
  cartLines,
  customerIdentities,
  customers,
  idempotencyKeys,
  notifications,
  offlinePayments,
  orders,
  payments,
  wishes,
} from "../../db/schema";
import { emptyAddress } from "../addresses/empty-address";
import { endAccessOfRemoved } from "../auth/end-access";
import { removeChatsOf } from "../chat/remove-chats";
import { writtenEmail } from "../contacts/contacts";
import { removeOrderPhotosOf } from "../order-photos/remove-order-photos";
import { ownerName } from "../owner/owner";
import { removePrescriptionsOf } from "../prescriptions/prescription-photos";
import { markPhoneAsKnown } from "../referrals/referral-codes";
import { refuse } from "../refusals";
import { removeReviewsOf } from "../reviews/own-reviews";
import type { ShopRules } from "../settings/shop-rules";
import type { ShopView } from "../settings/shop-view";
import { pictureUrl } from "../translations/translated-columns";
import { accountsOfPerson, countStandingOrders, formerPhoneHash } from "./standing-orders";

const day = 86_400_000;

/** GET /customer/info. As the contract says, the language of the call is stored as the customer's. */
export async function readCustomerInfo(
  context: ServerContext,
  customerId: number,
  rules: ShopRules,
  view: ShopView,
): Promise<CustomerInfo> {
  const { database } = context;
  const [row] = await database.select().from(customers).where(eq(customers.id, customerId)).limit(1);
  if (!row) throw refuse("wrong_credentials");
  if (row.language !== view.language) {
    await database.update(customers).set({ language: view.language }).where(eq(customers.id, customerId));
  }
  const orderCount = await countStandingOrders(database, [customerId]);
  const ordersOfPerson = await countStandingOrders(database, await accountsOfPerson(database, customerId));
  const bonus = rules.firstOrder;
  const validUntil = new Date(row.createdAt.getTime() + (bonus?.forDays ?? 0) * day);
  const valid = bonus !== null && ordersOfPerson === 0 && view.now <= validUntil;
  return {
    id: row.id,
    f_name: row.firstName,
    l_name: row.lastName,
    phone: row.phone,
    email: row.email && writtenEmail(row.email),
    image: row.image,
    image_full_url: pictureUrl(row.image),
    is_phone_verified: row.phoneVerified ? 1 : 0,
    is_email_verified: row.emailVerified ? 1 : 0,
    wallet_balance: toMajor(row.walletBalance, view.digits),
    loyalty_point: row.loyaltyPoints,
    ref_code: row.referralCode,
    ref_by: row.referredBy,
    interest: row.interests.length > 0 ? JSON.stringify(row.interests) : null,
    module_ids: null,
    // A customer with a password is asked for it, however they first signed in.
    login_medium: row.passwordHash === null ? row.loginMedium : "manual",
    status: row.blocked ? 0 : 1,
    zone_id: null,
    cm_firebase_token: row.firebaseToken,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    userinfo: null,
    order_count: orderCount,
    member_since_days: Math.floor((view.now.getTime() - row.createdAt.getTime()) / day),
    selected_modules_for_interest: [],
    is_valid_for_discount: valid,
    discount_amount: valid && bonus ? toWireDiscount(bonus.discount, view.digits) : 0,
    discount_amount_type: bonus?.discount.type === "amount" ? "amount" : "percentage",
    validity: valid ? shopTime(validUntil, view.timeZone).date : "",
    storage: [],
  };
}

/** PUT /customer/cm-firebase-token; "@" clears it. */
export async function setDeviceToken(
  tx: Queryable,
  customerId: number,
  token: string,
  now: Date,
): Promise<void> {
  await tx
    .update(customers)
    .set({ firebaseToken: token === "@" ? null : token, updatedAt: now })
    .where(eq(customers.id, customerId));
}

/**
 * DELETE /customer/remove-account. Refuses with 203 `on-going` while orders run, or something is being paid. What names the person goes; past
 * orders stay for the shop's books, without name, number and address. Returns the paths of their photos, whose files the
 * caller deletes once the change is written.
 */
export async function removeAccount(tx: Transaction, customerId: number, now: Date): Promise<string[]> {
  const [customer] = await tx
    .select({ image: customers.image, phone: customers.phone })
    .from(customers)
    .where(eq(customers.id, customerId))
    .for("update");
  const [running] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.customerId, customerId),
        or(
          inArray(orders.status, [...runningStatuses]),
          and(eq(orders.status, "failed"), eq(orders.holdsStock, true)),
        ),
      ),
    )
    .limit(1);
  const [paying] = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.customerId, customerId), eq(payments.status, "started")))
    .limit(1);
  if (running || paying) throw refuse("orders_running");
  if (customer?.phone) await markPhoneAsKnown(tx, customer.phone, now);
  await endAccessOfRemoved(tx, customerId);
  // Responses that were returned to them name them too.
  await tx
    .delete(idempotencyKeys)
    .where(eq(idempotencyKeys.caller, ownerName({ kind: "customer", customerId })));
  await tx.delete(offlinePayments).where(eq(offlinePayments.customerId, customerId));
  await tx.delete(notifications).where(eq(notifications.customerId, customerId));
  await tx.delete(cartLines).where(eq(cartLines.customerId, customerId));
  await tx.delete(wishes).where(eq(wishes.customerId, customerId));
  await tx.delete(addresses).where(eq(addresses.customerId, customerId));
  // Signing in with the other service again opens a new account.
  await tx.delete(customerIdentities).where(eq(customerIdentities.customerId, customerId));
  const photos = [
    ...(await removePrescriptionsOf(tx, customerId)),
    ...(await removeReviewsOf(tx, customerId)),
    ...(await removeChatsOf(tx, customerId)),
    ...(await removeOrderPhotosOf(tx, customerId)),
  ];
  await tx
    .update(orders)
    .set({
      address: emptyAddress,
      place: null,
      placedFrom: null,
      courierRoute: null,
      note: null,
      unavailableItemNote: null,
      deliveryInstruction: null,
      cancelNote: null,
      // Other clients of the contract write it in free words.
      cancelReason: null,
    })
    .where(eq(orders.customerId, customerId));
  await tx
    .update(orders)
    .set({ receiver: { ...emptyAddress, zone_id: 0 }, receiverPlace: null })
    .where(and(eq(orders.customerId, customerId), eq(orders.type, "parcel")));
  await tx
    .update(customers)
    .set({
      firstName: "",
      lastName: "",
      phone: null,
      email: null,
      passwordHash: null,
      image: null,
      firebaseToken: null,
      formerPhoneHash: customer?.phone ? await formerPhoneHash(tx, customer.phone) : null,
      interests: [],
      blocked: true,
      removedAt: now,
      updatedAt: now,
    })
    .where(eq(customers.id, customerId));
  return customer?.image ? [customer.image, ...photos] : photos;
}
