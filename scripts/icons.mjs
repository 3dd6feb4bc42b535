/**
 * Draws the logo's files from one SVG: `node scripts/icons.mjs`. The mark is a doorstep with an open door under a
 * shop's awning. Screenshots of the manifest are drawn too until `npm run screens` has taken real ones.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";

const PUBLIC = fileURLToPath(new URL("../public", import.meta.url));
const COLOURS = {
  ground: "#0b5a4a",
  deep: "#06382e",
  wall: "#fff7e8",
  door: "#06382e",
  light: "#ffe2a6",
  stripe: "#ffb833",
  knob: "#ffb833",
};

/** The mark on a 64 × 64 grid, without ground. */
const mark = (c = COLOURS) => `
  <rect x="11" y="54" width="42" height="4.500" rx="2.250" fill="${c.stripe}"/>
  <path fill="${c.wall}" d="M15 26h34v26H15z"/>
  <path fill="${c.light}" d="M24 52V38a8 8 0 0 1 16 0v14z"/>
  <path fill="${c.door}" d="M24 52V38a8 8 0 0 1 8-8v25.500z"/>
  <circle cx="29.600" cy="42.500" r="1.300" fill="${c.knob}"/>
  <path fill="${c.wall}" d="M16 9h32l6 12v3a5.500 5.500 0 0 1-11 0 5.500 5.500 0 0 1-11 0 5.500 5.500 0 0 1-11 0 5.500 5.500 0 0 1-11 0v-3z"/>
  <path fill="${c.stripe}" d="M24 9h8v15a5.500 5.500 0 0 1-11 0v-3zM40 9h8l6 12v3a5.500 5.500 0 0 1-11 0v-3z"/>`;

const svg = (body, size = 64) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="${size}" height="${size}">${body}</svg>`;
const gradient = `<defs><linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#0f7561"/><stop offset="1" stop-color="${COLOURS.ground}"/></linearGradient></defs>`;
const rounded = svg(
  `${gradient}<rect width="64" height="64" rx="15" fill="url(#g)"/><g transform="translate(5.100 4.600) scale(.84)">${mark()}</g>`,
);
// A maskable icon may be cut to a circle of 80 %: the mark stays inside it.
const maskable = svg(
  `${gradient}<rect width="64" height="64" fill="url(#g)"/><g transform="translate(12.200 11.600) scale(.62)">${mark()}</g>`,
);
const monochrome = svg(
  `<path fill="#000" fill-rule="evenodd" d="M16 9h32l6 12v3a5.500 5.500 0 0 1-5 5.480V52h2a2.250 2.250 0 0 1 0 6.500H13A2.250 2.250 0 0 1 13 52h2V29.480A5.500 5.500 0 0 1 10 24v-3zm8 43h16V38a8 8 0 0 0-16 0z"/>`,
);

const GLYPHS = {
  track: `<path fill="none" stroke="#fff" stroke-width="4" stroke-linejoin="round" d="M32 52s15-13 15-25a15 15 0 0 0-30 0c0 12 15 25 15 25Z"/><circle cx="32" cy="27" r="5" fill="#fff"/>`,
  cart: `<path fill="none" stroke="#fff" stroke-width="4" stroke-linejoin="round" d="M17 24h30l-3 25H20zM24 24a8 8 0 0 1 16 0"/>`,
  search: `<circle cx="29" cy="29" r="12" fill="none" stroke="#fff" stroke-width="4"/><path stroke="#fff" stroke-width="4" stroke-linecap="round" d="m38 38 10 10"/>`,
};

const png = (source, size) =>
  sharp(Buffer.from(source), { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();

/** An .ico that holds one PNG: browsers read this form. */
function ico(image, size) {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(image.length, 14);
  header.writeUInt32LE(22, 18);
  return Buffer.concat([header, image]);
}

function screenshot(width, height) {
  const unit = Math.min(width, height) / 1080;
  const columns = width > height ? 4 : 2;
  const gap = 36 * unit;
  const side = 48 * unit;
  const card = (width - 2 * side - (columns - 1) * gap) / columns;
  const top = 460 * unit;
  const cards = Array.from({ length: columns * 3 }, (_, index) => {
    const x = side + (index % columns) * (card + gap);
    const y = top + Math.floor(index / columns) * (card * 0.92 + gap);
    const hue = (index * 47 + 18) % 360;
    return `<g transform="translate(${x} ${y})"><rect width="${card}" height="${card * 0.92}" rx="${28 * unit}" fill="#fff" stroke="#eceff4" stroke-width="2"/><rect width="${card}" height="${card * 0.58}" rx="${28 * unit}" fill="hsl(${hue} 70% 88%)"/><circle cx="${card / 2}" cy="${card * 0.29}" r="${card * 0.17}" fill="hsl(${hue} 65% 62%)"/><rect x="${card * 0.07}" y="${card * 0.66}" width="${card * 0.6}" height="${card * 0.07}" rx="${card * 0.035}" fill="#2b3140"/><rect x="${card * 0.07}" y="${card * 0.78}" width="${card * 0.38}" height="${card * 0.05}" rx="${card * 0.025}" fill="#aab1bf"/></g>`;
  }).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#fbf7f0"/><rect width="${width}" height="${380 * unit}" fill="#06382e"/><svg x="${side}" y="${60 * unit}" width="${150 * unit}" height="${150 * unit}" viewBox="0 0 64 64">${gradient}<rect width="64" height="64" rx="15" fill="url(#g)"/><g transform="translate(5.100 4.600) scale(.84)">${mark()}</g></svg><text x="${side + 185 * unit}" y="${160 * unit}" font-family="sans-serif" font-weight="700" font-size="${76 * unit}" fill="#fff7e8">Doorstep</text><rect x="${side}" y="${250 * unit}" width="${width - 2 * side}" height="${96 * unit}" rx="${30 * unit}" fill="#fff" stroke="#e2e5eb" stroke-width="3"/>${cards}</svg>`;
}

await mkdir(join(PUBLIC, "icons"), { recursive: true });
await mkdir(join(PUBLIC, "screenshots"), { recursive: true });
const save = (name, content) => writeFile(join(PUBLIC, name), content);
await save("favicon.svg", rounded);
await save("favicon.ico", ico(await png(rounded, 48), 48));
await save("icons/monochrome.svg", monochrome);
await save(
  "icons/apple-touch-icon.png",
  await png(
    svg(
      `${gradient}<rect width="64" height="64" fill="url(#g)"/><g transform="translate(8 7.500) scale(.75)">${mark()}</g>`,
    ),
    180,
  ),
);
for (const size of [192, 512]) {
  await save(`icons/icon-${size}.png`, await png(rounded, size));
  await save(`icons/maskable-${size}.png`, await png(maskable, size));
}
await save("icons/badge-96.png", await png(monochrome.replace("#000", "#fff"), 96));
for (const [name, glyph] of Object.entries(GLYPHS)) {
  await save(
    `icons/shortcut-${name}.png`,
    await png(svg(`<rect width="64" height="64" rx="32" fill="${COLOURS.ground}"/>${glyph}`), 96),
  );
}
if (!process.argv.includes("--no-screenshots")) {
  for (const [name, width, height] of [
    ["narrow", 1080, 1920],
    ["wide", 1920, 1080],
  ]) {
    await save(
      `screenshots/${name}.png`,
      await sharp(Buffer.from(screenshot(width, height)))
        .png({ palette: true })
        .toBuffer(),
    );
  }
}
console.log("Drew the icons in public/.");
