/** The shop's settings, as `config set` takes them, from one file. */
import { isRecord } from "@/domain/is-record";
import type { ServerContext } from "../../context";
import { StartError } from "../../core/errors";
import { changeSetting } from "../settings/change-setting";
import { readStoredSettings } from "../settings/settings";
import type { Problems } from "./problems";
import type { FolderFile } from "./reading/find-files";
import { readJson } from "./reading/read-json";
import type { Counts } from "./writing/merge-rows";

/** Settings are short; pictures and long pages are files of their own. */
const maxMegabytes = 10;

async function readSettingsFile(
  { path, name }: FolderFile,
  problems: Problems,
): Promise<Record<string, unknown>> {
  const read = await readJson(path, { megabytes: maxMegabytes });
  if ("json" in read && isRecord(read.json)) return read.json;
  const message = "problem" in read ? read.problem : "is no object of settings";
  problems.add({ file: name, line: null, column: null, value: null, message });
  return {};
}

/** Sets every setting of the file; what cannot be set is a problem. */
export async function importSettings(
  context: Pick<ServerContext, "database" | "settings" | "pictures">,
  file: FolderFile,
  problems: Problems,
): Promise<Counts> {
  const counts: Counts = { added: 0, changed: 0, left: 0, pruned: 0 };
  const before = await readStoredSettings(context.database);
  const settings = Object.entries(await readSettingsFile(file, problems));
  // Amounts are checked by the decimals of the currency.
  const decimals = settings.filter(([key]) => key === "digit_after_decimal_point");
  for (const [key, value] of [...decimals, ...settings.filter((entry) => !decimals.includes(entry))]) {
    // Editors find the schema by it.
    if (key === "$schema") continue;
    try {
      if (before.has(key) && JSON.stringify(before.get(key)) === JSON.stringify(value)) {
        counts.left += 1;
        continue;
      }
      await changeSetting(context, key, value);
      counts[before.has(key) ? "changed" : "added"] += 1;
    } catch (error) {
      if (!(error instanceof StartError)) throw error;
      problems.add({
        file: file.name,
        line: null,
        column: key,
        value: null,
        message: error.message.replace(" Nothing was changed.", ""),
      });
    }
  }
  return counts;
}
