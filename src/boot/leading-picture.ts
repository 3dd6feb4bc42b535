/** The picture that is the largest thing of a page, asked for before the page is there. */
import { itemPicture } from "@/ui/window/item-picture";
import { leadingPictures, pictureSources } from "@/ui/window/picture-sources";

const kinds = { ...leadingPictures, item: itemPicture };

/** On a phone the first screen has a frame for these; all others are only preloaded. */
const placed = "(max-width: 47.99em)";
const framed: readonly (keyof typeof kinds)[] = ["banner", "cover"];

/** The first one: a page has one leading picture, and more than one answer may name it. */
let asked: unknown = null;

/** The same copy that the page's own picture takes, on a phone's first screen as soon as it is there. */
export function showLeadingPicture(source: unknown, kind: keyof typeof kinds, saving: boolean): void {
  if (typeof source !== "string" || source === "" || asked === source) return;
  asked = source;
  const { maxWidth: widest, sizes } = kinds[kind];
  const { src, srcSet } = pictureSources(source, widest, saving);
  const picture = new Image();
  picture.alt = "";
  picture.fetchPriority = "high";
  picture.sizes = sizes;
  if (srcSet) picture.srcset = srcSet;
  picture.src = src;
  if (framed.includes(kind) && matchMedia(placed).matches)
    picture.onload = () => document.querySelector(".fs-frame .fs-shape-banner")?.append(picture);
}
