/** The change of an order whose total became another one after it was pressed. Amounts in major units. */
import type { PlaceOrderRequest } from "@/contract/calls/orders";
import type { OrderRow } from "@/platform/outbox";

type Pressed = Pick<OrderRow["payload"], "body" | "expectedTotal">;

/** The change of the same note for another total; negative where the note does not cover it. 0 without a note. */
function changeLeft({ body, expectedTotal: before }: Pressed, now: number): number {
  const change = body.bring_change_amount;
  // Binary floats lose less in a sum than any currency's smallest unit.
  return change ? Math.round((change + before - now) * 1000) / 1000 : 0;
}

/** Whether the note that was named does not cover the new total: then the courier brings nothing, which is said. */
export const isNoteTooSmall = (pressed: Pressed, now: number): boolean => changeLeft(pressed, now) < 0;

/** The order with the change for its new total. */
export function withChange(pressed: Pressed, now: number): PlaceOrderRequest {
  const { body } = pressed;
  return body.bring_change_amount
    ? { ...body, bring_change_amount: Math.max(0, changeLeft(pressed, now)) }
    : body;
}
