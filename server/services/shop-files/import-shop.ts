/** Reads a shop's files, checks all of them, and writes them in one transaction or not at all. */
import { readFile } from "node:fs/promises";
import { sql } from "drizzle-orm";
import type { ServerContext } from "../../context";
import type { Transaction } from "../../db/database";
import { constraintOf, sqlStateOf } from "../../db/transact";
import type { PictureSource } from "../../ports";
import { loadLanguages } from "../languages/brought-languages";
import { firstPictureOf } from "../pictures";
import type { Reader } from "./check-references";
import { checkShop } from "./check-shop";
import { type ForeignOptions, takeForeign } from "./foreign";
import { importLanguages } from "./import-languages";
import { importPolicies } from "./import-policies";
import { importSettings } from "./import-settings";
import { type Kind, kinds } from "./kinds";
import type { Problems } from "./problems";
import { readShopFile } from "./read-file";
import type { Encoding } from "./reading/decode-text";
import type { FoundFiles } from "./reading/find-files";
import { shopRules } from "./shop-rules";
import { uploadsFolder } from "./uploads-folder";
import { makeColumns } from "./writing/made-columns";
import { type Counts, mergeRows, pruneRows } from "./writing/merge-rows";
import { openWaitingRows, type WaitingRows } from "./writing/waiting-rows";

export interface ImportOptions {
  /** Says what would be done and does nothing. */
  dryRun: boolean;
  /** Switches off records that the files do not name; only of kinds that have a file. */
  prune: boolean;
  /** Encoding of all tables; null to detect it. */
  encoding: Encoding | null;
  /** How files of other programs are read; absent where there is nothing to say. */
  foreign?: ForeignOptions;
}

export interface ImportReport {
  counts: ReadonlyMap<string, Counts>;
  problems: Problems;
  /** Encodings of tables that are not UTF-8, by file. */
  encodings: ReadonlyMap<string, Encoding>;
  /** What files of other programs were read as, by file. */
  formats: ReadonlyMap<string, string>;
  /** False after a dry run, and where there are errors. */
  written: boolean;
}

/** Ends a transaction whose work is not wanted. */
class NotWanted extends Error {}

/** Pictures that are copied once everything is written. */
const picturesOfFiles = (pictures: FoundFiles["pictures"]): PictureSource => ({
  find: async (key) => {
    const file = pictures.get(key);
    return file === undefined ? null : { version: file, read: () => readFile(file) };
  },
});

/** Lock of all imports, so that they run one after another. */
const importLock = 5_120_947_733;

/** The place of a problem that is the file's as a whole. */
const whole = (file: string) => ({ file, line: null, column: null, value: null });

/** A problem for rows that the database refuses; any other error is thrown again. */
function refusedByDatabase(file: string, error: unknown) {
  const state = sqlStateOf(error);
  // Integrity constraints and values out of range.
  if (state === null || !/^2[23]/.test(state)) throw error;
  const name = constraintOf(error);
  const about = name === null ? "" : ` (${name})`;
  const message =
    state === "23505"
      ? `has a row that is another one's by a second key${about}`
      : `has a row that the database does not take${about}`;
  return { ...whole(file), message };
}

/** Nothing is said about files of other programs. */
const nothingSaid: ForeignOptions = { format: null, store: null, mapping: null };

/** A report that is being written. */
interface Report {
  counts: Map<string, Counts>;
  problems: Problems;
  encodings: Map<string, Encoding>;
  formats: Map<string, string>;
}

