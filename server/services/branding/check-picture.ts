/** The operator's picture for the icons: an SVG or a bitmap, kept as one square PNG. What was drawn by strangers never reaches a browser as SVG. */
import sharp from "sharp";
import { StartError } from "../../core/errors";

const maxBytes = 5_000_000;
const maxInputPixels = 25_000_000;
/** Side of the picture that is kept, px. */
const keptSide = 1024;
/** A smaller side would be seen as blurred on every home screen, px. */
const minSide = 192;
/** Side of the largest icon, px. */
const goodSide = 512;
/** A longer one would be a thin line in a square. */
const maxRatio = 3;

const formats: ReadonlySet<string> = new Set(["svg", "png", "jpeg", "webp"]);

/** Forbidden parts of an SVG, each with the operator's message. */
const refusedInSvg: readonly (readonly [pattern: RegExp, words: string])[] = [
  [/<!ENTITY/i, "declares entities"],
  [/<script[\s>/]/i, "has a script"],
  [/\son[a-z]+\s*=/i, "has a script in an attribute"],
  [/<(?:\w+:)?(?:foreignObject|iframe|embed|object|include)[\s>/]/i, "embeds another document"],
  [/<\?xml-stylesheet/i, "loads a style sheet"],
  [/@import/i, "loads a style sheet"],
  [
    /(?:href|src)\s*=\s*["']?\s*(?!["']?\s*#|["']?\s*data:image\/(?:png|jpeg|webp);)[^\s"'>]/i,
    "refers to another file",
  ],
  [/url\(\s*["']?\s*(?!["'#\s])/i, "refers to another file"],
];

/** SVG by its content, also in UTF-16, which a filter of words would not read. */
function svgText(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return bytes.toString("utf16le");
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return Buffer.from(bytes).swap16().toString("utf16le");
  return bytes.toString("utf8");
}

const refused = (words: string) => new StartError(`The picture ${words}. Nothing was changed.`);

/** The picture as it is kept, and what its operator should know. Throws a StartError that says why it cannot be used. */
export async function iconPicture(bytes: Buffer): Promise<{ png: Buffer; notes: string[] }> {
  if (bytes.length > maxBytes) throw refused("is larger than 5 MB");
  const read = async () => {
    const { format, width, height } = await sharp(bytes, { limitInputPixels: maxInputPixels }).metadata();
    return { format: format as string | undefined, width, height };
  };
  const { format, width, height } = await read().catch(() => {
    throw refused("cannot be read: it has to be an SVG, PNG, JPEG or WebP file");
  });
  if (!format || !formats.has(format))
    throw refused(`is of the kind ${format ?? "unknown"}: it has to be an SVG, PNG, JPEG or WebP file`);
  if (format === "svg") {
    // A filter of words reads no compressed ones.
    if (bytes[0] === 0x1f && bytes[1] === 0x8b) throw refused("is a compressed SVG: save it as a plain one");
    const text = svgText(bytes);
    const [, words] = refusedInSvg.find(([pattern]) => pattern.test(text)) ?? [];
    if (words) throw refused(`${words}, which an icon may not have: save it as a plain SVG or a PNG`);
  }
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  if (long > maxRatio * short) throw refused(`is ${width} × ${height} px: an icon is square`);
  if (format !== "svg" && short < minSide)
    throw refused(`is ${width} × ${height} px: an icon needs ${minSide} px at least, ${goodSide} are better`);
  const density = format === "svg" ? Math.min(72_000, Math.max(72, (72 * keptSide) / long)) : undefined;
  try {
    const png = await sharp(bytes, {
      limitInputPixels: maxInputPixels,
      failOn: "error",
      ...(density && { density }),
    })
      .rotate()
      .resize({ width: keptSide, height: keptSide, fit: "contain", background: "#0000" })
      .png({ compressionLevel: 9 })
      .toBuffer();
    const { isOpaque, channels } = await sharp(png).stats();
    // One that shows nothing would be an empty square on every phone.
    if (!isOpaque && (channels.at(-1)?.max ?? 255) === 0) throw refused("is empty");
    return {
      png,
      notes: [
        ...(long > short * 1.02 ? [`The picture is ${width} × ${height} px: it gets room to a square.`] : []),
        ...(format !== "svg" && short < goodSide
          ? [`The picture has ${short} px: the largest icons will look soft. ${goodSide} px are better.`]
          : []),
      ],
    };
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw refused("is damaged");
  }
}
