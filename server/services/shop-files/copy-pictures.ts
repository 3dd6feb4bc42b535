/** Copies an import's pictures to where the shop keeps its own; existing ones are left. */
import { copyFile, mkdir, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname, extname, join } from "node:path";
import sharp from "sharp";
import { isPictureKey } from "../pictures";
import { pictureEndings } from "./picture-files";
import type { Problems } from "./problems";

/** Shorter side below which a picture looks coarse on a phone, px. */
const minSide = 300;
/** The largest picture that is read, in pixels. */
const maxPixels = 100_000_000;
/** What browsers show whichever of the endings it has; AVIF is known by how it is compressed, as phones' HEIC has its format, too. */
const shownFormats: ReadonlySet<string> = new Set(["jpeg", "png", "webp", "av1"]);

/** Names every picture that cannot be shown. */
export async function checkPictures(
  pictures: ReadonlyMap<string, string>,
  problems: Problems,
): Promise<void> {
  for (const [key, path] of pictures) {
    const file = `pictures/${key}${extname(path)}`;
    const say = (message: string, severity: "error" | "warning" = "error") =>
      problems.add({ file, line: null, column: null, value: null, message, severity });
    if (!isPictureKey(key)) {
      say(
        "has a name that cannot be used: small letters a to z, digits and hyphens, at most four folders deep",
      );
      continue;
    }
    try {
      const { width, height, format, compression } = await sharp(path, {
        limitInputPixels: maxPixels,
      }).metadata();
      if (!shownFormats.has(compression ?? format))
        say(`is ${format}: browsers show JPEG, PNG, WebP and AVIF by these endings`);
      else if (Math.min(width, height) < minSide)
        say(`is ${width} by ${height} pixels: below ${minSide} it looks coarse`, "warning");
    } catch {
      say("is no picture that can be read");
    }
  }
}

const isSame = async (a: string, b: string): Promise<boolean> => {
  const [first, second] = await Promise.all([stat(a), stat(b).catch(() => null)]);
  return second !== null && first.size === second.size && (await readFile(a)).equals(await readFile(b));
};

/** Copies the pictures; a new one of a key replaces the old, whatever its ending. Returns how many were copied. */
export async function copyPictures(pictures: ReadonlyMap<string, string>, folder: string): Promise<number> {
  let copied = 0;
  for (const [key, path] of pictures) {
    const ending = extname(path).toLowerCase();
    const target = join(folder, `${key}${ending}`);
    if (await isSame(path, target)) continue;
    await mkdir(dirname(target), { recursive: true });
    // Renamed when whole: nobody reads half a picture.
    await copyFile(path, `${target}.part`);
    await rename(`${target}.part`, target);
    for (const other of pictureEndings) {
      if (other !== ending) await rm(join(folder, `${key}${other}`), { force: true });
    }
    copied += 1;
  }
  return copied;
}
