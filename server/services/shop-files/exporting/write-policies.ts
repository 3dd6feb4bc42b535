/** Writes the pages that the shop wrote itself as the files that they can be brought from again. */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { policyKeys } from "../../pages/policies";
import { textsOfPolicy } from "../import-policies";

/** Settings that are files of their own. */
export const policySettings: ReadonlySet<string> = new Set(Object.values(policyKeys));

/** Below `policies` in this folder; resolves to how many there are. */
export async function writePolicies(settings: ReadonlyMap<string, unknown>, folder: string): Promise<number> {
  let count = 0;
  for (const [page, key] of Object.entries(policyKeys)) {
    for (const [language, text] of Object.entries(textsOfPolicy(settings.get(key)))) {
      if (text.trim() === "") continue;
      await mkdir(join(folder, "policies"), { recursive: true, mode: 0o700 });
      const path = join(folder, "policies", `${page}.${language}.html`);
      await writeFile(path, text, { flag: "wx", mode: 0o600 });
      count += 1;
    }
  }
  return count;
}
