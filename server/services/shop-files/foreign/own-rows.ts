/** Rows of the shop's own files that stand beside rows which were made: both become one file of their kind. */
import { kindOf } from "../kinds";
import type { Problems } from "../problems";
import { openFile } from "../read-file";
import type { Encoding } from "../reading/decode-text";
import type { ShopFile } from "../reading/find-files";
import { MadeRow } from "./made-rows";

/** Reads them as they are. An empty cell of a table stays one, which takes away what was there. */
export async function ownRows(
  file: ShopFile,
  problems: Problems,
  encoding: Encoding | null,
): Promise<MadeRow[]> {
  const kind = kindOf(file.kind);
  if (!kind) return [];
  const { head, rows } = await openFile(file, kind, problems, encoding);
  const made: MadeRow[] = [];
  for await (const { line, cells } of rows) {
    const row = new MadeRow({ file: file.name, line });
    for (const column of head.columns) {
      if (file.form === "table" || Object.hasOwn(cells, column)) row.set(column, cells[column] ?? null);
    }
    made.push(row);
  }
  return made;
}
