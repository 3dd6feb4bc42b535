import sharp from "sharp";
import type { PictureFormat, PictureWidth } from "./picture-widths";

// Two pictures are made at a time; each with one thread, so that requests still have a processor.
sharp.concurrency(1);
sharp.cache(false);

const largestInput = 16_000_000;

/** Renders an SVG document at a width in pixels, with low effort: at full effort AVIF takes seconds. */
export async function renderPicture(
  svg: string,
  width: PictureWidth,
  format: PictureFormat,
): Promise<Buffer> {
  const picture = sharp(Buffer.from(svg), { limitInputPixels: largestInput }).resize({ width });
  switch (format) {
    case "avif":
      return picture.avif({ quality: 55, effort: 1 }).toBuffer();
    case "webp":
      return picture.webp({ quality: 78, effort: 2 }).toBuffer();
    case "png":
      return picture.png({ compressionLevel: 7, palette: true, effort: 3 }).toBuffer();
  }
}
