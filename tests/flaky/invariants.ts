/** Rules that hold after a run, whatever the network did. Each returns a list of sentences about its breaches. */
import { deliveryViolations, type PromisedDelivery, type ServerDelivery } from "./delivery-invariants";
import { endOfOrder, type MoneyState, moneyViolations, type PaymentEnd } from "./money-invariants";
import type { PageState } from "./page-state";
import type { OrderPress } from "./shopper-checkout";

export interface ServerOrder {
  id: number;
  /** Idempotency-Key that made it. */
  key: string | null;
  /** Major units. */
  total: number;
  /** Epoch ms. */
  createdAt: number;
  lines: { itemId: number; quantity: number }[];
}

export interface ServerState {
  cart: { itemId: number; quantity: number }[];
  orders: ServerOrder[];
  /** Stores wished for. */
  wishes: number[];
  /** Texts of the saved addresses. */
  addresses: string[];
  /** Idempotency keys whose request never ended. */
  openKeys: number;
  money: MoneyState;
  /** What the audit log says of the shop's answers. */
  answers: { orderId: number; answer: Answer; status: string }[];
  /** Orders that are or were a courier's. */
  deliveries: ServerDelivery[];
}

export type Answer = "accept" | "refuse";

/** The shopper's actions and the promises made to them. */
export interface Expectations {
  presses: OrderPress[];
  /** Stores wished for at the end. */
  wishes: number[];
  addresses: string[];
  /** The ends of the orders paid online. */
  payments: { orderId: number; end: PaymentEnd }[];
  /** Orders that were answered at the counter, each with the answers that were pressed. */
  answers: { orderId: number; answers: readonly Answer[] }[];
  deliveries: PromisedDelivery[];
}

/** "item 3 × 2, item 9 × 1": equal for equal carts, in any order. */
export function cartText(lines: readonly { itemId: number; quantity: number }[]): string {
  return [...lines]
    .sort((a, b) => a.itemId - b.itemId)
    .map(({ itemId, quantity }) => `item ${itemId} × ${quantity}`)
    .join(", ");
}

/** Whenever nothing waits: the server's cart is the one on the device, and the one that is expected where one is. */
export function cartViolations(
  device: PageState,
  server: Pick<ServerState, "cart">,
  expected: PageState["cart"] | null = null,
): string[] {
  const [here, there] = [cartText(device.cart), cartText(server.cart)];
  const broken: string[] = [];
  if (here !== there) broken.push(`The device has "${here}", the server "${there}".`);
  if (expected && there !== cartText(expected))
    broken.push(`The server has "${there}"; "${cartText(expected)}" was acknowledged.`);
  if (device.cartWaits) broken.push("The cart still waits to be sent.");
  return [...broken, ...stuckRows(device)];
}

/** At the end: every press is one order as it was agreed, in time, or a question and no order. */
export function expectationViolations(server: ServerState, promised: Expectations): string[] {
  const broken: string[] = [];
  const { presses } = promised;
  const wanted = presses.filter((press) => press.question === null);
  if (server.orders.length !== wanted.length)
    broken.push(
      `There are ${server.orders.length} orders of ${presses.length} presses, ${presses.length - wanted.length} of which were questions.`,
    );
  for (const order of server.orders) broken.push(...brokenOrder(order, presses));
  for (const store of new Set([...promised.wishes, ...server.wishes])) {
    const [here, there] = [promised.wishes.includes(store), server.wishes.includes(store)];
    if (here !== there) broken.push(`Store ${store} is ${there ? "" : "not "}wished for at the server.`);
  }
  for (const text of promised.addresses) {
    const count = server.addresses.filter((address) => address === text).length;
    if (count !== 1) broken.push(`The address "${text}" is there ${count} times.`);
  }
  if (server.openKeys > 0) broken.push(`${server.openKeys} idempotency keys never ended.`);
  for (const { orderId, end } of promised.payments) {
    const order = server.money.orders.find(({ id }) => id === orderId);
    const there = order ? endOfOrder(order) : "gone";
    if (there !== end) broken.push(`Order ${orderId} was told to be ${end}; in the end it is ${there}.`);
  }
  for (const { orderId, answers } of promised.answers) {
    const found = server.answers.filter((entry) => entry.orderId === orderId);
    if (found.length !== 1) broken.push(`Order ${orderId} was answered ${found.length} times.`);
    for (const { answer, status } of found) {
      if (!answers.includes(answer))
        broken.push(`Order ${orderId} has an answer that nobody pressed: ${answer}.`);
      if ((answer === "refuse") !== (status === "canceled") || status === "pending")
        broken.push(`Order ${orderId} is ${status} after the answer ${answer}.`);
    }
  }
  return [
    ...broken,
    ...deliveryViolations(server.deliveries, promised.deliveries),
    ...moneyViolations(server.money),
  ];
}

function brokenOrder(order: ServerOrder, presses: readonly OrderPress[]): string[] {
  const press = presses.find(({ key }) => key === order.key);
  if (!press) return [`Order ${order.id} was made under a key that nobody pressed.`];
  const broken: string[] = [];
  if (press.question !== null)
    broken.push(`The shopper was asked (${press.question}), but order ${order.id} is there.`);
  if (Math.abs(order.total - press.total) > 0.001)
    broken.push(`Order ${order.id} costs ${order.total}; ${press.total} was agreed.`);
  if (order.createdAt > press.deadline) broken.push(`Order ${order.id} was made after its deadline.`);
  const [ordered, wanted] = [cartText(order.lines), cartText(press.cart)];
  if (ordered !== wanted) broken.push(`Order ${order.id} has "${ordered}"; "${wanted}" was wanted.`);
  return broken;
}

/** After a sign-out nothing on the device gives away its last user. */
export function leftoverData(kept: string, secrets: Readonly<Record<string, string>>): string[] {
  return Object.entries(secrets)
    .filter(([, secret]) => secret !== "" && kept.includes(secret))
    .map(([name]) => `After the sign-out the device still has the ${name}.`);
}

/** Nothing of another zone is shown or kept as this one's. */
export function otherZoneData(kept: string, storeNames: readonly string[]): string[] {
  return storeNames
    .filter((name) => kept.includes(name))
    .map((name) => `The device has "${name}", a store of another zone.`);
}

/** A time in the past counts as now. */
const inSeconds = (ms: number): string => `${Math.ceil(Math.max(0, ms) / 1000)} s`;

export function stuckRows({ outbox }: PageState): string[] {
  return outbox
    .filter((row) => row.state !== "placed" && row.state !== "needs-you")
    .map(
      ({ kind, state, tries, dueInMs, leasedForMs }) =>
        `A ${kind} row is stuck: ${state} after ${tries} attempts, due in ${inSeconds(dueInMs)}, leased for ${inSeconds(leasedForMs)}.`,
    );
}
