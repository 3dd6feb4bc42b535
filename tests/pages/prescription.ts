/** Prescription-only items, and a photo of a prescription. */
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
