import type { Wishlist } from "@/contract";
import type { OutboxRow } from "@/platform/outbox";
import type { SettledWish } from "./settled-wishes";

export interface WishedIds {
  readonly item: ReadonlySet<number>;
  readonly store: ReadonlySet<number>;
}

/**
 * Ids of what is wished for: the server's list, or while it has not come the server's last words (`settled`), changed by
 * what still waits to be sent.
 */
export function wishedIds(
  list: Wishlist | undefined,
  settled: Iterable<SettledWish>,
  rows: readonly OutboxRow[],
): WishedIds {
  const ids = {
    item: new Set(list?.item.map((row) => row.id)),
    store: new Set(list?.store.map((row) => row.id)),
  };
  const say = ({ target, id, wished }: SettledWish) => {
    if (wished) ids[target].add(id);
    else ids[target].delete(id);
  };
  if (!list) for (const wish of settled) say(wish);
  for (const row of rows) if (row.kind === "wishlist") say(row.payload);
  return ids;
}
