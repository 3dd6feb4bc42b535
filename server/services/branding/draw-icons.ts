/** Draws the icons of home screens, tabs and notifications from one picture. */
import sharp from "sharp";
import type { ColourTable } from "@/domain/branding/brand-colours";

/** The mark that ships with the product, in the shop's colours: for shops with colours and no picture. */
export function markSvg(table: ColourTable): string {
  const [ground, stripe, deep] = [table.accent.light, table.highlight.light, table.deep.light];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="1024" height="1024"><rect width="64" height="64" fill="${ground}"/><g transform="translate(9 8.5) scale(.72)"><rect x="11" y="54" width="42" height="4.5" rx="2.25" fill="${stripe}"/><path fill="#fff7e8" d="M15 26h34v26H15z"/><path fill="#ffe2a6" d="M24 52V38a8 8 0 0 1 16 0v14z"/><path fill="${deep}" d="M24 52V38a8 8 0 0 1 8-8v25.5z"/><path fill="#fff7e8" d="M16 9h32l6 12v3a5.5 5.5 0 0 1-11 0 5.5 5.5 0 0 1-11 0 5.5 5.5 0 0 1-11 0 5.5 5.5 0 0 1-11 0v-3z"/><path fill="${stripe}" d="M24 9h8v15a5.5 5.5 0 0 1-11 0v-3zM40 9h8l6 12v3a5.5 5.5 0 0 1-11 0v-3z"/></g></svg>`;
}

export interface IconSource {
  /** A square picture. */
  picture: Buffer;
  /** Behind a picture that is not opaque, where an icon has to be. */
  ground: string;
  /** Ground of the shortcuts. */
  accent: string;
}

const png = { compressionLevel: 9 } as const;

const glyphs = {
  track: `<path fill="none" stroke="#fff" stroke-width="4" stroke-linejoin="round" d="M32 52s15-13 15-25a15 15 0 0 0-30 0c0 12 15 25 15 25Z"/><circle cx="32" cy="27" r="5" fill="#fff"/>`,
  cart: `<path fill="none" stroke="#fff" stroke-width="4" stroke-linejoin="round" d="M17 24h30l-3 25H20zM24 24a8 8 0 0 1 16 0"/>`,
  search: `<circle cx="29" cy="29" r="12" fill="none" stroke="#fff" stroke-width="4"/><path stroke="#fff" stroke-width="4" stroke-linecap="round" d="m38 38 10 10"/>`,
} as const;

const shortcut = (glyph: keyof typeof glyphs) => (source: IconSource) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="96" height="96"><rect width="64" height="64" rx="32" fill="${source.accent}"/>${glyphs[glyph]}</svg>`,
    ),
  )
    .png(png)
    .toBuffer();

/** The picture as it is. */
const plain = (side: number) => (source: IconSource) =>
  sharp(source.picture).resize(side, side, { fit: "contain", background: "#0000" }).png(png).toBuffer();

interface Pixels {
  data: Buffer;
  side: number;
}

const pixelsOf = async (source: IconSource, side: number): Promise<Pixels> => ({
  data: await sharp(await plain(side)(source))
    .ensureAlpha()
    .raw()
    .toBuffer(),
  side,
});

/** Difference of two colours that still count as one, of 255 in each channel. */
const sameColour = 24;

/** The picture's own ground: the one colour in the middle of all its edges, as squares, discs and rounded squares have it. */
function ownGround({ data, side }: Pixels): readonly [number, number, number] | null {
  const [near, middle, far] = [Math.round(side * 0.04), side / 2, side - 1 - Math.round(side * 0.04)];
  const edges = [
    [middle, near],
    [middle, far],
    [near, middle],
    [far, middle],
  ].map(([x = 0, y = 0]) => [...data.subarray((y * side + x) * 4, (y * side + x) * 4 + 4)]);
  const [[red = 0, green = 0, blue = 0] = []] = edges;
  const isOne = edges.every(
    ([r = 0, g = 0, b = 0, alpha = 0]) =>
      alpha > 250 && Math.hypot(r - red, g - green, b - blue) < sameColour,
  );
  return isOne ? [red, green, blue] : null;
}

/** The picture on a ground that fills the square: its own where it has one, or the shop's. */
const grounded = (side: number, share: number) => async (source: IconSource) => {
  const own = ownGround(await pixelsOf(source, 96));
  const background = own ? { r: own[0], g: own[1], b: own[2], alpha: 1 } : source.ground;
  const picture = await plain(Math.round(side * (own ? Math.min(1, share * 1.25) : share)))(source);
  return sharp({ create: { width: side, height: side, channels: 4, background } })
    .composite([{ input: picture, gravity: "centre" }])
    .png(png)
    .toBuffer();
};

/** A shape in one colour: what differs from the picture's own ground, else what is not transparent. */
const silhouette = (side: number, colour: number) => async (source: IconSource) => {
  const pixels = await pixelsOf(source, side);
  const { data } = pixels;
  const ground = ownGround(pixels);
  const shape = Buffer.alloc(data.length, colour);
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3] ?? 0;
    const distance = ground
      ? Math.hypot(...ground.map((part, channel) => part - (data[at + channel] ?? 0)))
      : 255;
    // Half-transparent edges of the ground have its colour.
    shape[at + 3] = Math.round((Math.min(255, Math.max(0, distance - sameColour) * 3) * alpha) / 255);
  }
  const drawn = await sharp(shape, { raw: { width: side, height: side, channels: 4 } })
    .png(png)
    .toBuffer();
  // Trimming would leave nothing of a picture in one colour.
  const { channels } = await sharp(drawn).stats();
  if (ground === null || (channels[3]?.max ?? 0) > 0) return drawn;
  for (let at = 3; at < data.length; at += 4) shape[at] = data[at] ?? 0;
  return sharp(shape, { raw: { width: side, height: side, channels: 4 } })
    .png(png)
    .toBuffer();
};

/** An .ico that holds one PNG: browsers read this form. */
async function ico(source: IconSource): Promise<Buffer> {
  const side = 48;
  const image = await plain(side)(source);
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(side, 6);
  header.writeUInt8(side, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(image.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, image]);
}

/** Every icon by the name of its file. A maskable one may be cut to a circle of 80 %. */
export const iconFiles: Readonly<Record<string, (source: IconSource) => Promise<Buffer>>> = {
  "mark.png": plain(96),
  "favicon-96.png": plain(96),
  "favicon.ico": ico,
  "icon-192.png": plain(192),
  "icon-512.png": plain(512),
  "maskable-192.png": grounded(192, 0.66),
  "maskable-512.png": grounded(512, 0.66),
  "apple-touch-icon.png": grounded(180, 0.8),
  "monochrome-192.png": silhouette(192, 0),
  "badge-96.png": silhouette(96, 255),
  "shortcut-track.png": shortcut("track"),
  "shortcut-cart.png": shortcut("cart"),
  "shortcut-search.png": shortcut("search"),
};
