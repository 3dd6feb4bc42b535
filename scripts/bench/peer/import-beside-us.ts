/** Medusa's import of items that we import too, in a database of its own on the same PostgreSQL. */
import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import pg from "pg";
import { medusaFolder } from "./medusa-folder";
import { type ImportedItem, importIntoMedusa } from "./medusa-import";
import { runMedusa, startMedusa } from "./medusa-process";

/** The chunks in which it takes them have a thousand rows; all 100 000 would take it most of an hour. */
export const MEDUSA_ITEMS = 3_000;

const ACCOUNT = { email: "measured@example.test", password: "measured-peer" };

/** The first items of a large shop's table, whose cells have no commas. */
async function firstItems(file: string, count: number): Promise<ImportedItem[]> {
  const items: ImportedItem[] = [];
  let head: string[] | null = null;
  for await (const line of createInterface({ input: createReadStream(file) })) {
    const cells = line.split(",");
    if (head === null) {
      head = cells;
      continue;
    }
    const cell = (name: string) => cells[head?.indexOf(name) ?? -1] ?? "";
    items.push({
      sku: cell("sku"),
      name: cell("name"),
      description: cell("description"),
      price: cell("price"),
    });
    if (items.length === count) break;
  }
  return items;
}

/** Items a second. Throws CannotRun where Medusa cannot be had. */
export async function importBesideUs(postgresUrl: string, itemsFile: string): Promise<number> {
  const folder = medusaFolder();
  const client = new pg.Client({ connectionString: postgresUrl });
  await client.connect();
  await client.query("create database medusa").finally(() => client.end());
  const place = { folder, databaseUrl: Object.assign(new URL(postgresUrl), { pathname: "/medusa" }).href };
  await runMedusa(place, ["db:migrate"]);
  await runMedusa(place, ["user", "-e", ACCOUNT.email, "-p", ACCOUNT.password]);
  const items = await firstItems(itemsFile, MEDUSA_ITEMS);
  const server = await startMedusa(place);
  try {
    return items.length / (await importIntoMedusa(server.url, ACCOUNT, items));
  } finally {
    await server.stop();
  }
}
