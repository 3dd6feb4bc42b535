/** Mirrors the outbox into the store from which components show unsent rows. */
import { rememberPlacedOrder } from "@/features/orders";
import {
  type OrderRow,
  type OutboxRow,
  readOutbox,
  subscribeOutbox,
  unreadableOrderKeys,
} from "@/platform/outbox";
import { setOutboxRows } from "@/stores/outbox-rows";
import { session, useSession } from "@/stores/session";

/** Rows that could not be read are read again after this time, ms. */
const rereadDelayMs = 2_000;

/** An order that its owner still wants. */
const isParkedOrder = (row: OutboxRow): row is OrderRow =>
  row.kind === "order" && row.state === "parked" && !row.abandoned;

/** Lists the current person's rows now and after every change; returns a function that stops it. */
export function startRowList(): () => void {
  let reads = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const read = () => {
    clearTimeout(timer);
    reads += 1;
    list(reads).catch(() => {
      timer = setTimeout(read, rereadDelayMs);
    });
  };
  const list = async (thisRead: number) => {
    const { accountKey: owner, token } = session();
    const all = await readOutbox();
    const rows = all.filter(
      (row) => row.owner === owner && row.state !== "parked" && !(row.kind === "order" && row.abandoned),
    );
    // Also those that the worker placed while no page was open.
    for (const row of rows) void rememberPlacedOrder(row);
    const unreadable = await unreadableOrderKeys(owner);
    // A later read knows more, and perhaps another person's rows.
    if (thisRead === reads)
      setOutboxRows(rows, unreadable, owner, token === null ? all.filter(isParkedOrder) : []);
  };
  // A tab that was frozen, in the background or held aside may have been told nothing meanwhile.
  const onVisible = () => {
    if (document.visibilityState === "visible") read();
  };
  document.addEventListener("visibilitychange", onVisible);
  document.addEventListener("resume", read);
  window.addEventListener("pageshow", read);
  read();
  const unsubscribe = [
    () => {
      document.removeEventListener("visibilitychange", onVisible);
      document.removeEventListener("resume", read);
      window.removeEventListener("pageshow", read);
    },
    subscribeOutbox((event) => {
      if (event.type !== "row") return;
      // By the event, because the row may be gone before it is read.
      if (event.row) void rememberPlacedOrder(event.row);
      read();
    }),
    useSession.subscribe(read),
    () => clearTimeout(timer),
  ];
  return () => {
    for (const stop of unsubscribe) stop();
  };
}
