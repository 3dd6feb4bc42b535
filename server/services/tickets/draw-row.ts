/** Rows that a printer has no letters for, drawn as black and white pictures. */
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { escapeHtml } from "../../core/escape-html";
import type { TicketRow } from "./ticket-row";

/** One byte a dot, 0 for paper and 255 for ink; width and height are multiples of 8, as printers want them. */
export interface DrawnRow {
  width: number;
  height: number;
  dots: Uint8Array;
}

/** Dots of the printer's own letters: what is drawn is as large as they are. */
export const dotsPerLetter = 12;
const dotsPerInch = 203;
/** Points at which capital letters are as high as the printer's. */
const points = 7.5;
/** Dots of room above and below what is drawn, which is cut to its ink. */
const leading = 5;
/** Dots of room between what stands at the two ends of a row. */
const gutter = 12;

const require = createRequire(import.meta.url);
/** One face with Latin, Greek, Cyrillic, Arabic and Hebrew letters and the signs of currencies. */
const fontFile = (isBold: boolean): string =>
  join(
    dirname(require.resolve("dejavu-fonts-ttf/package.json")),
    "ttf",
    isBold ? "DejaVuSans-Bold.ttf" : "DejaVuSans.ttf",
  );

interface Form {
  size: 1 | 2;
  isBold: boolean;
  isCentered: boolean;
}

const eight = (dots: number): number => Math.ceil(dots / 8) * 8;

/** A text of at most `width` dots, broken into lines; null for one that draws nothing. */
async function drawText(text: string, width: number, form: Form): Promise<DrawnRow | null> {
  if (text.trim() === "") return null;
  const { data, info } = await sharp({
    text: {
      text: escapeHtml(text.replace(/\p{Cc}+/gu, " ")),
      font: `DejaVu Sans${form.isBold ? " Bold" : ""} ${points * form.size}`,
      fontfile: fontFile(form.isBold),
      width,
      dpi: dotsPerInch,
      align: form.isCentered ? "centre" : "left",
      wrap: "word-char",
    },
  })
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, dots: data };
}

/** Ink is what is darker than half. */
function put(from: DrawnRow | null, onto: DrawnRow, left: number): void {
  if (from === null) return;
  const columns = Math.min(from.width, onto.width - left);
  const top = leading * onto.width;
  for (let y = 0; y < from.height; y += 1)
    for (let x = 0; x < columns; x += 1)
      if ((from.dots[y * from.width + x] ?? 0) > 127) onto.dots[top + y * onto.width + left + x] = 255;
}

function blank(width: number, inkHeight: number): DrawnRow {
  const height = eight(inkHeight + 2 * leading);
  return { width, height, dots: new Uint8Array(width * height) };
}

/** Draws a row on paper of `width` dots; from the right edge where the language runs that way. */
export async function drawRow(
  row: Extract<TicketRow, { kind: "text" | "pair" }>,
  { width, rightToLeft }: { width: number; rightToLeft: boolean },
): Promise<DrawnRow | null> {
  const form: Form = { size: 1, isBold: row.bold ?? false, isCentered: false };
  if (row.kind === "text") {
    const indent = (row.indent ?? 0) * dotsPerLetter;
    const isCentered = row.centered ?? false;
    const text = await drawText(row.text, width - indent, { ...form, isCentered, size: row.size ?? 1 });
    if (text === null) return null;
    const paper = blank(width, text.height);
    const free = Math.max(0, width - indent - text.width);
    const edge = rightToLeft ? free : indent;
    put(text, paper, isCentered ? Math.floor((width - text.width) / 2) : edge);
    return paper;
  }
  const end = await drawText(row.end, Math.floor(width / 2), form);
  const room = width - (end === null ? 0 : end.width + gutter);
  const start = await drawText(row.start, room, form);
  if (start === null && end === null) return null;
  const paper = blank(width, Math.max(start?.height ?? 0, end?.height ?? 0));
  put(start, paper, rightToLeft ? width - (start?.width ?? 0) : 0);
  put(end, paper, rightToLeft ? 0 : width - (end?.width ?? 0));
  return paper;
}
