/** Pictures that other programs name by an address or a file: what lies in the folder is taken, nothing is fetched. */
import { endingOfPicture } from "../picture-files";
import type { Cell, RecordPlace } from "./foreign-row";
import { keyOfName } from "./label-keys";
import type { SomeWarnings } from "./some-warnings";

const fileName = (address: string): string => {
  const path = address.replace(/[?#].*$/s, "");
  const last = path.slice(path.lastIndexOf("/") + 1);
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
};

/** Finds pictures in the folder and in the shop. */
export class BroughtPictures {
  readonly #byName = new Map<string, string>();
  readonly #uploads: string;

  constructor(pictures: ReadonlyMap<string, string>, uploads: string) {
    this.#uploads = uploads;
    for (const key of pictures.keys()) this.#byName.set(keyOfName(key.slice(key.lastIndexOf("/") + 1)), key);
  }

  /** The key of a picture; null and a warning where the file is not here. */
  keyOf(place: RecordPlace, cell: Cell, missing: SomeWarnings): string | null {
    const file = fileName(cell.text);
    const ending = /\.(png|jpe?g|webp|avif)$/i.exec(file)?.[0] ?? "";
    const key = keyOfName(file.slice(0, file.length - ending.length));
    const found = this.#byName.get(key) ?? (endingOfPicture(this.#uploads, key) === undefined ? null : key);
    if (found === null) {
      const wanted = `pictures/${key}${ending.toLowerCase() || ".jpg"}`;
      missing.add(place, cell, `is not fetched: bring the file as ${wanted}.`);
    }
    return found;
  }
}
