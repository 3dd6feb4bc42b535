/** Contact sheets: one a screen with all its forms, and one overview of all screens. */
import { join } from "node:path";
import sharp from "sharp";
import type { Language, Theme, Width } from "./options";

export interface Picture {
  screen: string;
  width: Width;
  theme: Theme;
  language: Language;
  file: string;
}

/** Px on the sheets. */
const COLUMN: Record<Width, number> = { 360: 240, 768: 380, 1440: 620 };
const GAP = 20;
const LABEL = 26;
const TALLEST = 760;
const BACKGROUND = { r: 232, g: 232, b: 236 };

interface Cell {
  input: Buffer;
  left: number;
  top: number;
}

const label = (text: string, width: number): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${LABEL}"><text x="0" y="18" font-family="sans-serif" font-size="15" fill="#333">${text}</text></svg>`,
  );

/** A picture at a width, cut below `TALLEST`. */
async function thumbnail(file: string, width: number): Promise<{ data: Buffer; height: number }> {
  const scaled = await sharp(file).resize({ width }).png().toBuffer();
  const { height = 0 } = await sharp(scaled).metadata();
  if (height <= TALLEST) return { data: scaled, height };
  return {
    data: await sharp(scaled).extract({ left: 0, top: 0, width, height: TALLEST }).png().toBuffer(),
    height: TALLEST,
  };
}

async function write(cells: Cell[], width: number, height: number, file: string): Promise<void> {
  await sharp({ create: { width, height, channels: 3, background: BACKGROUND } })
    .composite(cells)
    .png({ compressionLevel: 9, palette: true })
    .toFile(file);
}

/** One sheet for a screen: a row for each theme and language, a column for each width. */
export async function screenSheet(pictures: readonly Picture[], folder: string): Promise<void> {
  const [first] = pictures;
  if (!first) return;
  const widths = [...new Set(pictures.map(({ width }) => width))].sort((a, b) => a - b);
  const rows = [...new Set(pictures.map(({ theme, language }) => `${theme} ${language}`))];
  const cells: Cell[] = [];
  let top = GAP;
  for (const row of rows) {
    cells.push({ input: label(`${first.screen}, ${row}`, 600), left: GAP, top });
    top += LABEL;
    let [left, tallest] = [GAP, 0];
    for (const width of widths) {
      const picture = pictures.find((one) => one.width === width && `${one.theme} ${one.language}` === row);
      if (picture) {
        const { data, height } = await thumbnail(picture.file, COLUMN[width]);
        cells.push({ input: data, left, top });
        tallest = Math.max(tallest, height);
      }
      left += COLUMN[width] + GAP;
    }
    top += tallest + GAP;
  }
  const total = GAP + widths.reduce((sum, width) => sum + COLUMN[width] + GAP, 0);
  await write(cells, Math.max(total, 640), top, join(folder, `sheet-${first.screen}.png`));
}

const OVERVIEW = { width: 190, height: 380, columns: 8 } as const;

/** All screens small, each in one variant; the variants alternate so that each is seen. */
export async function overview(screens: readonly (readonly Picture[])[], folder: string): Promise<void> {
  const cells: Cell[] = [];
  const shown = screens.filter((pictures) => pictures.length > 0);
  for (const [index, pictures] of shown.entries()) {
    const phones = pictures.filter(({ width }) => width === Math.min(...pictures.map((one) => one.width)));
    const picture = phones[index % phones.length];
    if (!picture) continue;
    const left = GAP + (index % OVERVIEW.columns) * (OVERVIEW.width + GAP);
    const top = GAP + Math.floor(index / OVERVIEW.columns) * (OVERVIEW.height + LABEL + GAP);
    cells.push({ input: label(picture.screen, OVERVIEW.width), left, top });
    const data = await sharp(picture.file)
      .resize({ width: OVERVIEW.width, height: OVERVIEW.height, fit: "cover", position: "top" })
      .png()
      .toBuffer();
    cells.push({ input: data, left, top: top + LABEL });
  }
  const columns = Math.min(OVERVIEW.columns, shown.length);
  const rows = Math.ceil(shown.length / OVERVIEW.columns);
  await write(
    cells,
    GAP + columns * (OVERVIEW.width + GAP),
    GAP + rows * (OVERVIEW.height + LABEL + GAP),
    join(folder, "overview.png"),
  );
}
