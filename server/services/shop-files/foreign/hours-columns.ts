/** A column `opening_hours` of the shop's own stores or hours, in OpenStreetMap's writing: a row of hours for each window. */
import type { Problems } from "../problems";
import type { Encoding } from "../reading/decode-text";
import type { FoundFiles, ShopFile } from "../reading/find-files";
import { columnName } from "../reading/read-table";
import { type Cell, type RecordPlace, type Say, sayTo } from "./foreign-row";
import { readHead } from "./foreign-table";
import { MadeRow, MadeRows } from "./made-rows";
import { readOpeningHours } from "./opening-hours";
import { ownRows } from "./own-rows";

const column = "opening_hours";

async function hasColumn(file: ShopFile, encoding: Encoding | null): Promise<boolean> {
  if (file.form !== "table" || (file.kind !== "stores" && file.kind !== "hours")) return false;
  return (await readHead(file, encoding)).columns.some((name) => columnName(name) === column);
}

/** "mon 09:00-18:00", as the report shows what was read. */
const shown = (windows: readonly { day: string; opens: string; closes: string }[]): string =>
  windows.map(({ day, opens, closes }) => `${day.slice(0, 3)} ${opens}-${closes}`).join(", ");

/** Adds the windows of a cell; returns them as the report shows them, and null for a cell that cannot be read. */
function addWindows(rows: MadeRows, store: string, place: RecordPlace, cell: Cell, say: Say): string | null {
  const read = readOpeningHours(cell.text);
  if ("problem" in read) {
    say(place, cell, `${read.problem}.`);
    return null;
  }
  for (const warning of read.warnings) say(place, cell, warning, "warning");
  for (const { day, opens, closes } of read.windows) {
    const row = new MadeRow(place).set("store", store);
    rows.add("hours", row.put("day", cell, day).put("opens", cell, opens).put("closes", cell, closes));
  }
  return `${store}: ${shown(read.windows)}`;
}

/** The result of reading columns of hours. */
export interface TakenHours {
  found: FoundFiles;
  /** The hours that were read, as the report says them, by file. */
  read: ReadonlyMap<string, string>;
}

/** Reads columns of hours; a file without one stays as it is. */
export async function takeHours(
  found: FoundFiles,
  encoding: Encoding | null,
  problems: Problems,
): Promise<TakenHours> {
  const rows = new MadeRows();
  const read = new Map<string, string>();
  const taken: ShopFile[] = [];
  for (const file of found.files) {
    if (!(await hasColumn(file, encoding))) continue;
    taken.push(file);
    const stores: string[] = [];
    for (const own of await ownRows(file, problems, encoding)) {
      const text = own.cells[column];
      delete own.cells[column];
      // A row of hours with a day of its own is read as all are.
      if (file.kind === "stores" || text === null || text === undefined) rows.add(file.kind, own);
      if (typeof text !== "string" || text === "") continue;
      const store = String(own.cells.store ?? "");
      const windows = addWindows(rows, store, own.place, { text, column }, sayTo(problems));
      if (windows !== null) stores.push(windows);
    }
    if (stores.length > 0) read.set(file.name, stores.join("; "));
  }
  if (taken.length === 0) return { found, read };
  const kept = found.files.filter((file) => !taken.includes(file));
  for (const file of kept) {
    if (rows.count(file.kind) > 0) rows.putBefore(file.kind, await ownRows(file, problems, encoding));
  }
  const made = rows.files(problems);
  return {
    found: {
      ...found,
      files: [...kept.filter(({ kind }) => !made.some((one) => one.kind === kind)), ...made],
    },
    read,
  };
}
