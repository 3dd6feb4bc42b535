/** `sold-out`, `pause` and `busy`: what the board does with items and stores. */
import type { BoardStoreState } from "@/contract/calls/board-items";
import type { ServerContext } from "../context";
import { StartError } from "../core/errors";
import { transact } from "../db/transact";
import { itemIdsOf, storeIdOf } from "../services/availability/by-slug";
import { pauseStore, setBusy } from "../services/availability/pause-store";
import { storeState } from "../services/availability/store-state";
import { shopTimestamp } from "../services/settings/shop-time-text";
import { markSoldOut } from "../services/sold-out/mark-sold-out";

type Write = (line: string) => void;

function readMinutes(word: string | undefined): number {
  if (word === undefined || !/^\d{1,4}$/.test(word))
    throw new StartError("A whole number of minutes is needed.");
  return Number(word);
}

function showState(context: ServerContext, state: BoardStoreState, write: Write): void {
  const { name, open, paused_until: until, pause_reason: reason, busy_minutes: busy } = state;
  const paused =
    until === null
      ? ""
      : `, paused until ${shopTimestamp(until, context.timeZones.shop)}${reason === null ? "" : `: ${reason}`}`;
  write(`${name} is ${open ? "open" : "closed"}${paused}${busy > 0 ? `, busy: ${busy} minutes more` : ""}.`);
}

/** `sold-out STORE ITEM… [--until tomorrow|TIME | --over]`. */
export async function markItemsSoldOut(
  context: ServerContext,
  [store, ...rest]: readonly string[],
  write: Write,
): Promise<void> {
  const flag = rest.findIndex((word) => word.startsWith("--"));
  const slugs = flag < 0 ? rest : rest.slice(0, flag);
  const [option, until, ...more] = flag < 0 ? [] : rest.slice(flag);
  if (store === undefined || slugs.length === 0)
    throw new StartError("sold-out needs a store and its items.");
  const isOver = option === "--over" && until === undefined;
  if (option !== undefined && !isOver && (option !== "--until" || until === undefined || more.length > 0))
    throw new StartError("Behind the items stands --until tomorrow, --until TIME, --over or nothing.");
  const storeId = await storeIdOf(context.database, store);
  const marked = await transact(context.database, async (tx) =>
    markSoldOut(tx, context, null, {
      store_id: storeId,
      item_ids: await itemIdsOf(tx, storeId, slugs),
      sold_out: !isOver,
      until: until ?? null,
    }),
  );
  const end = marked.until === null ? "" : ` until ${shopTimestamp(marked.until, context.timeZones.shop)}`;
  write(`${slugs.join(", ")}: ${marked.sold_out ? `sold out${end}` : "on sale again"}.`);
}

/** `pause STORE [MINUTES|closing [REASON]]`. */
export async function pauseStoreByName(
  context: ServerContext,
  [store, word, ...reason]: readonly string[],
  write: Write,
): Promise<void> {
  if (store === undefined) throw new StartError("pause needs a store.");
  const storeId = await storeIdOf(context.database, store);
  if (word === undefined)
    return showState(context, await storeState(context.database, context, storeId), write);
  const untilClosing = word === "closing";
  const minutes = untilClosing ? 0 : readMinutes(word);
  if (minutes > 1440) throw new StartError("A pause lasts at most 1440 minutes.");
  const pause = {
    storeId,
    minutes,
    until_closing: untilClosing,
    reason: reason.join(" ") || null,
  };
  showState(context, await transact(context.database, (tx) => pauseStore(tx, context, null, pause)), write);
}

/** `busy STORE MINUTES`. */
export async function setStoreBusy(
  context: ServerContext,
  [store, word]: readonly string[],
  write: Write,
): Promise<void> {
  if (store === undefined) throw new StartError("busy needs a store.");
  const minutes = readMinutes(word);
  if (minutes > 180) throw new StartError("At most 180 minutes can be added.");
  const storeId = await storeIdOf(context.database, store);
  showState(
    context,
    await transact(context.database, (tx) => setBusy(tx, context, null, { storeId, minutes })),
    write,
  );
}
