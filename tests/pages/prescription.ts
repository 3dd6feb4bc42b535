/** Prescription-only items, and a photo of a prescription. */
import sharp from "sharp";
import { pictureFile } from "../fixtures/picture-file";
import { type FoundItem, findItem } from "../fixtures/shop-api";

/** A prescription-only item of a pharmacy. */
export const findMedicine = (): Promise<FoundItem> =>
  findItem(
    "pharmacy",
    "item on prescription",
    (item) => item.is_prescription_required === 1 && item.variations.length === 0,
  );

/** A file as a file chooser takes it. */
export const paper = (name: string) => pictureFile(name, 600, 900, "#f5f5f0");

/** A sheet with lines of writing, so that a picture of the screen shows which side is up. */
export async function writtenPaper(number: number) {
  const line = (y: number, length: number) =>
    `<rect x="70" y="${y}" width="${length}" height="14" rx="7" fill="#33415c"/>`;
  const sheet = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="900"><rect width="600" height="900" fill="#fbfaf4"/>
    <rect x="70" y="70" width="${90 * number}" height="40" fill="#1d6f5c"/>
    ${[190, 240, 290, 400, 450, 560].map((y, index) => line(y, 420 - 45 * index)).join("")}</svg>`;
  return {
    name: `${number}.png`,
    mimeType: "image/png",
    buffer: await sharp(Buffer.from(sheet)).png().toBuffer(),
  };
}
