/** Records of JSON: a list of objects, or one object with a list under the name of the file. */

import { readFile, stat } from "node:fs/promises";
import { isRecord } from "@/domain/is-record";
import { outlineOfGeoJson } from "../fields/outline-field";
import type { Problems } from "../problems";
import type { RawFile, RawRow } from "./read-table";

/** JSON is read as a whole; larger catalogues are tables. */
const maxBytes = 200 * 1024 * 1024;

const none: RawFile = { head: { columns: [], encoding: null }, rows: (async function* () {})() };

/** A collection of GeoJSON is a list of its properties with their borders. */
const recordsOfGeoJson = (features: readonly unknown[]): unknown[] =>
  features.map((feature) => {
    if (!isRecord(feature)) return feature;
    const outline = outlineOfGeoJson(feature);
    const border = Array.isArray(outline) ? { outline: { type: "MultiPolygon", coordinates: outline } } : {};
    return { ...(isRecord(feature.properties) ? feature.properties : {}), ...border };
  });

function recordsOf(json: unknown, kind: string): unknown[] | null {
  if (Array.isArray(json)) return json;
  if (!isRecord(json)) return null;
  if (json.type === "FeatureCollection" && Array.isArray(json.features))
    return recordsOfGeoJson(json.features);
  const list = json[kind];
  return Array.isArray(list) ? list : null;
}

/** Names that stand twice in one object: the second would silently win. */
function repeatedName(text: string): string | null {
  const open: Set<string>[] = [];
  const tokens = /"((?:[^"\\]|\\.)*)"\s*(:)?|[{}[\]]/g;
  for (const [token, name = "", colon] of text.matchAll(tokens)) {
    if (token === "{" || token === "[") open.push(new Set());
    else if (token === "}" || token === "]") open.pop();
    else if (colon) {
      const names = open.at(-1);
      if (names?.has(name)) return name;
      names?.add(name);
    }
  }
  return null;
}

/** Reads JSON; what is wrong with its form goes to `problems`. The line of a record is its number, from 1. */
export async function readRecords(
  path: string,
  name: string,
  kind: string,
  problems: Problems,
): Promise<RawFile> {
  const refuse = (message: string): RawFile => {
    problems.add({ file: name, line: null, column: null, value: null, message });
    return none;
  };
  if ((await stat(path)).size > maxBytes) return refuse("is larger than 200 MB: write a table instead");
  let json: unknown;
  try {
    const bytes = await readFile(path);
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    json = JSON.parse(text);
    const twice = repeatedName(text);
    if (twice !== null) return refuse(`has "${twice}" twice in one record`);
  } catch (error) {
    return refuse(`is no JSON of UTF-8: ${error instanceof Error ? error.message.split("\n")[0] : error}`);
  }
  const records = recordsOf(json, kind);
  if (records === null) return refuse(`is neither a list of records nor an object with a list named ${kind}`);
  const columns = new Set<string>();
  const rows: RawRow[] = [];
  records.forEach((record, index) => {
    if (!isRecord(record)) {
      problems.add({
        file: name,
        line: index + 1,
        column: null,
        value: JSON.stringify(record) ?? "",
        message: "is no record",
      });
      return;
    }
    for (const column of Object.keys(record)) columns.add(column);
    rows.push({ line: index + 1, cells: record });
  });
  return {
    head: { columns: [...columns], encoding: null },
    rows: (async function* () {
      yield* rows;
    })(),
  };
}
