import type { Order, OrderLine } from "@/contract";
import { toMinor } from "@/domain/money";
import { type BillRow, billRows } from "@/domain/order-bill";

/** The bill of an order, in minor units; without lines only the amounts of the order itself. `digits` of the currency. */
export function orderBill(order: Order, lines: readonly OrderLine[], digits: number): BillRow[] {
  const minor = (major: number) => toMinor(major, digits);
  return billRows(
    {
      products: lines.reduce((sum, line) => sum + minor(line.price) * line.quantity, 0),
      addOns: lines.reduce((sum, line) => sum + minor(line.total_add_on_price), 0),
      discount: minor(
        order.store_discount_amount + order.flash_admin_discount_amount + order.flash_store_discount_amount,
      ),
      couponDiscount: minor(order.coupon_discount_amount),
      firstOrderBonus: minor(order.ref_bonus_amount),
      tax: minor(order.total_tax_amount),
      taxIncluded: order.tax_status === "included",
      deliveryCharge: minor(order.delivery_charge),
      tip: minor(order.dm_tips),
      packaging: minor(order.extra_packaging_amount),
      additionalCharge: minor(order.additional_charge),
      rounding: minor(order.rounding ?? 0),
    },
    order.order_type,
  );
}
