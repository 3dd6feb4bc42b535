/**
 * How orders ended whose rows are gone. A tab that was asleep when another one deleted the row has only seen it on its way.
 * They lie beside the session record, because every build reads what lies among the rows as a row.
 */
import type { OrderRow } from "../rows/row";
import { deleteRecords, readRecord, updateRecord } from "./database";

const prefix = "ended/";
/** After this nobody waits for it any more, ms. */
const maxAgeMs = 24 * 3_600_000;

type OrderResult = NonNullable<OrderRow["result"]>;

interface OrderEnd {
  owner: string;
  result: OrderResult;
  /** Epoch ms of this device. */
  at: number;
}

const isOrderEnd = (value: unknown): value is OrderEnd =>
  typeof value === "object" && value !== null && Number.isFinite((value as Partial<OrderEnd>).at);

/** Call it before the row is deleted. Forgets what is too old. */
export async function keepOrderEnd({ id, owner }: OrderRow, result: OrderResult, now: number): Promise<void> {
  await deleteRecords(
    "session",
    (key, value) => key.startsWith(prefix) && !(isOrderEnd(value) && now - value.at <= maxAgeMs),
  );
  await updateRecord<OrderEnd>("session", prefix + id, () => ({ owner, result, at: now }));
}

/** The result of a placed order whose row is gone; null when it was not placed, or is not known. */
export async function readOrderEnd(rowId: string): Promise<OrderResult | null> {
  const value = await readRecord("session", prefix + rowId);
  return isOrderEnd(value) ? value.result : null;
}

/** Leaves nothing of a person who signs out. */
export const deleteOrderEndsOf = (owner: string): Promise<void> =>
  deleteRecords(
    "session",
    (key, value) => key.startsWith(prefix) && isOrderEnd(value) && value.owner === owner,
  );
