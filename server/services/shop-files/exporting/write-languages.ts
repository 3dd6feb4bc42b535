/** Writes the languages that the shop brought as the folders that they can be brought from again. */
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Queryable } from "../../../context";
import { readLanguages } from "../../languages/brought-languages";

/** Below `languages` in this folder; resolves to how many there are. */
export async function writeLanguages(database: Queryable, folder: string): Promise<number> {
  const languages = await readLanguages(database);
  const write = async (name: string, value: object) => {
    const path = join(folder, "languages", name);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await writeFile(path, `${JSON.stringify(value, null, 2)}\n`, { flag: "wx", mode: 0o600 });
  };
  for (const [code, { name, direction, server, page, staff }] of languages) {
    // What reading the folder adds is left out.
    const { languageName: _name, direction: _direction, openGraphLocale: _locale, dates, ...texts } = server;
    const { dateLocale: _tag, ...ownDates } = dates ?? {};
    await write(`${code}/language.json`, { name, direction });
    await write(`${code}/server.json`, {
      ...texts,
      ...(Object.keys(ownDates).length > 0 && { dates: ownDates }),
    });
    for (const [namespace, own] of Object.entries(page ?? {}))
      await write(`${code}/page/${namespace}.json`, own);
    for (const [program, own] of Object.entries(staff ?? {})) await write(`${code}/${program}.json`, own);
  }
  return languages.size;
}
