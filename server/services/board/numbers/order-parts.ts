/** The parts of an order's total as SQL over `orders`, in minor units. Those of each list make the total to the cent. */
import { type SQL, sql } from "drizzle-orm";
import { orders } from "../../../db/schema";

/** The parts of a total with their signs, named as on an order's card. */
export const amountParts: readonly (readonly [string, SQL])[] = [
  ["products", sql`${orders.productsTotal}`],
  ["add_ons", sql`${orders.addOnsTotal}`],
  ["discount", sql`-${orders.discountTotal}`],
  ["coupon_discount", sql`-${orders.couponDiscount}`],
  ["first_order_bonus", sql`-${orders.firstOrderBonus}`],
  ["tax", sql`case when ${orders.taxIncluded} then 0 else ${orders.tax} end`],
  ["delivery_charge", sql`${orders.deliveryCharge}`],
  ["packaging", sql`${orders.packaging}`],
  ["additional_charge", sql`${orders.additionalCharge}`],
  ["tip", sql`${orders.tip}`],
  ["rounding", sql`${orders.rounding}`],
];

/** The part that the wallet did not pay, where it was paid this way. */
const restBy = (method: string): SQL => sql`case
  when ${orders.paymentMethod} = ${method}
    or (${orders.paymentMethod} = 'partial_payment' and ${orders.restMethod} = ${method})
  then ${orders.total} - ${orders.paidFromWallet} else 0 end`;

/** How the total was paid. */
export const paymentParts: readonly (readonly [string, SQL])[] = [
  ["cash", restBy("cash_on_delivery")],
  ["wallet", sql`${orders.paidFromWallet}`],
  ["online", restBy("digital_payment")],
  ["offline", restBy("offline_payment")],
];

export const cashPart: SQL = restBy("cash_on_delivery");
