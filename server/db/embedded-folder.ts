/** The embedded database's folder: created completely or not at all, and left untouched when it is damaged. */
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { StartError } from "../core/errors";
import { type Connection, openEmbedded } from "./connection";

/** Major version of PostgreSQL inside PGlite; a folder of another one cannot be read. */
const FORMAT = "18";

/**
 * Makes the data folder; only its owner may read what customers entrust to the shop. A folder that was there before and
 * that everybody may write into is refused; `say` gets a warning about one that others may write into.
 */
export function makeDataFolder(folder: string, say: (line: string) => void): void {
  try {
    // One by one: below a folder that takes none, Node's recursive way never ends.
    const missing: string[] = [];
    for (let path = folder; !existsSync(path) && path !== dirname(path); path = dirname(path))
      missing.push(path);
    for (const path of missing.reverse()) makeFolder(path);
    readdirSync(folder);
    // Made by us, so that its mode is ours to set: an older version or a copy may have left it open.
    const database = join(folder, "database");
    if (existsSync(database)) chmodSync(database, 0o700);
  } catch (error) {
    throw unusable(folder, error);
  }
  checkWriters(folder, say);
}

/** Write access to the folder is enough to replace the shop's database. */
function checkWriters(folder: string, say: (line: string) => void): void {
  const ownId = process.getuid?.();
  // Windows has no modes.
  if (ownId === undefined) return;
  const { mode, uid } = statSync(folder);
  if (mode & 0o002) {
    throw new StartError(
      `Everybody on this machine may write into the data folder ${folder}. Run chmod 700 ${folder}, or set DATA_DIR to a folder inside of it.`,
    );
  }
  if (mode & 0o020) say(`Warning: others may write into the data folder ${folder}. Run chmod 700 ${folder}.`);
  if (uid !== ownId && uid !== 0) say(`Warning: the data folder ${folder} belongs to another user.`);
}

/** Another process may have been quicker. */
function makeFolder(path: string): void {
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
}

function unusable(folder: string, error: unknown): StartError {
  const code = (error as NodeJS.ErrnoException).code ?? String(error);
  return new StartError(
    `The data folder ${folder} cannot be used (${code}). Set DATA_DIR to another folder.`,
  );
}

/** Whether a database is there already. */
export function hasEmbedded(dataFolder: string): boolean {
  return existsSync(join(dataFolder, "database"));
}

/** Opens the database below the data folder, making it first where there is none. The caller holds the folder's lock. */
export async function openEmbeddedFolder(dataFolder: string): Promise<Connection> {
  const folder = join(dataFolder, "database");
  if (existsSync(folder)) {
    checkFolder(folder);
  } else {
    // A start that was killed half-way must not leave half a database behind.
    const fresh = join(dataFolder, "database.new");
    try {
      rmSync(fresh, { recursive: true, force: true });
      mkdirSync(fresh, { mode: 0o700 });
    } catch (error) {
      throw unusable(dataFolder, error);
    }
    const connection = await openEmbedded({ folder: fresh });
    await connection.close();
    renameSync(fresh, folder);
  }
  try {
    return await openEmbedded({ folder });
  } catch (error) {
    throw damaged(folder, error instanceof Error ? error.message.split("\n")[0] : undefined);
  }
}

function damaged(folder: string, reason = "it does not open"): StartError {
  return new StartError(
    `The database in ${folder} is damaged or was not made by this program (${reason}). Nothing was changed. ` +
      "Restore a backup into an empty DATA_DIR with npm run ops -- restore FILE.",
  );
}

const NEEDED = ["PG_VERSION", "global/pg_control", "base", "pg_wal"];

function checkFolder(folder: string): void {
  const missing = NEEDED.find((name) => !existsSync(join(folder, name)));
  if (missing) throw damaged(folder, `${missing} is missing`);
  const version = readFileSync(join(folder, "PG_VERSION"), "utf8").trim();
  if (version !== FORMAT) throw damaged(folder, `its format is ${version.slice(0, 20)}, not ${FORMAT}`);
}
