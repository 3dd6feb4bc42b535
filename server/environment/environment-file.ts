/** Settings that a new shop needs in the environment, and the file that keeps them. */
import { existsSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { StartError } from "../core/errors";
import type { Environment } from "./setting-values";

/** Those that the environment lacks. Throws a StartError where it says something else. */
export function missingSettings(
  wanted: Readonly<Record<string, string>>,
  environment: Environment = process.env,
): Record<string, string> {
  const missing: Record<string, string> = {};
  for (const [name, value] of Object.entries(wanted)) {
    const set = environment[name]?.trim();
    if (!set) missing[name] = value;
    else if (set.toLowerCase() !== value.toLowerCase())
      throw new StartError(`${name} is ${set} in the environment, and has to be ${value} for this shop.`);
  }
  return missing;
}

/** Adds settings to the file; a line that names one without a value gets it. */
export function writeEnvironmentFile(path: string, values: Readonly<Record<string, string>>): void {
  let text = existsSync(path) ? readFileSync(path, "utf8") : "";
  for (const [name, value] of Object.entries(values)) {
    const empty = new RegExp(`^${name}=[ \\t]*$`, "m");
    if (empty.test(text)) text = text.replace(empty, `${name}=${value}`);
    else text += `${text === "" || text.endsWith("\n") ? "" : "\n"}${name}=${value}\n`;
  }
  // Renamed when whole: a full disk takes nothing of what the file had.
  const mode = existsSync(path) ? statSync(path).mode & 0o777 : 0o600;
  writeFileSync(`${path}.part`, text, { mode });
  renameSync(`${path}.part`, path);
}
