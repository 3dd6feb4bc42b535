import { copyFile, mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { isPictureKey } from "../../pictures";
import { endingOfPicture } from "../picture-files";

/** Copies the shop's own pictures of those keys; a key without a file of its own is left out: the demo draws its pictures. */
export async function copyNamedPictures(keys: ReadonlySet<string>, from: string, to: string): Promise<void> {
  for (const key of [...keys].sort()) {
    if (!isPictureKey(key)) continue;
    const ending = endingOfPicture(from, key);
    if (ending === undefined) continue;
    const target = join(to, `${key}${ending}`);
    await mkdir(dirname(target), { recursive: true });
    await copyFile(join(from, `${key}${ending}`), target);
  }
}
