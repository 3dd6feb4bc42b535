import sharp from "sharp";
import { PicturesBusy } from "./picture-store";

/** What a customer's photo may be: JPEG, PNG, GIF and WebP, by its content and not its name. */
const formats: ReadonlySet<string> = new Set(["jpeg", "png", "gif", "webp"]);

/** Pixels of the whole picture; more would cost memory to read, whatever the file's size. */
const maxInputPixels = 25_000_000;
/** Width and height of what is kept, px. */
const side = 512;

/** More photos than this do not wait: each holds its bytes. */
const maxWaiting = 8;

/** Owned by `squarePhoto`: one photo at a time, so that many cannot take the processor and memory of everything else. */
let lastPhoto: Promise<unknown> = Promise.resolve();
let waiting = 0;

/**
 * A photo as it is kept: the middle square as WebP, turned upright, without metadata. Null when the bytes are no picture of
 * a kind that is taken, are damaged, or hold too many pixels. Rejects with PicturesBusy while too many wait.
 */
export async function squarePhoto(bytes: Buffer): Promise<Buffer | null> {
  if (waiting >= maxWaiting) throw new PicturesBusy("The queue of photos is full.");
  waiting += 1;
  const photo = lastPhoto.then(() => square(bytes));
  lastPhoto = photo;
  try {
    return await photo;
  } finally {
    waiting -= 1;
  }
}

async function square(bytes: Buffer): Promise<Buffer | null> {
  try {
    const photo = sharp(bytes, { limitInputPixels: maxInputPixels, failOn: "error" });
    const { format } = await photo.metadata();
    if (!format || !formats.has(format)) return null;
    return await photo
      .rotate()
      .resize({ width: side, height: side, fit: "cover" })
      .flatten({ background: "#ffffff" })
      .webp({ quality: 82, effort: 2 })
      .toBuffer();
  } catch {
    return null;
  }
}
