/** `config …`: the shop's settings, one row a key. */

import { readFileSync } from "node:fs";
import { isAbsolute } from "node:path";
import { isRecord } from "@/domain/is-record";
import type { ServerContext } from "../context";
import { StartError } from "../core/start-error";
import { allowedValues } from "../services/settings/allowed-values";
import { type ChangedSetting, changeSetting, changeSettings } from "../services/settings/change-setting";
import { type SettingDefinition, settingOf, settingTable } from "../services/settings/setting-table";
import { readSetting, readStoredSettings } from "../services/settings/settings";
import { unsetSetting } from "../services/settings/unset-setting";

type Write = (line: string) => void;

/** A word for a shell: JSON has no quotes of this kind but in texts. */
const quoted = (json: string) => (/^[\w.-]+$/.test(json) ? json : `'${json.replaceAll("'", `'\\''`)}'`);

/** Everything that there is to say about a setting. */
function writeSettingNote(key: string, definition: SettingDefinition, write: Write): void {
  const { meaning, unit, allowed, example, type } = definition;
  write(`${key}  ${meaning}`);
  write(`  default: ${JSON.stringify(definition.default)}`);
  write(`  unit: ${unit}`);
  write(`  allowed: ${allowedValues(type)}${allowed === undefined ? "" : `; ${allowed}`}`);
  write(`  example: config set ${key} ${quoted(JSON.stringify(example))}`);
}

/** Prints every setting there is, or those with a word in their name or meaning. */
function listConfig(word: string | undefined, write: Write): void {
  const wanted = (word ?? "").toLowerCase();
  const rows = [...settingTable]
    .filter(([key, { meaning }]) => `${key} ${meaning}`.toLowerCase().includes(wanted))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  if (rows.length === 0) throw new StartError(`No setting has to do with "${word}".`);
  for (const [key, definition] of rows) writeSettingNote(key, definition, write);
}

/** Prints what a setting means, and what it is. */
async function explainConfig({ database }: ServerContext, key: string, write: Write): Promise<void> {
  writeSettingNote(key, settingOf(key), write);
  const stored = await readSetting(database, key);
  write(stored === undefined ? "  it was not set" : `  now: ${JSON.stringify(stored)}`);
}

/** Prints `KEY JSON` lines of what was set, sorted by key; or the JSON of one key, its default when it was not set. */
async function getConfig(
  context: ServerContext,
  [key, help]: readonly (string | undefined)[],
  write: Write,
): Promise<void> {
  if (key === undefined) {
    // Not what the server notes there for itself.
    const settings = [...(await readStoredSettings(context.database))].filter(([name]) =>
      settingTable.has(name),
    );
    for (const [name, value] of settings.sort(([a], [b]) => (a < b ? -1 : 1)))
      write(`${name} ${JSON.stringify(value)}`);
    return;
  }
  if (help === "--help") return explainConfig(context, key, write);
  const stored = await readSetting(context.database, key);
  write(JSON.stringify(stored === undefined ? settingOf(key).default : stored, null, 2));
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new StartError(`${json} is no JSON. Texts need quotes: '"like this"'.`);
  }
}

/** The settings in a file, a JSON object by their keys. */
function settingsOf(file: string | undefined): Record<string, unknown> {
  if (file === undefined || !isAbsolute(file)) throw new StartError("config set --file needs a FILE.");
  let text: string;
  try {
    text = readFileSync(file, "utf8").replace(/^\ufeff/, "");
  } catch (error) {
    throw new StartError(`${file} cannot be read (${(error as NodeJS.ErrnoException).code}).`);
  }
  let values: unknown;
  try {
    values = JSON.parse(text);
  } catch (error) {
    const { message } = error as Error;
    const [, position] = /position (\d+)/.exec(message) ?? [];
    const line = position === undefined ? "" : `, line ${text.slice(0, Number(position)).split("\n").length}`;
    throw new StartError(`${file}${line}: ${message}. Nothing was changed.`);
  }
  if (!isRecord(values)) throw new StartError(`${file} is no object of settings: {"KEY": VALUE, …}.`);
  return values;
}

function writeChanged({ key, value, notes }: ChangedSetting, write: Write): void {
  write(`${key} ${JSON.stringify(value)}`);
  for (const note of notes) write(note);
}

/** Sets a setting, or all those of a file, and prints what they are then. */
async function setConfig(
  context: ServerContext,
  [key, json]: readonly (string | undefined)[],
  write: Write,
): Promise<void> {
  if (key === "--file") {
    const set = await changeSettings(context, settingsOf(json));
    for (const changed of set) writeChanged(changed, write);
    return;
  }
  if (key === undefined || json === undefined) throw new StartError("config set needs KEY and JSON.");
  writeChanged(await changeSetting(context, key, parsed(json)), write);
}

/** Takes back a setting or a part of it, and prints what counts then. */
async function unsetConfig(context: ServerContext, name: string | undefined, write: Write): Promise<void> {
  if (name === undefined) throw new StartError("config unset needs KEY or KEY.PART.");
  const unset = await unsetSetting(context, name);
  if (unset.length === 0) write(`${name} was not set.`);
  for (const key of unset) {
    const stored = await readSetting(context.database, key);
    write(
      stored === undefined
        ? `${key} is at its default: ${JSON.stringify(settingOf(key).default)}`
        : `${key} ${JSON.stringify(stored)}`,
    );
  }
}

/** Reads and changes settings. */
export async function editConfig(
  context: ServerContext,
  [action, ...rest]: readonly string[],
  write: Write,
): Promise<void> {
  const [key] = rest;
  if (action === "get") return getConfig(context, rest, write);
  if (action === "set") return setConfig(context, rest, write);
  if (action === "unset") return unsetConfig(context, key, write);
  if (action === "list") return listConfig(key, write);
  if (action === "explain" && key !== undefined) return explainConfig(context, key, write);
  throw new StartError("config needs list, explain KEY, get, set or unset.");
}
