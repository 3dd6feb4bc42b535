import type { StoreDetails } from "@/contract";
import type { PlaceOrderRequest } from "@/contract/calls/orders";
import { type PaymentChoice, paymentFields } from "@/features/payment";
import type { StoredCartLine } from "@/stores/cart";
import type { Position } from "@/stores/location";
import type { CheckoutFormValues } from "./checkout-form-schema";

export interface OrderTerms {
  store: Pick<StoreDetails, "id" | "extra_packaging_amount">;
  /** Kilometres of the way, null while it is unknown. */
  kilometers: number | null;
  position: Position | null;
  /** Code of a coupon that applies. */
  couponCode: string | undefined;
  /** Major units. */
  total: number;
  /** The shop's wall clock, undefined for now. */
  scheduleAt: string | undefined;
  /** For the courier, "" for none. */
  instruction: string;
  /** Change that the courier is to bring, major units. */
  change: number;
}

/** The values of the form with the way of paying that is used. */
export type OrderedValues = CheckoutFormValues & { readonly payment: PaymentChoice };

/** The request that places an order, by the contract's section 4.1. */
export function orderBody(values: OrderedValues, terms: OrderTerms): PlaceOrderRequest {
  const { store, position } = terms;
  const delivery = values.order_type === "delivery";
  return {
    contact_person_name: values.contact_person_name,
    contact_person_number: values.contact_person_number,
    contact_person_email: values.contact_person_email || undefined,
    address: values.address,
    road: values.road,
    house: values.house,
    floor: values.floor,
    order_note: values.order_note || undefined,
    order_type: values.order_type,
    ...paymentFields(values.payment),
    store_id: store.id,
    order_amount: terms.total,
    distance: delivery ? terms.kilometers : undefined,
    latitude: position ? String(position.lat) : "",
    longitude: position ? String(position.lng) : "",
    coupon_code: terms.couponCode,
    unavailable_item_note: values.unavailable_item_note || undefined,
    delivery_instruction: (delivery && terms.instruction) || undefined,
    bring_change_amount: (delivery && terms.change) || undefined,
    dm_tips: values.dm_tips > 0 && delivery ? values.dm_tips : undefined,
    extra_packaging_amount: values.packaging ? store.extra_packaging_amount : undefined,
    cutlery: values.cutlery ? 1 : 0,
    schedule_at: terms.scheduleAt,
  };
}

/** The part of the request that orders these lines by themselves and leaves the stored cart alone. */
export const buyNowBody = (
  lines: readonly StoredCartLine[],
): Pick<PlaceOrderRequest, "is_buy_now" | "cart"> => ({
  is_buy_now: 1,
  cart: lines.map((line) => ({
    item_id: line.item.id,
    model: line.model,
    quantity: line.quantity,
    variation: line.variation,
    add_on_ids: line.addOns.map(({ id }) => id),
    add_on_qtys: line.addOns.map(({ quantity }) => quantity),
  })),
});

/** The fields of the form that an order's price depends on. */
export type PricedChoices = Pick<OrderedValues, "order_type" | "dm_tips" | "packaging" | "payment">;

const unpriced: Omit<CheckoutFormValues, keyof PricedChoices> = {
  contact_person_name: "",
  contact_person_number: "",
  contact_person_email: "",
  address: "",
  road: "",
  house: "",
  floor: "",
  order_note: "",
  unavailable_item_note: "",
  own_tip: "",
  tip_own: false,
  instruction: "",
  cash_note: "",
  gateway: "",
  offline_details: "",
  cutlery: false,
  save_address: false,
  create_account: false,
  account_password: "",
};

/**
 * The body that asks for an order's price: as it would be placed, with the lines that are shown, because the server's cart may
 * be a change behind. A quote does not need the person or the door.
 */
export function quoteBody(
  choices: PricedChoices,
  lines: readonly StoredCartLine[],
  terms: Omit<OrderTerms, "total" | "instruction" | "change">,
): PlaceOrderRequest {
  return {
    ...orderBody({ ...unpriced, ...choices }, { ...terms, total: 0, instruction: "", change: 0 }),
    order_amount: undefined,
    ...buyNowBody(lines),
  };
}
