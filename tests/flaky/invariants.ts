/** What must be true after a run, whatever the network did. Each answer is a list of sentences about what is broken. */
import type { PageState } from "./page-state";
import type { Press } from "./shopper";

export interface ServerOrder {
  id: number;
  /** Major units. */
  total: number;
  /** Epoch ms. */
  createdAt: number;
  lines: { itemId: number; quantity: number }[];
}

export interface ServerState {
  cart: { itemId: number; quantity: number }[];
  orders: ServerOrder[];
  /** Idempotency keys whose request never ended. */
  openKeys: number;
}

/** "item 3 × 2, item 9 × 1": equal for equal carts, in any order. */
export function cartText(lines: readonly { itemId: number; quantity: number }[]): string {
  return [...lines]
    .sort((a, b) => a.itemId - b.itemId)
    .map(({ itemId, quantity }) => `item ${itemId} × ${quantity}`)
    .join(", ");
}

/** Before an order: the server's cart is the one on the device. */
export function brokenCart(device: PageState, server: Pick<ServerState, "cart">): string[] {
  const [here, there] = [cartText(device.cart), cartText(server.cart)];
  const broken: string[] = [];
  if (here !== there) broken.push(`The device has "${here}", the server "${there}".`);
  if (device.cartWaits) broken.push("The cart still waits to be sent.");
  return [...broken, ...stuckRows(device)];
}

/** After an order: there is exactly one, as it was agreed, in time, and the cart is empty. */
export function brokenOrder(device: PageState, server: ServerState, press: Press): string[] {
  const broken: string[] = [];
  const question = device.outbox.find((row) => row.kind === "order" && row.state === "needs-you");
  if (question) {
    // A question is an answer, as long as nothing was ordered behind it.
    if (server.orders.length > 0)
      broken.push(`The shopper is asked (${question.problem}), but the order is there.`);
  } else if (server.orders.length !== 1) {
    broken.push(`There are ${server.orders.length} orders instead of one.`);
  }
  for (const order of server.orders) {
    if (Math.abs(order.total - press.total) > 0.001)
      broken.push(`Order ${order.id} costs ${order.total}; ${press.total} was agreed.`);
    if (order.createdAt > press.deadline) broken.push(`Order ${order.id} was made after its deadline.`);
    const [ordered, wanted] = [cartText(order.lines), cartText(press.cart)];
    if (ordered !== wanted) broken.push(`Order ${order.id} has "${ordered}"; "${wanted}" was wanted.`);
  }
  if (server.orders.length > 0 && server.cart.length > 0)
    broken.push(`The server's cart still has "${cartText(server.cart)}" after the order.`);
  if (server.orders.length > 0 && device.cart.length > 0)
    broken.push(`The device's cart still has "${cartText(device.cart)}" after the order.`);
  if (server.openKeys > 0) broken.push(`${server.openKeys} idempotency keys never ended.`);
  return [...broken, ...stuckRows(device)];
}

function stuckRows({ outbox }: PageState): string[] {
  return outbox
    .filter((row) => row.state !== "placed" && row.state !== "needs-you")
    .map((row) => `A ${row.kind} row is stuck: ${row.state} after ${row.tries} attempts.`);
}
