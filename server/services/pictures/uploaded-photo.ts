import sharp, { type ResizeOptions } from "sharp";
import { fairQueue } from "../rate-limits/fair-queue";
import { PicturesBusy } from "./picture-store";

/** Formats of a shopper's photo, told by its content and not its name. */
const formats: ReadonlySet<string> = new Set(["jpeg", "png", "gif", "webp"]);

/** Pixels of the whole picture; more would cost memory to read, whatever the file's size. */
const maxInputPixels = 25_000_000;
/** Width and height of a photo of a person, px. */
const squareSide = 512;
/** Longer side of a photo on which something must be readable, px. */
const documentSide = 2_000;

/** More photos than these do not wait, because each holds its bytes: of everybody, and of one sender. */
const limits = { maxWaiting: 36, maxPerSubject: 6 } as const;

/** One photo at a time, so that many cannot take the processor and memory of everything else; senders take turns. */
const queue = fairQueue({ ...limits, busy: () => new PicturesBusy("The queue of photos is full.") });

/** Converts a photo for its sender: a name that everything of one person, or of one network address, has in common. */
export type ConvertPhoto = (bytes: Buffer, sender: string) => Promise<Buffer | null>;

/**
 * A photo as it is kept: the middle square as WebP, turned upright, without metadata. Null when the bytes are no picture of
 * a kind that is taken, are damaged, or hold too many pixels. Rejects with PicturesBusy while too many wait.
 */
export const squarePhoto: ConvertPhoto = (bytes, sender) =>
  queue.run(sender, () => resized(bytes, { width: squareSide, height: squareSide, fit: "cover" }));

/** The same for a photo of a paper or a product: whole, and large enough to be read. */
export const documentPhoto: ConvertPhoto = (bytes, sender) =>
  queue.run(sender, () =>
    resized(bytes, { width: documentSide, height: documentSide, fit: "inside", withoutEnlargement: true }),
  );

async function resized(bytes: Buffer, size: ResizeOptions): Promise<Buffer | null> {
  try {
    const photo = sharp(bytes, { limitInputPixels: maxInputPixels, failOn: "error" });
    const { format } = await photo.metadata();
    if (!format || !formats.has(format)) return null;
    return await photo
      .rotate()
      .resize(size)
      .flatten({ background: "#ffffff" })
      .webp({ quality: 82, effort: 2 })
      .toBuffer();
  } catch {
    return null;
  }
}
