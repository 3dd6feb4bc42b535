import type { Wishlist } from "@/contract";
import type { OutboxRow } from "@/platform/outbox";

export interface WishedIds {
  readonly item: ReadonlySet<number>;
  readonly store: ReadonlySet<number>;
}

/** Ids of what is wished for: the server's list, changed by what still waits to be sent. */
export function wishedIds(list: Wishlist | undefined, rows: readonly OutboxRow[]): WishedIds {
  const ids = {
    item: new Set(list?.item.map((row) => row.id)),
    store: new Set(list?.store.map((row) => row.id)),
  };
  for (const row of rows) {
    if (row.kind !== "wishlist") continue;
    const { target, id, wished } = row.payload;
    if (wished) ids[target].add(id);
    else ids[target].delete(id);
  }
  return ids;
}
