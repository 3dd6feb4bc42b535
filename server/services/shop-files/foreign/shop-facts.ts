/** Facts about the shop that records of other programs need to become its own. */
import { sql } from "drizzle-orm";
import type { Transaction } from "../../../db/database";
import { rowsOf } from "../../../db/rows";
import { kindOf } from "../kinds";
import { Problems } from "../problems";
import { openFile } from "../read-file";
import type { FoundFiles } from "../reading/find-files";

/** A category or brand that is there. */
export interface Label {
  key: string;
  module: string;
  name: string;
  parent: string | null;
}

/** Stores, modules and labels of the shop, and of the files that lie beside. */
export interface ShopFacts {
  /** Key of the module by the key of the store. */
  stores: ReadonlyMap<string, string>;
  /** Trade by the key of the module. */
  modules: ReadonlyMap<string, string>;
  categories: readonly Label[];
  brands: readonly Label[];
}

/** Rows of a kind of the shop's own files; what is wrong with them is said when they are read again. */
async function ownRows(found: FoundFiles, name: string): Promise<Record<string, string>[]> {
  const kind = kindOf(name);
  const file = found.files.find((one) => one.kind === name);
  if (!kind || !file) return [];
  const rows: Record<string, string>[] = [];
  for await (const { cells } of (await openFile(file, kind, new Problems(), null)).rows) {
    rows.push(Object.fromEntries(Object.entries(cells).map(([field, value]) => [field, String(value)])));
  }
  return rows;
}

/** Reads them. */
export async function readShopFacts(tx: Transaction, found: FoundFiles): Promise<ShopFacts> {
  const read = async <T>(statement: string) => rowsOf<T>(await tx.execute(sql.raw(statement)));
  const stores = await read<{ key: string; module: string }>(
    "select s.slug as key, m.slug as module from stores s join modules m on m.id = s.module_id order by s.id",
  );
  const modules = await read<{ key: string; type: string }>(
    "select slug as key, type from modules order by id",
  );
  const labels = async (table: "categories" | "brands", own: "category" | "brand"): Promise<Label[]> => [
    ...(await read<Label>(
      `select t.slug as key, m.slug as module, t.name, ${table === "categories" ? "p.slug" : "null"} as parent
       from ${table} t join modules m on m.id = t.module_id
       ${table === "categories" ? "left join categories p on p.id = t.parent_id" : ""} order by t.id`,
    )),
    ...(await ownRows(found, table)).map((row) => ({
      key: row[own] ?? "",
      module: row.module ?? "",
      name: row.name ?? "",
      parent: row.parent ?? null,
    })),
  ];
  return {
    stores: new Map([
      ...stores.map(({ key, module }) => [key, module] as const),
      ...(await ownRows(found, "stores")).flatMap(({ store = "", module }) =>
        module === undefined ? [] : [[store, module] as const],
      ),
    ]),
    modules: new Map([
      ...modules.map(({ key, type }) => [key, type] as const),
      ...(await ownRows(found, "modules")).map(({ module = "", type = "" }) => [module, type] as const),
    ]),
    categories: await labels("categories", "category"),
    brands: await labels("brands", "brand"),
  };
}
