/// <reference path="./codepage-encoder.d.ts" />
/** A ticket as the bytes that a printer understands (ESC/POS). */
import CodepageEncoder from "@point-of-sale/codepage-encoder";
import ReceiptPrinterEncoder from "@point-of-sale/receipt-printer-encoder";
import { type DrawnRow, dotsPerLetter, drawRow } from "./draw-row";
import type { TicketRow } from "./ticket-row";

/** The properties of a printer. */
export interface Paper {
  /** Letters in a row of the normal size. */
  columns: number;
  /** The letters that the printer has; `pictures` for none. */
  codePage: string;
  /** Whether the shop's language runs from right to left. */
  rightToLeft: boolean;
}

/** The names of code pages. */
export const codePages: readonly string[] = ["pictures", "cp437", "cp850", "cp858", "cp866", "windows1252"];

/** Signs that mean the same with a letter that every printer has; marks of direction need no paper. */
const plainSigns: readonly (readonly [RegExp, string])[] = [
  [/[\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\u00AD\uFEFF]/g, ""],
  [/[\u00A0\u2000-\u200A\u202F\u205F\u3000]/g, " "],
  [/[\u2010-\u2015\u2212]/g, "-"],
  [/[\u2018\u2019\u201B\u2032]/g, "'"],
  [/[\u201C-\u201F\u2033]/g, '"'],
  [/\u2026/g, "..."],
  [/\u00D7/g, "x"],
  // They would drive the printer.
  [/\p{Cc}+/gu, " "],
];

const withPlainSigns = (text: string): string =>
  plainSigns.reduce((value, [signs, plain]) => value.replace(signs, plain), text);

/** The text in the printer's letters; null where it has not all of them, because the encoder writes "?" for those without a word. */
function writable(text: string, { codePage }: Paper): string | null {
  if (codePage === "pictures") return null;
  const plain = withPlainSigns(text).normalize("NFC");
  const bytes = CodepageEncoder.encode(plain, codePage);
  const unknown = [...bytes].filter((byte) => byte === 0x3f).length;
  return unknown === plain.split("?").length - 1 ? plain : null;
}

/** Lines of at most `columns` letters, broken between words where there are any. */
export function wrapText(text: string, columns: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ").filter(Boolean)) {
    let rest = word;
    if (line !== "" && line.length + 1 + rest.length <= columns) {
      line = `${line} ${rest}`;
      continue;
    }
    if (line !== "") lines.push(line);
    for (; rest.length > columns; rest = rest.slice(columns)) lines.push(rest.slice(0, columns));
    line = rest;
  }
  return line === "" ? lines : [...lines, line];
}

/** Two texts at the two ends of a row; the first one goes on below where it is too long. */
function pairLines(start: string, end: string, columns: number): string[] {
  const room = columns - end.length - 1;
  if (room < 8) return [...wrapText(start, columns), end.padStart(columns)];
  const [first = "", ...others] = wrapText(start, room);
  return [first.padEnd(columns - end.length) + end, ...others];
}

function addPicture(encoder: ReceiptPrinterEncoder, row: DrawnRow): void {
  const pixels = new Uint8ClampedArray(row.dots.length * 4);
  for (const [index, ink] of row.dots.entries())
    pixels.set([255 - ink, 255 - ink, 255 - ink, 255], index * 4);
  const picture = { data: pixels, width: row.width, height: row.height, colorSpace: "srgb" as const };
  encoder.image(picture as Parameters<typeof encoder.image>[0], row.width, row.height, "threshold", 128);
}

async function addRow(encoder: ReceiptPrinterEncoder, row: TicketRow, paper: Paper): Promise<void> {
  if (row.kind === "gap") return void encoder.newline();
  if (row.kind === "rule") return void encoder.line("-".repeat(paper.columns));
  const texts = row.kind === "text" ? [row.text] : [row.start, row.end];
  const letters = texts.map((text) => writable(text, paper));
  const [start, end] = letters;
  if (paper.rightToLeft || start == null || letters.includes(null)) {
    const width = paper.columns * dotsPerLetter;
    const drawn = await drawRow(row, { width, rightToLeft: paper.rightToLeft });
    if (drawn !== null) addPicture(encoder, drawn);
    return;
  }
  const size = row.kind === "text" ? (row.size ?? 1) : 1;
  const indent = row.kind === "text" ? (row.indent ?? 0) : 0;
  const lines =
    row.kind === "pair"
      ? pairLines(start, end ?? "", paper.columns)
      : wrapText(start, Math.floor(paper.columns / size) - indent);
  const isCentered = row.kind === "text" && row.centered === true;
  encoder
    .align(isCentered ? "center" : "left")
    .bold(row.bold ?? false)
    .size(size, size);
  for (const line of lines) encoder.line(" ".repeat(indent) + line);
  encoder.size(1, 1).bold(false).align("left");
}

/** The whole ticket, ready to be sent: it begins with a reset, and the paper is cut behind it. */
export async function encodeTicket(rows: readonly TicketRow[], paper: Paper): Promise<Uint8Array> {
  const encoder = new ReceiptPrinterEncoder({
    language: "esc-pos",
    columns: paper.columns,
    imageMode: "raster",
    newline: "\n",
    feedBeforeCut: 4,
  });
  encoder.initialize();
  if (paper.codePage !== "pictures") encoder.codepage(paper.codePage);
  for (const row of rows) await addRow(encoder, row, paper);
  return encoder.cut("partial").encode();
}
