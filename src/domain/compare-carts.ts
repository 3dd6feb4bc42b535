// @chunk outbox
/** How a cart changed here is compared with the server's. Page and worker share this. */

/** A cart as key → quantity; what the three-way comparison works on. */
export type Quantities = ReadonlyMap<string, number>;

/** How one line differs between the server's cart and the wanted one. */
export interface LineDifference {
  key: string;
  /** Quantity to have at the server afterwards; 0 removes. */
  to: number;
  /** Quantity at the server now; 0 means the line must be added. */
  from: number;
}

export interface CartComparison {
  /** Differences to send to the server. */
  send: LineDifference[];
  /** Changes of the server in lines unchanged here: applied, and shown to the shopper. */
  serverChanges: { key: string; from: number; to: number }[];
  /** The cart both sides have when everything is sent. */
  result: Map<string, number>;
}

/**
 * Compares the cart here and the server's with the last synced one. A line changed here since: the change here wins. A line
 * unchanged here: the server wins, and the change is shown to the shopper.
 */
export function compareCarts(base: Quantities, here: Quantities, server: Quantities): CartComparison {
  const send: LineDifference[] = [];
  const serverChanges: CartComparison["serverChanges"] = [];
  const result = new Map<string, number>();
  for (const key of new Set([...base.keys(), ...here.keys(), ...server.keys()])) {
    const before = base.get(key) ?? 0;
    const mine = here.get(key) ?? 0;
    const theirs = server.get(key) ?? 0;
    const wanted = mine === before ? theirs : mine;
    if (wanted > 0) result.set(key, wanted);
    if (wanted !== theirs) send.push({ key, from: theirs, to: wanted });
    if (wanted !== mine) serverChanges.push({ key, from: mine, to: wanted });
  }
  return { send, serverChanges, result };
}
