/** `import`, `export` and `example`: a shop as files. */
import { existsSync } from "node:fs";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { isAbsolute, join } from "node:path";
import type { ServerContext } from "../context";
import { StartError } from "../core/errors";
import {
  checkPictures,
  copyPictures,
  type Encoding,
  encodingOf,
  exportShop,
  type ForeignOptions,
  findFiles,
  formatOf,
  type ImportReport,
  importShop,
  Problems,
  packArchive,
  problemLine,
  refreshStatistics,
  withUnpacked,
} from "../services/shop-files";
import { uploadsFolder } from "../services/shop-files/uploads-folder";

type Write = (line: string) => void;

interface Typed {
  path: string;
  dryRun: boolean;
  prune: boolean;
  encoding: Encoding | null;
  foreign: ForeignOptions;
}

/** Options of `import` that a word follows. */
const withWord: Readonly<Record<string, (typed: Typed, word: string) => void>> = {
  "--encoding": (typed, word) => {
    typed.encoding = encodingOf(word);
  },
  "--format": (typed, word) => {
    typed.foreign.format = formatOf(word);
  },
  "--store": (typed, word) => {
    typed.foreign.store = word;
  },
  "--mapping": (typed, word) => {
    typed.foreign.mapping = word;
  },
};

const optionNames = "--dry-run, --prune, --encoding NAME, --format NAME, --store KEY and --mapping FILE";

function readImportWords(words: readonly string[]): Typed {
  const foreign: ForeignOptions = { format: null, store: null, mapping: null };
  const typed: Typed = { path: "", dryRun: false, prune: false, encoding: null, foreign };
  const rest = [...words];
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    const take = withWord[word];
    if (word === "--dry-run") typed.dryRun = true;
    else if (word === "--prune") typed.prune = true;
    else if (take) take(typed, rest.shift() ?? "");
    else if (word.startsWith("--"))
      throw new StartError(`import has no ${word}: ${optionNames} are its options.`);
    else if (typed.path === "") typed.path = word;
    else throw new StartError("import takes one folder, archive or file.");
  }
  if (!isAbsolute(typed.path))
    throw new StartError("import needs the path of a folder, an archive or a file.");
  return typed;
}

function writeReport(
  { counts, problems, encodings, formats, written }: ImportReport,
  { dryRun }: Typed,
  write: Write,
): void {
  for (const problem of problems.kept) write(problemLine(problem));
  const unsaid = problems.errors + problems.warnings - problems.kept.length;
  if (unsaid > 0) write(`… and ${unsaid} more.`);
  for (const [file, format] of formats) write(`${file} was read as ${format}.`);
  for (const [file, encoding] of encodings)
    write(`${file} was read as ${encoding}; --encoding NAME reads it otherwise.`);
  if (problems.errors === 0) {
    write(
      `${"".padEnd(18)}${["ADDED", "CHANGED", "LEFT", "PRUNED"].map((word) => word.padStart(9)).join("")}`,
    );
    for (const [kind, { added, changed, left, pruned }] of counts) {
      write(
        kind.padEnd(18) + [added, changed, left, pruned].map((count) => String(count).padStart(9)).join(""),
      );
    }
  }
  if (problems.errors > 0) {
    throw new StartError(
      `${problems.errors} ${problems.errors === 1 ? "error" : "errors"}: nothing was changed.`,
    );
  }
  write(written ? "Imported." : dryRun ? "A dry run: nothing was changed." : "Nothing was changed.");
}

/** `import PATH` with its options. Throws a StartError when anything is wrong with the files. */
export async function importFiles(
  context: ServerContext,
  words: readonly string[],
  write: Write,
): Promise<void> {
  const typed = readImportWords(words);
  const found = await stat(typed.path).catch(() => null);
  if (!found) throw new StartError(`${typed.path} does not exist.`);
  const bringIn = async (path: string) => {
    const problems = new Problems();
    const files = await findFiles(path, problems);
    const { files: tables, others, pictures, languages, policies, settings } = files;
    const things = tables.length + others.length + pictures.size + languages.size + policies.length;
    if (things === 0 && settings === null) {
      throw new StartError(`${typed.path} has no file of a shop. npm run ops -- example FOLDER writes some.`);
    }
    await checkPictures(pictures, problems);
    const report = await importShop(context, files, typed, problems);
    writeReport(report, typed, write);
    if (!report.written) return;
    const touched = [...report.counts.values()].some(
      ({ added, changed, pruned }) => added + changed + pruned > 0,
    );
    if (touched) await refreshStatistics(context.database);
    if (files.pictures.size === 0) return;
    const copied = await copyPictures(files.pictures, uploadsFolder(context.settings)).catch(
      (error: NodeJS.ErrnoException) => {
        throw new StartError(
          `The rows are imported, but not all pictures could be copied (${error.code ?? error.message}). Import again to finish.`,
        );
      },
    );
    write(`${copied} of ${files.pictures.size} pictures were copied.`);
  };
  const isArchive = found.isFile() && /\.zip$/i.test(typed.path);
  await (isArchive ? withUnpacked(typed.path, bringIn) : bringIn(typed.path));
}

/** `export PATH`: a folder, or an archive where the path ends in `.zip`. */
export async function exportFiles(
  context: ServerContext,
  [path]: readonly string[],
  write: Write,
): Promise<void> {
  if (path === undefined || !isAbsolute(path))
    throw new StartError("export needs the path of a folder, or of an archive that ends in .zip.");
  const isArchive = /\.zip$/i.test(path);
  if (isArchive && existsSync(path))
    throw new StartError(`${path} exists already; an export overwrites nothing.`);
  const temporary = isArchive ? await mkdtemp(join(tmpdir(), "doorstep-export-")) : null;
  try {
    const counts = await exportShop(context, temporary ?? path);
    if (temporary !== null) await packArchive(temporary, path);
    for (const [kind, count] of counts) write(`${kind.padEnd(18)}${String(count).padStart(9)}`);
    write(`Exported to ${path}.`);
  } finally {
    if (temporary !== null) await rm(temporary, { recursive: true, force: true });
  }
}
