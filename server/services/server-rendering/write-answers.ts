/** Writes first answers into a document, as blocks of data that the boot script reads. */
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { escapeHtml } from "../../core/escape-html";
import { jsonInScript, servedMark } from "../page-head/render-head";

/** An answer as its route would send it. */
export interface WrittenAnswer {
  address: string;
  scope: object;
  /** JSON. */
  text: string;
}

/** The rows of a page, as they stand in its document. */
export interface FirstRows {
  markup: string;
  /** Rules of the page's style sheets for them, so that they are seen before any of these has come; empty where not known. */
  styles: string;
}

/** Compressed, the answers of a document take no more than this. */
export const maxAnswerBytes = 12 * 1024;

/** `at` is the moment of the answer, epoch ms. */
function blockOf({ address, scope, text }: WrittenAnswer, at: number): string {
  const attributes = `data-answer="${escapeHtml(address)}" data-scope="${escapeHtml(JSON.stringify(scope))}" data-at="${at}"`;
  return `<script ${servedMark} type="application/json" ${attributes}>${jsonInScript(text)}</script>`;
}

const compress = promisify(brotliCompress);

/** Bytes, compressed as fast as on the way. */
const compressedSize = async (text: string): Promise<number> =>
  (await compress(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })).length;

/** The first rows as markup that nothing shows or loads before the boot script takes it. */
const rowsBlock = ({ markup, styles }: FirstRows, language: string, at: number): string => {
  const rules = styles === "" ? "" : ` data-styles="${escapeHtml(styles)}"`;
  return `<template ${servedMark} data-rows data-language="${language}" data-at="${at}"${rules}>${markup}</template>`;
};

/**
 * The blocks of as many answers, from the first on, as fit, and after all of them the rows that are made of them. Which rules
 * rows bring along depends on the page and not on its answers: they do not count.
 */
export async function answerBlocks(
  answers: readonly WrittenAnswer[],
  at: number,
  rows: (FirstRows & { language: string }) | null = null,
): Promise<string> {
  const blocks = answers.map((answer) => blockOf(answer, at));
  const plain = rows && rowsBlock({ ...rows, styles: "" }, rows.language, at);
  if (plain !== null) blocks.push(plain);
  while (blocks.length > 0 && (await compressedSize(blocks.join(""))) > maxAnswerBytes) blocks.pop();
  if (rows && blocks.at(-1) === plain) blocks.splice(-1, 1, rowsBlock(rows, rows.language, at));
  return blocks.join("");
}

/** The document with the blocks before whatever the boot script reads, or the script itself. */
export function withAnswers(document: string, blocks: string): string {
  const place = /<meta name="app-script"|<\/head>/;
  return blocks === "" ? document : document.replace(place, (found) => blocks + found);
}
