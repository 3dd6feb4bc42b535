/** Writes first answers into a document, as blocks of data that the boot script reads. */
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { escapeHtml, jsonInScript, servedMark } from "../page-head/render-head";

/** An answer as its route would send it. */
export interface WrittenAnswer {
  address: string;
  scope: object;
  /** JSON. */
  text: string;
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
const rowsBlock = (rows: string, language: string, at: number): string =>
  `<template ${servedMark} data-rows data-language="${language}" data-at="${at}">${rows}</template>`;

/** The blocks of as many answers, from the first on, as fit, and after all of them the rows that are made of them. */
export async function answerBlocks(
  answers: readonly WrittenAnswer[],
  at: number,
  rows: { markup: string; language: string } | null = null,
): Promise<string> {
  const blocks = answers.map((answer) => blockOf(answer, at));
  if (rows) blocks.push(rowsBlock(rows.markup, rows.language, at));
  while (blocks.length > 0 && (await compressedSize(blocks.join(""))) > maxAnswerBytes) blocks.pop();
  return blocks.join("");
}

/** The document with the blocks before whatever the boot script reads, or the script itself. */
export function withAnswers(document: string, blocks: string): string {
  const place = /<meta name="app-script"|<\/head>/;
  return blocks === "" ? document : document.replace(place, (found) => blocks + found);
}
