/** A shop's files, given as texts, brought into a database of a test. */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Database } from "../context";
import { firstPictureOf } from "../services/pictures";
import { findFiles, importShop, Problems, problemLine } from "../services/shop-files";
import { testSettings } from "./test-settings";

export type Texts = Readonly<Record<string, string | Buffer>>;

/** Writes files below a folder, by their paths there. */
export async function writeTexts(folder: string, texts: Texts): Promise<void> {
  for (const [name, text] of Object.entries(texts)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
}

/** Imports what lies in a folder, into a shop that shows those pictures; returns the report with its problems as lines. */
export async function importFolder(database: Database, folder: string, pictures = firstPictureOf()) {
  const problems = new Problems();
  const found = await findFiles(folder, problems);
  const context = { database, settings: testSettings(), pictures };
  const options = { dryRun: false, prune: false, encoding: null };
  const report = await importShop(context, found, options, problems);
  return { ...report, lines: problems.kept.map(problemLine) };
}

/** Imports texts, as files of a folder that is removed again. */
export async function importTexts(database: Database, texts: Texts) {
  const folder = await mkdtemp(join(tmpdir(), "import-texts-"));
  try {
    await writeTexts(folder, texts);
    return await importFolder(database, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A table of one kind: the columns are those of the first row. */
export function tableOf(rows: readonly Readonly<Record<string, string>>[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const quoted = (text: string) => (/[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  return [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ""))]
    .map((cells) => `${cells.map(quoted).join(",")}\n`)
    .join("");
}
