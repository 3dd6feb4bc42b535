/** Commands as they are written in a file: one a line, words and quotes as in a shell, nothing else of a shell. */
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { StartError } from "../core/start-error";

/** A line with a command. */
export interface TypedLine {
  /** Counted from 1. */
  number: number;
  words: readonly string[];
  /** Why it cannot be read, as a sentence; null when it can. */
  problem: string | null;
}

/** Inside of double quotes a backslash stands before these, and before anything else for itself. */
const escapedInQuotes = new Set(['"', "\\", "$", "`"]);

/**
 * The words of a line: split at spaces, with 'quotes', "quotes" and \ as in a shell; # begins a comment. A quote ends on its own
 * line, so that one that was forgotten does not swallow the rest of the file. Throws a StartError with a sentence.
 */
export function wordsOf(line: string): string[] {
  const words: string[] = [];
  let word: string | null = null;
  let quote: "'" | '"' | null = null;
  for (let at = 0; at < line.length; at += 1) {
    const sign = line[at] as string;
    const next = line[at + 1];
    if (quote !== null) {
      if (sign === quote) quote = null;
      else if (sign === "\\" && quote === '"' && next !== undefined && escapedInQuotes.has(next)) {
        word += next;
        at += 1;
      } else word += sign;
    } else if (sign === "'" || sign === '"') {
      quote = sign;
      word ??= "";
    } else if (sign === "\\") {
      if (next === undefined)
        throw new StartError("A backslash at the end joins no lines: a command is one line.");
      word = (word ?? "") + next;
      at += 1;
    } else if (/\s/.test(sign)) {
      if (word !== null) words.push(word);
      word = null;
    } else if (sign === "#" && word === null) break;
    else word = (word ?? "") + sign;
  }
  if (quote !== null) throw new StartError(`The quote ${quote} is not closed on its line.`);
  if (word !== null) words.push(word);
  return words;
}

/** The command of a line; null where there is none. */
function typedLine(text: string, number: number): TypedLine | null {
  try {
    // Windows writes a mark before the first line.
    const words = wordsOf(number === 1 ? text.replace(/^\ufeff/, "") : text);
    return words.length === 0 ? null : { number, words, problem: null };
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    return { number, words: [], problem: error.message };
  }
}

/** Commands in the order in which they come. */
export async function* typedCommands(input: NodeJS.ReadableStream): AsyncGenerator<TypedLine> {
  let number = 0;
  for await (const text of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    number += 1;
    const line = typedLine(text, number);
    if (line !== null) yield line;
  }
}

/** The commands of a file. Throws a StartError that names every line that cannot be read, so that none of the others runs. */
export function checkedCommands(file: string): TypedLine[] {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    throw new StartError(`${file} cannot be read (${(error as NodeJS.ErrnoException).code}).`);
  }
  const lines = text.split(/\r\n|\r|\n/).flatMap((line, index) => typedLine(line, index + 1) ?? []);
  const wrong = lines.filter(({ problem }) => problem !== null);
  if (wrong.length === 0) return lines;
  const named = wrong.map(({ number, problem }) => `${file}, line ${number}: ${problem}`);
  throw new StartError([...named, "No command was run."].join("\n"));
}
