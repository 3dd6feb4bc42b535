/** Widths in pixels. With any width allowed, anybody could fill the disk. */
const pictureWidths = [96, 160, 240, 320, 480, 640, 768, 960, 1280] as const;
export type PictureWidth = (typeof pictureWidths)[number];

/** Without `?w=`. */
export const defaultWidth: PictureWidth = 640;

export function isPictureWidth(width: number): width is PictureWidth {
  return (pictureWidths as readonly number[]).includes(width);
}

const pictureFormats = ["avif", "webp", "png"] as const;
export type PictureFormat = (typeof pictureFormats)[number];

export const mediaTypes: Record<PictureFormat, string> = {
  avif: "image/avif",
  webp: "image/webp",
  png: "image/png",
};

/** The best format that an Accept header names; PNG, which every browser shows, when it names none. */
export function formatFor(accept: string | undefined): PictureFormat {
  const named = (type: string) =>
    new RegExp(`(^|,)\\s*${type}\\s*(;(?!\\s*q=0(\\.0*)?\\s*(,|$))[^,]*)?(,|$)`, "i").test(accept ?? "");
  if (named("image/avif")) return "avif";
  return named("image/webp") ? "webp" : "png";
}
