import type { StoreDetails } from "@/contract";
import type { Position } from "@/stores/location";
import type { CheckoutFormValues } from "./checkout-form-schema";

export interface OrderChoices {
  orderType: "delivery" | "take_away";
  /** Kilometres of the way, null while it is unknown. */
  kilometers: number | null;
  position: Position | null;
  /** Code of a coupon that applies. */
  couponCode: string | undefined;
  /** Major units. */
  total: number;
  /** Major units. */
  tip: number;
  packaging: boolean;
  cutlery: boolean;
  /** What to do when something is not available, "" for nothing said. */
  substitution: string;
  /** The shop's wall clock, undefined for now. */
  scheduleAt: string | undefined;
}

/** What is sent to place an order for cash, by the contract's section 4.1. */
export function orderBody(
  store: Pick<StoreDetails, "id" | "extra_packaging_amount">,
  values: CheckoutFormValues,
  wishes: OrderChoices,
): Record<string, unknown> {
  const { order_note, contact_person_email, ...details } = values;
  const delivery = wishes.orderType === "delivery";
  return {
    ...details,
    contact_person_email: contact_person_email || undefined,
    order_note: order_note || undefined,
    order_type: wishes.orderType,
    payment_method: "cash_on_delivery",
    store_id: store.id,
    order_amount: wishes.total,
    distance: delivery ? wishes.kilometers : undefined,
    latitude: wishes.position ? String(wishes.position.lat) : "",
    longitude: wishes.position ? String(wishes.position.lng) : "",
    coupon_code: wishes.couponCode,
    unavailable_item_note: wishes.substitution || undefined,
    dm_tips: wishes.tip > 0 && delivery ? wishes.tip : undefined,
    extra_packaging_amount: wishes.packaging ? store.extra_packaging_amount : undefined,
    cutlery: wishes.cutlery ? 1 : 0,
    schedule_at: wishes.scheduleAt,
  };
}
