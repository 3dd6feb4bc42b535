import type { PlaceOrderRequest } from "@/contract/calls/orders";
import type { StoredCartLine } from "@/stores/cart";
import type { CheckoutFormValues } from "./checkout-form-schema";
import { buyNowBody, type OrderedValues, type OrderTerms, orderBody } from "./order-body";

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
  instruction_words: "",
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
 * be a change behind. Who orders and at which door is nobody's business yet.
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
