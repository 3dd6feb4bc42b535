/**
 * Photos that shoppers have sent: files with names that nobody can guess, apart from the shop's pictures, since they are
 * personal. They leave the disk when they are replaced or what they belong to is removed.
 */
import { randomBytes } from "node:crypto";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Settings } from "../../environment/settings";

const root = "/photos/";
const namePattern = /^[0-9a-f]{32}\.webp$/;

const folderOf = ({ dataFolder }: Settings) => join(dataFolder, "photos");

/** Keeps a photo (WebP); returns its path at this server, which is what a row holds. */
export async function savePhoto(settings: Settings, photo: Buffer): Promise<string> {
  const folder = folderOf(settings);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const name = `${randomBytes(16).toString("hex")}.webp`;
  await writeFile(join(folder, name), photo, { mode: 0o600, flag: "wx" });
  return root + name;
}

/** The photo with a file's name; null when there is none. */
export async function readPhoto(settings: Settings, name: string): Promise<Buffer | null> {
  if (!namePattern.test(name)) return null;
  return readFile(join(folderOf(settings), name)).catch(() => null);
}

/** Removes the photo of a path that `savePhoto` returned; anything else, and a missing one, is ignored. */
export async function deletePhoto(settings: Settings, path: string | null): Promise<void> {
  const name = path?.startsWith(root) ? path.slice(root.length) : "";
  if (namePattern.test(name)) await rm(join(folderOf(settings), name), { force: true });
}

export async function deletePhotos(settings: Settings, paths: readonly string[]): Promise<void> {
  for (const path of paths) await deletePhoto(settings, path);
}
