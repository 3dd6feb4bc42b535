/** The picture that is the largest thing of a page, asked for before the page is there and before the app's files. */
import { networkInformation } from "@/platform/data-saver/network-information";
import { itemPicture } from "@/ui/plain/item-picture";
import { leadingPictures, pictureSources } from "@/ui/plain/picture-sources";
import { afterPaint } from "./moments";

const kinds = { ...leadingPictures, item: itemPicture };

/** On a phone the first screen has a frame for these; all others are only preloaded. */
const placed = "(max-width: 47.99em)";
const framed: readonly (keyof typeof kinds)[] = ["banner", "cover"];

/** About a round trip of a slow line, ms: then what was asked for in the meantime comes while the picture does. */
const ROUND_TRIP_MS = 150;
/** The time that a slow line takes for a picture, ms: requests made so much later come right behind it. */
export const PICTURE_TIME_MS = 50;
/** A document that began to come so soon came over a quick line, ms. */
const QUICK_RESPONSE_MS = 100;
/** Over a quick line a picture that takes longer is still being made, ms. */
const QUICK_LINE_MS = 300;
/** The app's files wait no longer for an answer that names the picture, ms. */
const ANSWER_TIMEOUT_MS = 300;

/** The first one: a page has one leading picture, and more than one answer may name it. */
let asked: unknown = null;
/** Resolves when the picture that was asked for is painted, or cannot be had. */
let shown: Promise<unknown> = Promise.resolve();

/** The same copy that the page's own picture takes, on a phone's first screen as soon as it is there. */
export function showLeadingPicture(source: unknown, kind: keyof typeof kinds, saving: boolean): void {
  if (typeof source !== "string" || source === "" || asked === source) return;
  asked = source;
  const { maxWidth: widest, sizes } = kinds[kind];
  const { src, srcSet } = pictureSources(source, widest, saving);
  const picture = new Image();
  picture.alt = "";
  picture.fetchPriority = "high";
  picture.decoding = "sync";
  picture.sizes = sizes;
  if (srcSet) picture.srcset = srcSet;
  picture.src = src;
  shown = new Promise<void>((resolve) => {
    picture.onload = () => {
      if (framed.includes(kind) && matchMedia(placed).matches)
        document.querySelector(".fs-frame .fs-shape-banner")?.append(picture);
      // When the next frame begins the picture is on its way to the screen: what is asked for sooner may arrive before it.
      afterPaint(() => afterPaint(resolve));
    };
    picture.onerror = () => resolve();
  });
}

/**
 * Runs the work when the page's answer has named the picture. A browser asks for six files at a time over HTTP/1.1 and for
 * the others in turn, so that the picture would stand behind all the app's files; newer ways ask for everything at once.
 */
export function afterAskingForPicture(answered: Promise<void>, work: () => void): void {
  if (navigation()?.nextHopProtocol === "http/1.1")
    void Promise.race([answered, later(ANSWER_TIMEOUT_MS)]).then(work);
  else work();
}

const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const navigation = () => (performance.getEntriesByType("navigation") as PerformanceNavigationTiming[]).at(0);

/** A document may have come from a copy near by, over a line that is slow: both have to be quick, where both are known. */
function isQuickLine(): boolean {
  const { requestStart = 0, responseStart = Number.POSITIVE_INFINITY } = navigation() ?? {};
  const took = Math.max(responseStart - requestStart, networkInformation()?.rtt ?? 0);
  return took < QUICK_RESPONSE_MS;
}

/**
 * Runs the work, which asks for what nothing is seen of for long, after the picture. On a quick line that is when it is
 * painted; on a slow one sooner, `slowLineMs` from now, so that the line is never idle.
 */
export function afterPicture(work: () => void, slowLineMs = ROUND_TRIP_MS): void {
  void Promise.race([shown, later(isQuickLine() ? QUICK_LINE_MS : slowLineMs)]).then(work);
}
