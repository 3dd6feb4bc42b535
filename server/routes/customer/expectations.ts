import type { Expectations } from "../../services/orders/place-order";
import { refuse } from "../../services/refusals";

/** The three expectation headers of placing an order; what is no number counts as a mismatch, not as absent. */
export function expectationsOf(headers: Record<string, string | string[] | undefined>): Expectations {
  const text = (name: string) => {
    const value = headers[name];
    return typeof value === "string" && value.trim() !== "" ? value.trim() : null;
  };
  const total = text("x-expected-total");
  const deadline = text("x-order-deadline");
  if (total !== null && !/^\d{1,12}(\.\d{1,6})?$/.test(total)) throw refuse("expectation_invalid");
  if (deadline !== null && !/^\d{1,16}$/.test(deadline)) throw refuse("expectation_invalid");
  return {
    total: total === null ? null : Number(total),
    cart: text("x-expected-cart"),
    deadline: deadline === null ? null : Number(deadline),
  };
}
