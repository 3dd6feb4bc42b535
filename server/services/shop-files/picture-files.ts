import { existsSync } from "node:fs";
import { join } from "node:path";

/** Endings of pictures, the one that is served first first. */
export const pictureEndings = [".webp", ".jpg", ".jpeg", ".png", ".avif"] as const;

/** The ending of the picture of that key in a folder; undefined where there is none. */
export const endingOfPicture = (folder: string, key: string): string | undefined =>
  pictureEndings.find((ending) => existsSync(join(folder, `${key}${ending}`)));
