/** An order as a row of the outbox keeps it. */
import type { StoreDetails } from "@/contract";
import type { PlaceOrderRequest } from "@/contract/calls/orders";
import { toMajor } from "@/domain/money";
import { orderTimeoutMs } from "@/domain/order-timeout";
import { serverNow } from "@/platform/connectivity";
import { isServerClockKnown } from "@/platform/connectivity/server-clock";
import type { OrderRow, StoredFile } from "@/platform/outbox";
import { fingerprintOfCart, type StoredCartLine } from "@/stores/cart";
import { selectedModule } from "@/stores/module";
import { orderedLines } from "./agree-to-cart";
import type { OrderSource } from "./order-source";

export interface OrderInput {
  lines: readonly StoredCartLine[];
  /** The store ordered from; for a parcel, its module and contents. */
  store: Pick<StoreDetails, "module_id" | "name">;
  totalMinor: number;
  digits: number;
  zoneId: string;
  body: PlaceOrderRequest;
  /** Called once when the order is accepted, before it is written to the outbox. */
  onAccepted?: () => void;
  /** Start of a chosen slot, epoch ms by the server's clock: no try after it. */
  slotStartsAt?: number;
  /** Photos of a prescription. */
  attachments?: readonly StoredFile[];
  /** The gateway of an online payment. */
  gateway?: string;
  /** The shopper's details of a payment outside the app. */
  offline?: OrderRow["payload"]["offline"];
}

/** The deadline of an order made now, by the server's clock; a chosen slot also ends it. */
export function orderTerms(slotStartsAt = Number.POSITIVE_INFINITY): {
  deadline: number;
  clockKnown: boolean;
} {
  return {
    deadline: Math.round(Math.min(serverNow() + orderTimeoutMs, slotStartsAt)),
    clockKnown: isServerClockKnown(),
  };
}

/** The shopper orders in the module that they have selected. */
function moduleOf({ module_id }: OrderInput["store"]): Pick<OrderRow["payload"], "module"> {
  const module = selectedModule();
  return module?.id === module_id ? { module } : {};
}

/** The order of a press now. With `buyNow` it is made beside the cart. */
export function orderPayload(
  { lines, store, totalMinor, digits, zoneId, body, slotStartsAt, attachments, gateway, offline }: OrderInput,
  buyNow: OrderSource["buyNow"],
): OrderRow["payload"] {
  return {
    moduleId: store.module_id,
    ...moduleOf(store),
    storeName: store.name,
    ...(buyNow ? { buyNow } : {}),
    body,
    expectedTotal: toMajor(totalMinor, digits),
    // The goods of an order beside the cart are in the body.
    expectedCart: buyNow ? "" : fingerprintOfCart(lines),
    ...orderTerms(slotStartsAt),
    slotStartsAt,
    zoneId,
    lines: orderedLines(lines),
    ...(body.payment_method === "digital_payment" ? { gateway } : {}),
    ...(body.payment_method === "offline_payment" ? { offline } : {}),
    ...(attachments && attachments.length > 0 ? { attachments: [...attachments] } : {}),
  };
}
