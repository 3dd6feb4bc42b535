/** People of the board, and the stores they reach. */
import { inArray, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Operator as ShownOperator } from "@/contract/calls/board-sign-in";

/** Somebody who is signed in to the board. */
export interface Operator extends ShownOperator {
  /** Null: every store, and what belongs to none. */
  storeIds: readonly number[] | null;
}

/** The condition that every query of a board's rows carries; no row is found by its id alone. */
export function reachedBy(storeColumn: AnyPgColumn, { storeIds }: Pick<Operator, "storeIds">): SQL {
  if (storeIds === null) return sql`true`;
  return storeIds.length === 0 ? sql`false` : inArray(storeColumn, [...storeIds]);
}

/** Whether an operator reaches a store; null stands for what belongs to none. */
export const reaches = ({ storeIds }: Pick<Operator, "storeIds">, storeId: number | null): boolean =>
  storeIds === null || (storeId !== null && storeIds.includes(storeId));

/** Names an operator in keys. */
export const operatorCaller = ({ id }: Pick<Operator, "id">): string => `operator:${id}`;
