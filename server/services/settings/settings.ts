/** Operator settings: one row a key; texts may be there in several languages. */
import { eq, sql } from "drizzle-orm";
import type { Language, Queryable } from "../../context";
import { fixedPlan } from "../../db/fixed-plan";
import { rowsOf } from "../../db/rows";
import { settings } from "../../db/schema";

/** One setting, or undefined when it was never set. */
export async function readSetting(database: Queryable, key: string): Promise<unknown> {
  const [row] = rowsOf<{ value: unknown }>(
    await database.execute(sql`${fixedPlan} select value from settings where key = ${key}`),
  );
  return row?.value;
}

/** All settings by key. */
export async function readStoredSettings(database: Queryable): Promise<Map<string, unknown>> {
  // Not through the column's type, which would read a text that looks like a number ("12") as one.
  const rows = rowsOf<{ key: string; value: unknown }>(
    await database.execute(sql`${fixedPlan} select key, value from settings`),
  );
  return new Map(rows.map((row) => [row.key, row.value]));
}

/** Writes a setting; null is a value like any other. */
export async function writeSetting(database: Queryable, key: string, value: unknown): Promise<void> {
  // As text: the column's type would make SQL's null of JSON's, and the column has none.
  const json = sql`${JSON.stringify(value)}::text::jsonb`;
  await database
    .insert(settings)
    .values({ key, value: json })
    .onConflictDoUpdate({ target: settings.key, set: { value: json, updatedAt: sql`now()` } });
}

/** Takes a setting back; its default counts then. */
export async function deleteSetting(database: Queryable, key: string): Promise<void> {
  await database.delete(settings).where(eq(settings.key, key));
}

/** A text in several languages: two-letter codes as keys, English among them. */
function isText(value: object): value is { en: string } & Record<string, string> {
  const entries = Object.entries(value);
  return (
    "en" in value &&
    entries.length > 0 &&
    entries.every(([key, text]) => /^[a-z]{2}$/.test(key) && typeof text === "string")
  );
}

/** A JSON value with every text put into one language; English where there is no translation. */
export function settingInLanguage(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) return value.map((entry) => settingInLanguage(entry, language));
  if (typeof value !== "object" || value === null) return value;
  if (isText(value)) return value[language] ?? value.en;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, settingInLanguage(entry, language)]),
  );
}
