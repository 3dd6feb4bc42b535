import sharp from "sharp";
import type { PictureFormat, PictureWidth } from "./picture-widths";

// Two pictures are made at a time; each with one thread, so that requests still have a processor.
sharp.concurrency(1);
sharp.cache(false);

const maxInputPixels = 16_000_000;

/**
 * Draws an original (SVG document or bytes of a picture) at a width in pixels. Low effort: at full effort AVIF takes
 * seconds. AVIF has half of the colours' resolution, as WebP always has: a fifth fewer bytes on a slow line. Bytes are turned
 * as their EXIF data says and never made larger than they are.
 */
export async function resizePicture(
  original: string | Buffer,
  width: PictureWidth,
  format: PictureFormat,
): Promise<Buffer> {
  const options = { limitInputPixels: maxInputPixels };
  const picture =
    typeof original === "string"
      ? sharp(Buffer.from(original), options).resize({ width })
      : sharp(original, options).rotate().resize({ width, withoutEnlargement: true });
  switch (format) {
    case "avif":
      return picture.avif({ quality: 55, effort: 2, chromaSubsampling: "4:2:0" }).toBuffer();
    case "webp":
      return picture.webp({ quality: 78, effort: 2 }).toBuffer();
    case "png":
      return picture.png({ compressionLevel: 7, palette: true, effort: 3 }).toBuffer();
  }
}
