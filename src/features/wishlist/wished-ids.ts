import type { Wishlist } from "@/contract";
import type { ApiResponse } from "@/platform/http/client";
import type { OutboxRow } from "@/platform/outbox";
import type { ConfirmedWish, TimedConfirmation } from "./confirmed-wishes";

export interface WishedIds {
  readonly item: ReadonlySet<number>;
  readonly store: ReadonlySet<number>;
}

/**
 * Ids of what is wished for: the server's list, its words since then, and what still waits to be sent. A list's age is
 * when it was received: what was on its way when a word came is called off (`wishSettled`), so one received later was
 * asked for later.
 */
export function wishedIds(
  list: ApiResponse<Wishlist> | undefined,
  words: Iterable<TimedConfirmation>,
  rows: readonly OutboxRow[],
): WishedIds {
  const ids = {
    item: new Set(list?.data.item.map((row) => row.id)),
    store: new Set(list?.data.store.map((row) => row.id)),
  };
  const say = ({ target, id, wished }: ConfirmedWish) => {
    if (wished) ids[target].add(id);
    else ids[target].delete(id);
  };
  for (const word of words) if (!list || word.at >= list.receivedAt) say(word);
  for (const row of rows) if (row.kind === "wishlist") say(row.payload);
  return ids;
}
