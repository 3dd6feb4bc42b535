import { createHash } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Settings } from "../../environment/settings";

/**
 * Keeps a picture (WebP) in the shop's folder of uploads, where every process and every export finds it. Returns its key, which is made
 * of its content: an older picture keeps its file until nothing names it.
 */
export async function keepPicture(
  { dataFolder }: Pick<Settings, "dataFolder">,
  folder: string,
  picture: Buffer,
): Promise<string> {
  const name = createHash("sha256").update(picture).digest("hex").slice(0, 32);
  const target = join(dataFolder, "uploads", folder);
  await mkdir(target, { recursive: true });
  const file = join(target, `${name}.webp`);
  await writeFile(`${file}.part`, picture);
  await rename(`${file}.part`, file);
  return `${folder}/${name}`;
}
