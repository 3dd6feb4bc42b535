/** Which files of a folder are a shop's, and what else lies beside them. */
import { readdir, stat } from "node:fs/promises";
import { basename, extname, join, relative, sep } from "node:path";
import { kindOf } from "../kinds";
import { pictureEndings } from "../picture-files";
import type { Problems } from "../problems";
import type { RawRow } from "./read-table";

/** A file of the folder. */
export interface FolderFile {
  path: string;
  /** As reports name it: the path within the folder. */
  name: string;
  form: "table" | "records";
}

/** Rows that were made from files of other programs. */
export interface MadeFile {
  name: string;
  form: "made";
  rows: readonly RawRow[];
}

/** Rows of a kind, which has the name `kind`. */
export type ShopFile = (FolderFile | MadeFile) & { kind: string };

export interface FoundFiles {
  files: ShopFile[];
  /** Files whose name is none of a shop's: of other programs, or none of ours at all. */
  others: (Omit<FolderFile, "form"> & { form: FolderFile["form"] | "feed" })[];
  /** The file that says how those of other programs are read; null without one. */
  mapping: string | null;
  /** Files of pictures by their key. */
  pictures: Map<string, string>;
  /** Folders of texts of languages, by their codes. */
  languages: Map<string, { path: string; name: string }>;
  /** Pages that the shop wrote itself. */
  policies: { path: string; name: string }[];
  /** The file with the shop's settings; null without one. */
  settings: FolderFile | null;
}

const forms: Readonly<Record<string, FolderFile["form"]>> = {
  ".csv": "table",
  ".tsv": "table",
  ".txt": "table",
  ".json": "records",
  ".geojson": "records",
  ".jsonld": "records",
};

const isPictureEnding = (ending: string) => (pictureEndings as readonly string[]).includes(ending);

/** The largest file that is read, in bytes. */
const maxFileBytes = 1024 * 1024 * 1024;
const maxFiles = 200_000;

async function* filesBelow(folder: string, depth = 0): AsyncGenerator<string> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.name.startsWith(".") || entry.name.startsWith("__MACOSX") || entry.name.startsWith("~$"))
      continue;
    if (entry.isDirectory() && depth < 6) yield* filesBelow(path, depth + 1);
    // Links are not followed: they may lead anywhere.
    else if (entry.isFile()) yield path;
  }
}

/** The report's words for a file that is not read. */
export const leftOut = "was left out: no file of a shop has this name";

/** The file names that spreadsheets give a sheet: "Stores.csv", "add ons.csv". */
const kindName = (file: string) =>
  basename(file, extname(file))
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, "-");

/** Finds the shop's files below a folder, or the one file that the path is. */
export async function findFiles(path: string, problems: Problems): Promise<FoundFiles> {
  const found: FoundFiles = {
    files: [],
    others: [],
    mapping: null,
    pictures: new Map(),
    languages: new Map(),
    policies: [],
    settings: null,
  };
  const isFolder = (await stat(path)).isDirectory();
  const paths: string[] = [];
  if (isFolder) for await (const file of filesBelow(path)) paths.push(file);
  else paths.push(path);
  const say = (file: string, message: string, severity: "error" | "warning" = "error") =>
    problems.add({ file, line: null, column: null, value: null, message, severity });
  if (paths.length > maxFiles) {
    say("", `has ${paths.length} files, more than ${maxFiles}`);
    return found;
  }
  for (const file of paths.sort()) {
    const name = isFolder ? relative(path, file).split(sep).join("/") : basename(file);
    const ending = extname(file).toLowerCase();
    if (isPictureEnding(ending) && name.includes("pictures/")) {
      const key = name.slice(name.indexOf("pictures/") + "pictures/".length, -ending.length);
      if (found.pictures.has(key)) say(name, `is a second picture of the name ${key}`);
      found.pictures.set(key, file);
      continue;
    }
    const language = /^(?:.*\/)?languages\/([a-z]{2})(?=\/)/.exec(name);
    if (isFolder && ending === ".json" && language) {
      found.languages.set(language[1] ?? "", { path: join(path, language[0]), name: language[0] });
      continue;
    }
    if (/(^|\/)policies\/[^/]+$/.test(name)) {
      if (/\.html?$/.test(ending)) found.policies.push({ path: file, name });
      else say(name, "was left out: pages are files of HTML (NAME.LANGUAGE.html)", "warning");
      continue;
    }
    const form = forms[ending];
    const kind = kindName(file);
    if ((await stat(file)).size > maxFileBytes) {
      say(name, "is larger than 1 GB");
    } else if (form === "records" && kind === "shop") {
      if (found.settings) say(name, "is a second file of shop");
      else found.settings = { path: file, name, form };
    } else if (form === "records" && kind === "mapping") {
      found.mapping = file;
    } else if (form !== undefined && (kindOf(kind) === undefined || ending === ".jsonld")) {
      found.others.push({ path: file, name, form });
    } else if (ending === ".xml") {
      found.others.push({ path: file, name, form: "feed" });
    } else if (form === undefined) {
      say(name, leftOut, "warning");
    } else if (found.files.some((one) => one.kind === kind)) {
      say(name, `is a second file of ${kind}`);
    } else {
      found.files.push({ kind, path: file, name, form });
    }
  }
  return found;
}
