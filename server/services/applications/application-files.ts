/** Files of applications: in the data folder, served by no route. Only an operator of the machine reads them. */
import { randomBytes } from "node:crypto";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Settings } from "../../environment/settings";
import { acceptPhoto } from "../photos/accept-photo";
import { documentPhoto } from "../pictures";
import { type RefusalName, refuse } from "../refusals";

export type ApplicationFiles = Record<string, string[]>;

const namePattern = /^[0-9a-f]{32}\.webp$/;
const folderOf = ({ dataFolder }: Settings) => join(dataFolder, "applications");

/** Where a file lies, for the operator. */
export const applicationFilePath = (settings: Settings, name: string): string =>
  join(folderOf(settings), name);

/** The picture of an upload, encoded again; anything else is refused at its own field. */
async function readPicture(bytes: Buffer, unreadable: RefusalName, sender: string): Promise<Buffer> {
  const convert = async (input: Buffer) => {
    const picture = await documentPhoto(input, sender);
    if (picture === null) throw refuse(unreadable);
    return picture;
  };
  return acceptPhoto(bytes, convert, sender);
}

/**
 * Keeps the uploads of these fields while `write` runs; where it fails, they are deleted again. Refuses with 403 and the
 * field's name what is no picture.
 */
export async function withApplicationFiles<T>(
  settings: Settings,
  { uploads, sender }: { uploads: ReadonlyMap<string, readonly Buffer[]> | null; sender: string },
  fields: Readonly<Record<string, RefusalName>>,
  write: (files: ApplicationFiles) => Promise<T>,
): Promise<T> {
  const files: ApplicationFiles = {};
  try {
    for (const [field, unreadable] of Object.entries(fields)) {
      for (const bytes of uploads?.get(field) ?? []) {
        const picture = await readPicture(bytes, unreadable, sender);
        files[field] = [...(files[field] ?? []), await saveFile(settings, picture)];
      }
    }
    return await write(files);
  } catch (error) {
    await deleteApplicationFiles(settings, files);
    throw error;
  }
}

async function saveFile(settings: Settings, bytes: Buffer): Promise<string> {
  await mkdir(folderOf(settings), { recursive: true, mode: 0o700 });
  const name = `${randomBytes(16).toString("hex")}.webp`;
  await writeFile(applicationFilePath(settings, name), bytes, { mode: 0o600, flag: "wx" });
  return name;
}

/** The bytes of a file; null when it is gone. */
export async function readApplicationFile(
  settings: Settings,
  name: string | undefined,
): Promise<Buffer | null> {
  if (!name || !namePattern.test(name)) return null;
  return readFile(applicationFilePath(settings, name)).catch(() => null);
}

export async function deleteApplicationFiles(settings: Settings, files: ApplicationFiles): Promise<void> {
  for (const name of Object.values(files).flat())
    if (namePattern.test(name)) await rm(applicationFilePath(settings, name), { force: true });
}
