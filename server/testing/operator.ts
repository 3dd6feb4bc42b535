/** An operator's commands, as `npm run ops` gives them. */
import { runCommand } from "../cli/commands";
import type { ServerContext } from "../context";

type Lines = (...words: string[]) => Promise<string[]>;
type Text = (...words: string[]) => Promise<string>;

/** Returns a function that runs the command that begins with these words and returns the lines that it prints. */
export const linesOfCommand =
  (context: ServerContext, ...first: string[]): Lines =>
  async (...words) => {
    const lines: string[] = [];
    await runCommand(context, [...first, ...words], (line) => lines.push(line));
    return lines;
  };

/** The same as one text. */
export const textOfCommand = (context: ServerContext, ...first: string[]): Text => {
  const run = linesOfCommand(context, ...first);
  return async (...words) => (await run(...words)).join("\n");
};
