/** Widths in px that the server makes pictures in; the contract's `?w=`. */
export const pictureWidths = [96, 160, 240, 320, 480, 640, 768, 960, 1280] as const;

/** How the pictures are shown that are the largest thing of a first screen: who asks for them early asks for the same copy. */
export const leadingPictures = {
  banner: { maxWidth: 640, sizes: "(min-width: 62em) 40rem, 92vw" },
  cover: { maxWidth: 1280, sizes: "(min-width: 80em) 80rem, 100vw" },
  campaign: { maxWidth: 1280, sizes: "(min-width: 80em) 80rem, 100vw" },
} as const;

/** Data, blob and vector pictures have no smaller copies. */
function hasCopies(source: string): boolean {
  return !/^(?:data|blob):/i.test(source) && !/\.svg(?:$|[?#])/i.test(source);
}

/** The address of one copy; keeps what else stands in the query. */
export function pictureAt(source: string, width: number): string {
  if (!hasCopies(source)) return source;
  const [beforeHash = source, hash] = source.split("#", 2);
  const separator = beforeHash.includes("?") ? "&" : "?";
  return `${beforeHash}${separator}w=${width}${hash === undefined ? "" : `#${hash}`}`;
}

/**
 * `src` and `srcset` of a picture shown at most `widest` px wide (CSS px; twice that for dense screens). Who spares
 * data gets one copy: as wide as it is shown and no wider, which a dense screen stretches.
 */
export function pictureSources(
  source: string,
  widest: number,
  saving = false,
): { src: string; srcSet?: string } {
  if (!hasCopies(source)) return { src: source };
  if (saving) {
    const room = Math.min(widest, globalThis.innerWidth || widest);
    return {
      src: pictureAt(source, pictureWidths.findLast((width) => width <= room * 1.1) ?? pictureWidths[0]),
    };
  }
  const enough =
    pictureWidths.find((width) => width >= widest * 2) ?? pictureWidths[pictureWidths.length - 1];
  const offered = pictureWidths.filter((width) => width <= (enough ?? 0));
  const plain = pictureWidths.find((width) => width >= widest) ?? enough ?? 640;
  return {
    src: pictureAt(source, plain),
    srcSet: offered.map((width) => `${pictureAt(source, width)} ${width}w`).join(", "),
  };
}
