/** Writes a shop down as the files that it can be made from again. */
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import type { ServerContext } from "../../../context";
import { StartError } from "../../../core/errors";
import { defaultLanguage } from "../../../locales";
import { settingIn } from "../../branding/read-branding";
import { brandingKey } from "../../settings/branding-setting";
import { settingTable } from "../../settings/setting-table";
import { readStoredSettings } from "../../settings/settings";
import { kinds } from "../kinds";
import { shopRules } from "../shop-rules";
import { uploadsFolder } from "../uploads-folder";
import { copyNamedPictures } from "./copy-named-pictures";
import { writeLanguages } from "./write-languages";
import { policySettings, writePolicies } from "./write-policies";
import { writeTable } from "./write-table";

/** The folder to write into: a new one, or one that is empty. */
async function emptyFolder(path: string): Promise<void> {
  // Couriers and their numbers are in it.
  await mkdir(path, { recursive: true, mode: 0o700 });
  if ((await readdir(path)).length > 0)
    throw new StartError(`${path} is not empty; an export overwrites nothing.`);
}

/** Writes all files into a folder, as of one moment; returns the number of records by kind. */
export async function exportShop(
  context: Pick<ServerContext, "database" | "settings">,
  folder: string,
): Promise<ReadonlyMap<string, number>> {
  await emptyFolder(folder);
  const counts = new Map<string, number>();
  const pictures = new Set<string>();
  await context.database.transaction(
    async (tx) => {
      await tx.execute(sql`select set_config('statement_timeout', '0', true)`);
      const rules = await shopRules(tx, context.settings);
      for (const kind of kinds) {
        const count = await writeTable(tx, kind, join(folder, `${kind.name}.csv`), rules, pictures);
        if (count > 0) counts.set(kind.name, count);
      }
      const languages = await writeLanguages(tx, folder);
      if (languages > 0) counts.set("languages", languages);
      const settings = new Map(await readStoredSettings(tx));
      // The older form of the rule would be taken for a change of the newer one.
      if (settings.has("admin_free_delivery")) settings.delete("free_delivery_over");
      const policies = await writePolicies(settings, folder);
      if (policies > 0) counts.set("policies", policies);
      const stored = [...settings]
        .filter(([key]) => settingTable.has(key) && !policySettings.has(key))
        .sort(([a], [b]) => (a < b ? -1 : 1));
      const { icon } = settingIn(Object.fromEntries(stored)[brandingKey], defaultLanguage);
      if (icon !== null) pictures.add(icon);
      if (stored.length > 0) {
        await writeFile(
          join(folder, "shop.json"),
          `${JSON.stringify(Object.fromEntries(stored), null, 2)}\n`,
          { flag: "wx", mode: 0o600 },
        );
        counts.set("shop", stored.length);
      }
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
  await copyNamedPictures(pictures, uploadsFolder(context.settings), join(folder, "pictures"));
  return counts;
}
