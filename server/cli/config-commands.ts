/** `config get` and `config set`: the shop's settings, one row a key. */
import type { ServerContext } from "../context";
import { StartError } from "../core/errors";
import { changeSetting } from "../services/settings/change-setting";
import { settingTable } from "../services/settings/setting-table";
import { readSetting, readStoredSettings } from "../services/settings/settings";

/** Prints every setting there is: its key, its default and what it means. */
export function listConfig(write: (line: string) => void): void {
  for (const [key, { default: fallback, meaning }] of [...settingTable].sort(([a], [b]) =>
    a < b ? -1 : 1,
  )) {
    write(`${key}  ${meaning}`);
    write(`  default: ${JSON.stringify(fallback)}`);
  }
}

/** Prints `KEY JSON` lines of what was set, sorted by key; or the JSON of one key, its default when it was not set. */
export async function getConfig(
  context: ServerContext,
  key: string | undefined,
  write: (line: string) => void,
): Promise<void> {
  if (key === undefined) {
    const settings = [...(await readStoredSettings(context.database))].sort(([a], [b]) => (a < b ? -1 : 1));
    for (const [name, value] of settings) write(`${name} ${JSON.stringify(value)}`);
    return;
  }
  const stored = await readSetting(context.database, key);
  const value = stored === undefined ? settingTable.get(key)?.default : stored;
  if (value === undefined) {
    throw new StartError(`There is no setting ${key}. npm run ops -- config list names all.`);
  }
  write(JSON.stringify(value, null, 2));
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new StartError(`${json} is no JSON. Texts need quotes: '"like this"'.`);
  }
}

/** Sets a setting and prints it. */
export async function setConfig(
  context: ServerContext,
  key: string | undefined,
  json: string | undefined,
  write: (line: string) => void,
): Promise<void> {
  if (key === undefined || json === undefined) throw new StartError("config set needs KEY and JSON.");
  const value = parsed(json);
  const notes = await changeSetting(context, key, value);
  write(`${key} ${JSON.stringify(value)}`);
  for (const note of notes) write(note);
}
