/** `language`: the languages that the shop brought as folders of texts. */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { baseLanguage } from "@/domain/visitor-language";
import type { ServerContext } from "../context";
import { StartError } from "../core/start-error";
import { languages, shippedLanguages, textsOf } from "../locales";
import { removeLanguage, saveLanguage } from "../services/languages/brought-languages";
import { readLanguageFolder, textsToBring } from "../services/languages/language-folder";
import { pageNamespaces } from "../services/languages/page-texts";
import { staffTexts } from "../services/languages/staff-texts";
import { readSetting } from "../services/settings/settings";

type Write = (line: string) => void;

/** Missing texts that are named one by one. */
const maxNamed = 20;

/** `list`, `check CODE FOLDER`, `add CODE FOLDER`, `remove CODE` or `template FOLDER`. Throws a StartError for anything else. */
export async function editLanguages(
  context: ServerContext,
  [action, first, folder]: readonly string[],
  write: Write,
): Promise<void> {
  if (action === "list") return listLanguages(write);
  if (action === "template" && first !== undefined) return writeTemplate(first, write);
  if ((action === "add" || action === "check") && first !== undefined && folder !== undefined)
    return addLanguage(context, { code: first, folder, isKept: action === "add" }, write);
  if (action === "remove" && first !== undefined) return takeAway(context, first, write);
  throw new StartError(
    "language needs list, check CODE FOLDER, add CODE FOLDER, remove CODE or template FOLDER.",
  );
}

function listLanguages(write: Write): void {
  for (const code of languages) {
    const { languageName, direction } = textsOf(code);
    const source = shippedLanguages.includes(code) ? "ships with the product" : "brought by the shop";
    write(`${code}  ${languageName}, ${direction}, ${source}`);
  }
}

interface Adding {
  code: string;
  folder: string;
  isKept: boolean;
}

async function addLanguage(
  { database }: ServerContext,
  { code, folder, isKept }: Adding,
  write: Write,
): Promise<void> {
  const { texts, missing, total } = await readLanguageFolder(code, folder);
  if (missing.length > 0) {
    write(`${missing.length} of ${total} texts are missing and stay in English:`);
    for (const key of missing.slice(0, maxNamed)) write(`  ${key}`);
    if (missing.length > maxNamed) write(`  … and ${missing.length - maxNamed} more`);
  }
  if (!isKept) return write(`${texts.name} (${code}) can be added.`);
  const isNew = await saveLanguage(database, code, texts);
  write(`${texts.name} (${code}) ${isNew ? "is added" : "has new texts"}.`);
  if (!(await isOffered(database, code)))
    write(`Shoppers are offered the languages of the setting sys_language, which does not name ${code}.`);
}

async function isOffered(database: ServerContext["database"], code: string): Promise<boolean> {
  const rows = await readSetting(database, "sys_language");
  if (!Array.isArray(rows)) return true;
  return rows.some((row: { key?: unknown } | null) => baseLanguage(String(row?.key ?? "")) === code);
}

async function takeAway({ database }: ServerContext, code: string, write: Write): Promise<void> {
  if (shippedLanguages.includes(code)) throw new StartError(`${code} ships with the product and stays.`);
  if (!(await removeLanguage(database, code))) throw new StartError(`There is no language ${code}.`);
  write(`Removed ${code}. Who reads it is answered in English from now on.`);
}

/** The English texts, to be translated. */
async function writeTemplate(folder: string, write: Write): Promise<void> {
  const inFolder = (name: string, value: object) =>
    writeFile(join(folder, name), `${JSON.stringify(value, null, 2)}\n`, { flag: "wx" });
  try {
    await mkdir(join(folder, "page"), { recursive: true });
    await inFolder("server.json", textsToBring());
    for (const [program, texts] of Object.entries(staffTexts)) await inFolder(`${program}.json`, texts);
    for (const [name, texts] of Object.entries(pageNamespaces))
      await inFolder(join("page", `${name}.json`), texts);
  } catch (error) {
    throw new StartError(`${folder} cannot be written (${(error as NodeJS.ErrnoException).code}).`);
  }
  write(`The English texts are in ${folder}. Translate them, then add the folder.`);
}
