/**
 * Texts of statements. A list's statement is made of some fifty parts; Drizzle's builder asks of each part which of a dozen kinds it is
 * and joins lists of lists. The kinds that our statements are made of are written down straight, everything else is left to it.
 */
import { Name, Param, SQL, StringChunk } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import type { Database } from "./database";

interface Statement {
  sql: string;
  params: unknown[];
}

const isPlain = (value: unknown): boolean =>
  typeof value !== "object" || value === null || Array.isArray(value);

/** Adds a part; false for one that only Drizzle knows: the statement is of no use then. */
function add(statement: Statement, part: unknown): boolean {
  if (part instanceof StringChunk) {
    for (const text of part.value) statement.sql += text;
    return true;
  }
  if (part instanceof SQL) {
    for (const inner of part.queryChunks) if (!add(statement, inner)) return false;
    return true;
  }
  if (part instanceof Param) {
    const value: unknown = part.value === null ? null : part.encoder.mapToDriverValue(part.value);
    if (!isPlain(value)) return false;
    statement.sql += `$${statement.params.push(value)}`;
    return true;
  }
  if (part instanceof Name) {
    statement.sql += `"${part.value.replaceAll('"', '""')}"`;
    return true;
  }
  if (!Array.isArray(part)) {
    if (!isPlain(part) || part === undefined) return false;
    statement.sql += `$${statement.params.push(part)}`;
    return true;
  }
  for (const [index, inner] of part.entries()) {
    statement.sql += index === 0 ? "(" : ", ";
    if (!add(statement, inner)) return false;
  }
  statement.sql += ")";
  return part.length > 0;
}

/** Text and values of a statement; null where it holds what only Drizzle can write. */
export function writeStatement(query: SQL): Statement | null {
  const statement: Statement = { sql: "", params: [] };
  return add(statement, query) ? statement : null;
}

const general = new PgDialect();

/** Text and values of a statement. */
export const statementOf = (query: SQL): Statement => writeStatement(query) ?? general.sqlToQuery(query);

/** Lets a database write its statements so. */
export function writeStatementsStraight(database: Database): void {
  const { dialect } = database as unknown as { dialect: PgDialect };
  const inGeneral = dialect.sqlToQuery.bind(dialect);
  dialect.sqlToQuery = (query, source) =>
    (source === undefined ? writeStatement(query) : null) ?? inGeneral(query, source);
}
