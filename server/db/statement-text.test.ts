/** Statements are written as Drizzle writes them. */
import { type SQL, sql } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import { describe, expect, it } from "vitest";
import { fixedPlan, idArray, literal } from "./fixed-plan";
import { items } from "./schema";
import { statementOf, writeStatement } from "./statement-text";

const part = sql`i.price > ${5} and i.name = ${"a"}`;
const moment = new Date("2026-03-02T10:00:00Z");

const straight: [what: string, query: SQL][] = [
  ["text alone", sql`select 1`],
  ["nothing", sql``],
  ["values", sql`select ${1}, ${"two"}, ${true}, ${null}, ${3.5}`],
  ["parts in parts", sql`${fixedPlan} select * from items i where ${sql.join([part, part], sql` or `)}`],
  ["an array as one value", sql`select ${idArray([3, 1, 3])} as ids`],
  ["no value as a parameter", sql`select ${sql.param(null)}`],
  ["a list of values", sql`select 1 where 1 in ${[1, 2, 3]} and ${part}`],
  ["names", sql`select 1 as ${sql.identifier('a "name"')}`],
  ["a literal", sql`select ${literal(64)} limit ${2}`],
  ["a column's value", sql`select ${sql.param(moment, items.createdAt)}`],
];
const left: [what: string, query: SQL][] = [
  ["a table", sql`select 1 from ${items} where ${part}`],
  ["a column", sql`select ${items.id} from items where ${part}`],
  ["a moment", sql`select ${moment}`],
  ["a part that is not there", sql`select 1 ${undefined} where ${part}`],
  ["an empty list", sql`select 1 where 1 in ${[]}`],
  ["something with a name", sql`select ${sql`1`.as("one")}`],
];

const general = new PgDialect();

describe("a statement", () => {
  it.each(straight)("of %s is as Drizzle has it", (_, query) => {
    const { sql: text, params } = general.sqlToQuery(query);
    expect(writeStatement(query)).toEqual({ sql: text, params });
  });

  it.each(left)("with %s is left to it", (_, query) => {
    expect(writeStatement(query)).toBeNull();
    expect(statementOf(query)).toMatchObject(general.sqlToQuery(query));
  });
});
