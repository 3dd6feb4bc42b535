/** Records of JSON: a list of objects, or one object with a list under the name of the file. */
import { isRecord } from "@/domain/is-record";
import { outlineOfGeoJson } from "../fields/outline-field";
import type { Problems } from "../problems";
import { readJson } from "./read-json";
import type { RawFile, RawRow } from "./read-table";

/** JSON is read as a whole; larger catalogues are tables. */
const maxMegabytes = 200;

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
  const read = await readJson(path, { megabytes: maxMegabytes, otherwise: ": write a table instead" });
  if ("problem" in read) return refuse(read.problem);
  const records = recordsOf(read.json, kind);
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
