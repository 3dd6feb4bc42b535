/** Languages of the shop's folder, each a folder of texts below `languages`, as `ops language add` takes it. */
import { isDeepStrictEqual } from "node:util";
import { StartError } from "../../core/start-error";
import type { Transaction } from "../../db/database";
import { readLanguages, saveLanguage } from "../languages/brought-languages";
import { checkLanguageFolder } from "../languages/language-folder";
import type { Problems } from "./problems";
import type { FoundFiles } from "./reading/find-files";
import type { Counts } from "./writing/merge-rows";

/** Takes them in, where nothing is wrong with them; texts that are missing are no problem. */
export async function importLanguages(
  tx: Transaction,
  folders: FoundFiles["languages"],
  problems: Problems,
): Promise<Counts> {
  const counts: Counts = { added: 0, changed: 0, left: 0, pruned: 0 };
  const before = await readLanguages(tx);
  for (const [code, { path, name }] of folders) {
    try {
      const { texts, problems: found } = await checkLanguageFolder(code, path);
      for (const { file, line, key, message } of found)
        problems.add({ file: `${name}/${file}`, line, column: key, value: null, message });
      if (found.length > 0) continue;
      const known = before.get(code);
      if (isDeepStrictEqual(known, texts)) counts.left += 1;
      else {
        await saveLanguage(tx, code, texts);
        counts[known ? "changed" : "added"] += 1;
      }
    } catch (error) {
      if (!(error instanceof StartError)) throw error;
      problems.add({ file: name, line: null, column: null, value: null, message: error.message });
    }
  }
  return counts;
}
