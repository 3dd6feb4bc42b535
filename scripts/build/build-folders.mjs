/**
 * Each build has a folder of its own below `dist/builds`, and `dist/page` and `dist/server` are links to the current
 * ones. A server resolves the link once, at start, and so keeps serving the build it began with while another is made.
 * Node built-ins only: `npm start` uses this before anything is installed.
 */
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { basename, join } from "node:path";

const BUILDS = "dist/builds";
const IN_USE = "dist/in-use";
/** Builds of each part that are kept beside those in use. */
const MAX_KEPT = 2;

/** A new, empty folder for a build of `part`. Nobody reads it before `switchTo`. */
export function newBuildFolder(root, part, hash) {
  const name = `${part}-${Date.now().toString(36)}-${process.pid}-${hash.slice(0, 12)}`;
  const folder = join(root, BUILDS, name);
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** Makes `folder` the current build of `part` in one step, then removes old builds that nobody uses. */
export function switchTo(root, part, folder) {
  const link = join(root, "dist", part);
  const next = `${link}.next-${process.pid}`;
  rmSync(next, { recursive: true, force: true });
  symlinkSync(process.platform === "win32" ? folder : join("builds", basename(folder)), next, "junction");
  const before = lstatSync(link, { throwIfNoEntry: false });
  // Windows does not rename over a folder, and neither does anybody over one that is no link.
  if (before && (!before.isSymbolicLink() || process.platform === "win32"))
    rmSync(link, { recursive: true, force: true });
  renameSync(next, link);
  removeUnused(root, part);
}

/** Tells builds made later that this process uses the current ones; the note goes when the process ends. */
export function markCurrentBuildsInUse(root) {
  const folders = ["page", "server"]
    .map((part) => join(root, "dist", part))
    .filter(existsSync)
    .map((link) => basename(realpathSync(link)));
  const note = join(root, IN_USE, String(process.pid));
  mkdirSync(join(root, IN_USE), { recursive: true });
  writeFileSync(note, JSON.stringify(folders));
  process.on("exit", () => rmSync(note, { force: true }));
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}

/** Names of the build folders that running processes use; notes of dead processes are removed. */
function foldersInUse(root) {
  const notes = join(root, IN_USE);
  if (!existsSync(notes)) return new Set();
  const folders = readdirSync(notes).flatMap((pid) => {
    if (isAlive(Number(pid))) return JSON.parse(readFileSync(join(notes, pid), "utf8"));
    rmSync(join(notes, pid), { force: true });
    return [];
  });
  return new Set(folders);
}

function removeUnused(root, part) {
  const inUse = foldersInUse(root).add(basename(realpathSync(join(root, "dist", part))));
  // Names begin with the time, so they sort by age.
  const old = readdirSync(join(root, BUILDS))
    .filter((name) => name.startsWith(`${part}-`))
    .sort()
    .slice(0, -MAX_KEPT);
  for (const name of old)
    if (!inUse.has(name)) rmSync(join(root, BUILDS, name), { recursive: true, force: true });
}
