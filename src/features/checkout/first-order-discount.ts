import type { CustomerInfo } from "@/contract";
import type { Discount } from "@/domain/item-price";
import { toBasisPoints, toMinor } from "@/domain/money";

/** The bonus of a customer's first order, when it applies to this customer. */
export function firstOrderDiscount(customer: CustomerInfo | undefined, digits: number): Discount | null {
  if (!customer?.is_valid_for_discount || customer.discount_amount <= 0) return null;
  return customer.discount_amount_type === "amount"
    ? { type: "amount", value: toMinor(customer.discount_amount, digits) }
    : { type: "percent", value: toBasisPoints(customer.discount_amount) };
}
