/** A file of a shop: what its rows are, and how they become rows of the database. */
import type { Field } from "../fields/field";

/** A column of the table and the fields that it is made of. */
export interface Column {
  /** The fields that it needs; a row whose file has none of them leaves the column as it is. */
  fields: readonly string[];
  /** SQL of the value; `r` is the row that waits, with a column a field. A column without fields is written for new rows only. */
  sql: string;
  /** SQL of the value of a new row whose file has none of the fields. */
  otherwise: string;
  /** SQL of the value of a row `t` that exists, where it is another. */
  sqlOfExisting?: string;
  /** An empty cell leaves the column of a row that exists as it is. */
  keepsWhenEmpty?: boolean;
  /** The type does not know `=`: it is compared as text. */
  asText?: boolean;
}

/** Rows that are one row of a table each. */
export interface TableRows {
  table: string;
  columns: Readonly<Record<string, Column>>;
  /** SQL: whether the row `t` of the table is the one that `r` means. */
  match: string;
  /** SQL of a key as others write it, of the row `t`. */
  keySql: string;
  /** `--prune` on rows that the files do not name: they are switched off, because orders may name them, or deleted. */
  prune: { set: string } | "delete" | "keep";
  /** SQL: which rows `t` of the table are the files' business; others are neither changed nor switched off. */
  scope?: string;
  /**
   * Columns of new rows that files of other kinds make, by the name of the kind. Written later, they would write every index of
   * the row once more. `key` is SQL of the row's key as those files write it.
   */
  made?: { key: string; columns: Readonly<Record<string, string>> };
  /** Statements for rows of other tables that follow these; `{rows}` are the rows that wait. */
  follow?: readonly { fields: readonly string[]; statement: string }[];
  /** Columns that can be written only when all rows are there. `t` is the row, `r` what it was written from. */
  afterwards?: readonly { fields: readonly string[]; set: string; differs: string }[];
  /** Tables between two, written from a list; `{rows}` are the rows that wait. */
  links?: readonly { field: string; remove: string; add: string }[];
  /** Names that fields have among the translations, where it is not their own. */
  translationKeys?: Readonly<Record<string, string>>;
  /** Fields without a column: even their English text is among the translations. */
  onlyInTranslations?: readonly string[];
  /** SQL that selects, in the order of their making, one column a field and `translations`. */
  exported: string;
}

export interface Kind {
  /** The name of the file without its ending. */
  name: string;
  meaning: string;
  fields: Readonly<Record<string, Field>>;
  /** The fields that together name a row; no two rows of a file have the same. */
  key: readonly string[];
  /** The key as other files refer to it, from the fields of `key` in their order. */
  reference?: (values: readonly string[]) => string;
  /** Rows of a table; absent where several rows make one (`parts`). */
  rows?: TableRows;
  /** Rows that belong to a record of another kind and replace all that it had. */
  parts?: PartRows;
}

export interface PartRows {
  /**
   * SQL that makes columns of records from the rows that wait: `key` as the file writes it, the columns, and `is_new` where the
   * record is not there yet.
   */
  make?(waiting: string): string;
  /**
   * Statements in order; `waiting` is the table of the rows that wait, `made` the table of what `make` selects. Each returns the
   * number of records it changed.
   */
  merge(waiting: string, made: string): readonly string[];
  exported: string;
  /** Makes the fields of what `exported` selects, where SQL cannot. */
  shape?(row: Record<string, unknown>): Record<string, unknown>;
}

/** A column that is a field of the same name in the database's writing. */
export const same = (name: string, otherwise = "null"): Column => ({
  fields: [name],
  sql: `r.${name}`,
  otherwise,
});

/** The id of the record of another table that a field names. */
export const idOf = (name: string, table: string, key = "slug", otherwise = "null"): Column => ({
  fields: [name],
  sql: `(select id from ${table} where ${key} = r.${name})`,
  otherwise,
});

/** Columns for `discount` and `discount_type`, of a discount field. */
export const discountColumns = (
  column = "discount",
  typeColumn = "discount_type",
): Record<string, Column> => ({
  [column]: {
    fields: ["discount"],
    sql: "coalesce((r.discount ->> 'percent')::bigint, (r.discount ->> 'amount')::bigint, 0)",
    otherwise: "0",
  },
  [typeColumn]: {
    fields: ["discount"],
    sql: "case when r.discount ? 'amount' then 'amount' else 'percent' end",
    otherwise: "'percent'",
  },
});

/** SQL that makes the value of a discount field again. */
export const exportedDiscount = (column = "t.discount", typeColumn = "t.discount_type"): string =>
  `case when ${column} = 0 then null when ${typeColumn} = 'percent'
     then jsonb_build_object('percent', ${column}) else jsonb_build_object('amount', ${column}) end`;
