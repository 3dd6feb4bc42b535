/** What holds of orders that a courier brought. */

/** An order as the server has it at the end. */
export interface ServerDelivery {
  orderId: number;
  status: string;
  /** How often the audit log says it. */
  accepted: number;
  pickedUp: number;
  delivered: number;
  /** The courier's cash, hundredths; null: none was written down. */
  cash: number | null;
  handedIn: boolean;
  /** Somebody's place is still kept with it. */
  keepsPlace: boolean;
}

/** An order that a courier was given, with what was to be taken at its door, hundredths. */
export interface PromisedDelivery {
  orderId: number;
  courierId: number;
  cash: number;
}

/** Returns a sentence for each breach. */
export function deliveryViolations(
  there: readonly ServerDelivery[],
  promised: readonly PromisedDelivery[],
): string[] {
  return promised.flatMap(({ orderId, cash }) => {
    const found = there.find((entry) => entry.orderId === orderId);
    if (!found) return [`Order ${orderId} was to be brought, and is gone.`];
    const broken: string[] = [];
    if (found.status !== "delivered") broken.push(`Order ${orderId} was brought, and is ${found.status}.`);
    for (const [word, times] of [
      ["accepted", found.accepted],
      ["picked up", found.pickedUp],
      ["delivered", found.delivered],
    ] as const)
      if (times !== 1) broken.push(`Order ${orderId} was ${word} ${times} times.`);
    if ((found.cash ?? 0) !== cash)
      broken.push(`For order ${orderId} ${cash} was taken in cash; ${found.cash ?? 0} is written down.`);
    if (cash > 0 && !found.handedIn) broken.push(`The cash of order ${orderId} was not handed in.`);
    if (found.keepsPlace) broken.push(`Order ${orderId} is over and keeps the courier's place.`);
    return broken;
  });
}
