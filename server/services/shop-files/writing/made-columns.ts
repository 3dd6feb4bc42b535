/** Columns of records that several rows of a file make together, made once before anything is written. */
import { sql } from "drizzle-orm";
import type { Transaction } from "../../../db/database";
import type { Kind } from "../kinds";
import { waitingTable } from "./waiting-rows";

export const madeTable = (kind: Pick<Kind, "name">): string => `${waitingTable(kind)}_made`;

/** Makes the columns of a kind whose rows wait; a kind that makes none is left. Throws what the database refuses. */
export async function makeColumns(tx: Transaction, kind: Kind): Promise<void> {
  const made = kind.parts?.make?.(waitingTable(kind));
  if (made === undefined) return;
  const table = madeTable(kind);
  await tx.execute(sql.raw(`create temp table ${table} on commit drop as ${made}`));
  await tx.execute(sql.raw(`create unique index on ${table} (item)`));
  await tx.execute(sql.raw(`analyze ${table}`));
}
