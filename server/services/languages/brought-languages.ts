/** The languages that the shop brought: rows of a table, in the memory of every process. */
import { eq, sql } from "drizzle-orm";
import type { Database, Queryable } from "../../context";
import { type BroughtTexts, broughtLanguages } from "../../db/schema";
import { knownLanguage, setBroughtLanguages } from "../../locales";
import { setPageLanguages } from "./page-texts";
import { setStaffLanguages } from "./staff-texts";

/** They are read again after this time, ms. A language that is not known reads them sooner, once a second at most. */
const maxAgeMs = 30_000;
const minAgeMs = 1000;

let readAt = performance.now();

/** Their texts by their codes. */
export async function readLanguages(database: Queryable): Promise<Map<string, BroughtTexts>> {
  const rows = await database
    .select({ code: broughtLanguages.code, texts: broughtLanguages.texts })
    .from(broughtLanguages)
    .orderBy(broughtLanguages.code);
  return new Map(rows.map(({ code, texts }) => [code, texts]));
}

/** Reads them into the memory of this process. */
export async function loadLanguages(database: Queryable): Promise<void> {
  const brought = await readLanguages(database);
  setBroughtLanguages(new Map([...brought].map(([code, texts]) => [code, texts.server])));
  setPageLanguages(brought);
  setStaffLanguages(brought);
  readAt = performance.now();
}

/** Has what another process has added or removed in memory before a request in this language is answered. */
export async function refreshLanguages(database: Queryable, wanted: string | null): Promise<void> {
  const age = performance.now() - readAt;
  const isUnknown = wanted !== null && wanted !== "" && knownLanguage(wanted) === null;
  if (age <= (isUnknown ? minAgeMs : maxAgeMs)) return;
  // Others meanwhile are answered with what is known.
  readAt = performance.now();
  await loadLanguages(database);
}

/** Adds a language or replaces its texts. Resolves to whether it is new. */
export async function saveLanguage(database: Queryable, code: string, texts: BroughtTexts): Promise<boolean> {
  const before = await database.$count(broughtLanguages, eq(broughtLanguages.code, code));
  await database
    .insert(broughtLanguages)
    .values({ code, texts })
    .onConflictDoUpdate({ target: broughtLanguages.code, set: { texts, updatedAt: sql`now()` } });
  await loadLanguages(database);
  return before === 0;
}

/** Takes a language away. Resolves to whether it was there. */
export async function removeLanguage(database: Database, code: string): Promise<boolean> {
  const removed = await database
    .delete(broughtLanguages)
    .where(eq(broughtLanguages.code, code))
    .returning({ code: broughtLanguages.code });
  await loadLanguages(database);
  return removed.length > 0;
}
