/** Files of other programs become rows of our kinds, which then go the way of all rows. */
import type { ServerContext } from "../../../context";
import type { Transaction } from "../../../db/database";
import type { Problems } from "../problems";
import type { Encoding } from "../reading/decode-text";
import { type FoundFiles, leftOut } from "../reading/find-files";
import { shopRules } from "../shop-rules";
import { uploadsFolder } from "../uploads-folder";
import { BroughtPictures } from "./bring-pictures";
import { chooseTarget } from "./choose-target";
import { Conversion } from "./conversion";
import { detectFormat, formatOfHead, formatTitles } from "./detect-format";
import { type ReadColumns, sayTo } from "./foreign-row";
import { readHead } from "./foreign-table";
import { takeHours } from "./hours-columns";
import { addMappedTable } from "./mapped-table";
import { type FormatName, type Mapping, noMapping, readMapping } from "./mapping";
import { addHours } from "./menu-hours";
import { ownRows } from "./own-rows";
import { addProduct } from "./product-rows";
import { openTable, productsOfFile } from "./products-of-file";
import { readShopFacts } from "./shop-facts";

export { formatOf } from "./mapping";

/** The operator's options for files of other programs. */
export interface ForeignOptions {
  /** Null to find it out. */
  format: FormatName | null;
  /** Key of the store that records go to. */
  store: string | null;
  /** The file with the mapping; null for `mapping.json` beside the files, if it is there. */
  mapping: string | null;
}

type Other = FoundFiles["others"][number];

interface ForeignFile {
  file: Other;
  format: FormatName;
}

/** Files of ours by their name whose columns are another program's, as `items.csv` of a till. */
async function misnamed(
  found: FoundFiles,
  mapping: Mapping,
  encoding: Encoding | null,
): Promise<ForeignFile[]> {
  const taken: ForeignFile[] = [];
  for (const file of found.files) {
    if (file.form !== "table") continue;
    const format = formatOfHead(await readHead(file, encoding), mapping);
    if (format !== null && format !== "table")
      taken.push({ file: { ...file, form: "table" as const }, format });
  }
  return taken;
}

/** The format that the operator named, for a file whose form it can have. */
function forcedOn({ form }: Other, forced: FormatName | null): FormatName | null {
  if (form === "feed") return forced === "merchant" ? forced : null;
  return (form === "records") === (forced === "menu") ? forced : null;
}

async function foreignFiles(
  found: FoundFiles,
  forced: FormatName | null,
  mapping: Mapping,
  encoding: Encoding | null,
  problems: Problems,
): Promise<ForeignFile[]> {
  const taken = await misnamed(found, mapping, encoding);
  for (const file of found.others) {
    const format = forcedOn(file, forced) ?? (await detectFormat(file, mapping, encoding));
    if (format !== null) taken.push({ file, format });
    else
      problems.add({
        file: file.name,
        line: null,
        column: null,
        value: null,
        message: leftOut,
        severity: "warning",
      });
  }
  return taken;
}

/** Names columns that hold something and have no place with us: nothing is left out in silence. */
function tellUnread(file: string, columns: ReadColumns, problems: Problems): void {
  const unread = columns.unread();
  if (unread.length === 0) return;
  const message = `were left out: nothing of ours is known to be meant. mapping.json can say what they are: ${unread.join(", ")}`;
  problems.add({ file, line: null, column: null, value: null, message, severity: "warning" });
}

/** The result of reading files of other programs. */
export interface TakenForeign {
  found: FoundFiles;
  /** The format that each file of another program was read in, in the report's words. */
  formats: ReadonlyMap<string, string>;
}

/**
 * Reads the files of other programs that were found. What is returned has rows of our kinds in their place. Throws a StartError
 * where the operator has to say which store is meant, and for a mapping that cannot be read.
 */
export async function takeForeign(
  tx: Transaction,
  context: Pick<ServerContext, "settings">,
  given: FoundFiles,
  options: ForeignOptions & { encoding: Encoding | null; prune: boolean },
  problems: Problems,
): Promise<TakenForeign> {
  const { encoding } = options;
  const { found, read } = await takeHours(given, encoding, problems);
  const path = options.mapping ?? found.mapping;
  const mapping = path === null ? noMapping : await readMapping(path);
  const foreign = await foreignFiles(found, options.format ?? mapping.format, mapping, encoding, problems);
  const formats = new Map(
    [...read].map(([file, hours]) => [file, `OpenStreetMap's opening hours: ${hours}`]),
  );
  if (foreign.length === 0) return { found, formats };
  const say = sayTo(problems);
  if (options.prune)
    say(
      { file: "", line: null },
      null,
      "--prune is for files of the shop's own: those of others name one store.",
    );
  const names = new Set(foreign.map(({ file }) => file.name));
  const own = { ...found, others: [], files: found.files.filter(({ name }) => !names.has(name)) };
  const facts = await readShopFacts(tx, own);
  const conversion = new Conversion(
    chooseTarget(options.store, mapping, facts),
    mapping,
    await shopRules(tx, context.settings),
    new BroughtPictures(found.pictures, uploadsFolder(context.settings)),
    say,
    facts,
  );
  for (const { file, format } of foreign) {
    const before = conversion.rows.count("items");
    if (format === "table") {
      const table = await openTable(file, mapping, encoding, problems);
      addMappedTable(table, conversion);
      tellUnread(file.name, table.columns, problems);
    } else {
      const { products, columns, hours } = await productsOfFile(file, format, {
        mapping,
        encoding,
        problems,
        say,
      });
      for (const product of products) addProduct(product, conversion);
      addHours(hours, conversion);
      tellUnread(file.name, columns, problems);
    }
    conversion.endFile(file.name);
    formats.set(file.name, `${formatTitles[format]}: ${conversion.rows.count("items") - before} items`);
  }
  for (const file of own.files) {
    if (conversion.rows.count(file.kind) === 0) continue;
    conversion.rows.putBefore(file.kind, await ownRows(file, problems, encoding));
  }
  const made = conversion.rows.files(problems);
  const kept = own.files.filter(({ kind }) => !made.some((file) => file.kind === kind));
  return { found: { ...own, files: [...kept, ...made] }, formats };
}
