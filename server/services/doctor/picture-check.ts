/** Whether the pictures that the shop names are there. */
import { sql } from "drizzle-orm";
import { rowsOf } from "../../db/rows";
import { readConfig } from "../settings/config";
import { type Check, namedLines } from "./diagnosis";

/** ms; a check may take three seconds. */
const budgetMs = 2000;
/** Looked for at a time. */
const atOnce = 32;
const maxNamed = 10_000;

/** Named by what is seen most: stores, kinds of shop and categories before items. */
export const checkPictures: Check = async ({ database, pictures }) => {
  const { logo } = await readConfig(database);
  const rows = rowsOf<{ key: string }>(
    await database.execute(sql`
      select key from (
        select logo as key, 1 as turn from stores where status union select cover, 1 from stores where status
        union select icon, 1 from modules where active union select thumbnail, 1 from modules where active
        union select image, 2 from categories union select image, 3 from items where active
      ) named where key is not null and key <> '' and key !~ '^(https?:/|/)'
      group by key order by min(turn), key limit ${maxNamed}`),
  );
  const keys = [...(logo && !/^(https?:\/|\/)/.test(logo) ? [logo] : []), ...rows.map(({ key }) => key)];
  const missing: string[] = [];
  const end = performance.now() + budgetMs;
  let looked = 0;
  while (looked < keys.length && performance.now() < end) {
    const some = keys.slice(looked, looked + atOnce);
    const found = await Promise.all(some.map((key) => pictures.find(key)));
    missing.push(...some.filter((_, index) => found[index] === null));
    looked += some.length;
  }
  const part =
    looked < keys.length || rows.length === maxNamed ? ` (the first ${looked} were looked for)` : "";
  return missing.length === 0
    ? { state: "ok", title: `Pictures: those that are named are there${part}.` }
    : {
        state: "red",
        title: `Pictures: ${missing.length} are missing${part}.`,
        lines: namedLines(missing),
        mend: "Put them below DATA_DIR/uploads as KEY.webp, .jpg, .png or .avif, or take the key out of its row.",
      };
};