async function readAndWrite(
  context: Pick<ServerContext, "database" | "settings" | "pictures">,
  tx: Transaction,
  given: FoundFiles,
  options: ImportOptions,
  { counts, problems, encodings, formats }: Report,
  say: (line: string) => void,
): Promise<void> {
  const { prune, encoding, foreign = nothingSaid } = options;
  // Sorts and search indexes of many rows at once: with the usual few megabytes they write and read everything several times.
  // A rough look at the rows that wait is enough to plan by.
  await tx.execute(
    sql`select set_config('idle_in_transaction_session_timeout', '0', true), set_config('statement_timeout', '0', true),
      set_config('work_mem', '32MB', true), set_config('gin_pending_list_limit', '32MB', true), set_config('jit', 'off', true),
      set_config('default_statistics_target', '20', true)`,
  );
  await tx.execute(sql`select pg_advisory_xact_lock(${importLock})`);
  // First: settings and columns may be in them.
  if (given.languages.size > 0) counts.set("languages", await importLanguages(tx, given.languages, problems));
  if (given.settings) {
    const pictures = firstPictureOf(picturesOfFiles(given.pictures), context.pictures);
    counts.set(
      "shop",
      await importSettings({ ...context, database: tx, pictures }, given.settings, problems),
    );
  }
  if (given.policies.length > 0)
    counts.set("policies", await importPolicies(tx, given.policies, encoding, problems));
  const taken = await takeForeign(tx, context, given, { ...foreign, prune, encoding }, problems);
  const { found } = taken;
  for (const [file, format] of taken.formats) formats.set(file, format);
  const rules = await shopRules(tx, context.settings);
  const reader: Reader = { tx, rules, problems, known: new Map(), stored: new Map(), refused: new Map() };
  const present: { kind: Kind; waiting: WaitingRows; file: string }[] = [];
  for (const kind of kinds) {
    const file = found.files.find((one) => one.kind === kind.name);
    if (!file) continue;
    say(`Reading ${file.name} …`);
    const waiting = await openWaitingRows(tx, kind);
    const encodingOfFile = await readShopFile(reader, kind, file, waiting, encoding);
    await waiting.end();
    if (encodingOfFile !== null && encodingOfFile !== "utf-8") encodings.set(file.name, encodingOfFile);
    present.push({ kind, waiting, file: file.name });
  }
  const made = new Set<string>();
  for (const { kind, file } of present) {
    if (!kind.parts?.make) continue;
    try {
      await tx.transaction((step) => makeColumns(step, kind));
      made.add(kind.name);
    } catch (error) {
      problems.add(refusedByDatabase(file, error));
    }
  }
  for (const { kind, waiting, file } of present) {
    // What it was to be made of was refused and is named.
    if (kind.parts?.make && !made.has(kind.name)) continue;
    try {
      counts.set(kind.name, await tx.transaction((step) => mergeRows(step, kind, waiting, made)));
    } catch (error) {
      problems.add(refusedByDatabase(file, error));
    }
  }
  for (const { kind, waiting, file } of prune ? present : []) {
    const of = counts.get(kind.name);
    if (of && waiting.count > 0) of.pruned = await pruneRows(tx, kind);
    else if (of)
      problems.add({ ...whole(file), message: "has no record: --prune would take away all of its kind" });
  }
  const { pictures: shown, settings } = context;
  await checkShop(tx, { ...found, uploads: uploadsFolder(settings), shown }, problems);
}

/**
 * Imports what was found. Everything is read and checked before anything stays, and every problem is named. `problems` are
 * those of finding the files. Throws what is no fault of the files.
 */
export async function importShop(
  context: Pick<ServerContext, "database" | "settings" | "pictures">,
  found: FoundFiles,
  options: ImportOptions,
  problems: Problems,
  say: (line: string) => void = () => {},
): Promise<ImportReport> {
  const report: Report = { counts: new Map(), problems, encodings: new Map(), formats: new Map() };
  try {
    await context.database.transaction(async (tx) => {
      await readAndWrite(context, tx, found, options, report, say);
      if (options.dryRun || problems.errors > 0) throw new NotWanted();
    });
    return { ...report, written: true };
  } catch (error) {
    // Those of the files are in memory.
    if (found.languages.size > 0) await loadLanguages(context.database);
    if (!(error instanceof NotWanted)) throw error;
    return { ...report, written: false };
  }
}
