/** What is sold on prescription only, and a photo of a prescription. */
import sharp from "sharp";
import { type FoundItem, findItem } from "../fixtures/shop-api";

/** Something of a pharmacy that is sold on prescription only. */
export const findMedicine = (): Promise<FoundItem> =>
  findItem(
    "pharmacy",
    "item on prescription",
    (item) => item.is_prescription_required === 1 && item.variations.length === 0,
  );

/** A file as a file chooser takes it. */
export const paper = async (name: string) => ({
  name,
  mimeType: "image/png",
  buffer: await sharp({ create: { width: 600, height: 900, channels: 3, background: "#f5f5f0" } })
    .png()
    .toBuffer(),
});
