/** The small shop of files, and what becomes of files of other programs that are brought into it. */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { sql } from "drizzle-orm";
import { rowsOf } from "../db/rows";
import { type ForeignOptions, findFiles, importShop, Problems, problemLine } from "../services/shop-files";
import { smallShopFiles } from "./small-shop-files";
import { openEmptyTestDatabase } from "./test-database";
import { testSettings } from "./test-settings";

type Options = Partial<ForeignOptions> & { dryRun?: boolean; prune?: boolean };

/** Opens the shop: `corner-bakery` sells food, `tailor` sells goods. The test file closes it. */
export async function openForeignFilesShop() {
  const test = await openEmptyTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), "foreign-files-"));
  const context = {
    database: test.connection.database,
    settings: testSettings({ dataFolder: join(folder, "data") }),
    pictures: { find: async () => null },
  };
  let imports = 0;

  /** Imports these files from a folder of their own. */
  const bringIn = async (
    files: Record<string, string>,
    { dryRun = false, prune = false, ...said }: Options = {},
  ) => {
    imports += 1;
    const path = join(folder, String(imports));
    for (const [name, text] of Object.entries(files)) {
      await mkdir(dirname(join(path, name)), { recursive: true });
      await writeFile(join(path, name), text);
    }
    const problems = new Problems();
    const foreign = { format: null, store: null, mapping: null, ...said };
    const options = { dryRun, prune, encoding: null, foreign };
    const report = await importShop(context, await findFiles(path, problems), options, problems);
    return {
      ...report,
      errors: problems.kept.filter(({ severity }) => severity === "error").map(problemLine),
      warnings: problems.kept.filter(({ severity }) => severity === "warning").map(problemLine),
    };
  };
  const first = await bringIn(smallShopFiles);
  if (first.errors.length > 0) throw new Error(first.errors.join("\n"));
  return {
    bringIn,
    rows: async (statement: string) =>
      rowsOf<Record<string, unknown>>(await test.connection.database.execute(sql.raw(statement))),
    close: async () => {
      await test.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type ForeignFilesShop = Awaited<ReturnType<typeof openForeignFilesShop>>;
