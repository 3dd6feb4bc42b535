/** Runs what was typed behind `npm run ops --`: one command, or those of a file. */
import { resolve } from "node:path";
import { StartError } from "../core/start-error";
import { checkedCommands, type TypedLine, typedCommands } from "./command-lines";

export type Write = (line: string) => void;

/** Runs commands: a server that runs already, or this process on the database itself. */
export interface CommandRunner {
  /** Runs one command. Throws a StartError with a sentence for the operator. */
  run(words: readonly string[], write: Write): Promise<void>;
  close(): Promise<void>;
}

/** Nothing can run any more commands. */
export class RunnerGone extends StartError {}

export interface Terminal {
  write: Write;
  /** Errors. */
  complain: Write;
}

/** Which words of a command name a file, by its first words; the most that are here count. */
const filePlaces: Readonly<Record<string, number>> = {
  backup: 1,
  export: 1,
  example: 1,
  restore: 1,
  proof: 2,
  "branding icon": 2,
  // The mark that ships with the product is no file.
  "branding icon none": -1,
  "config set --file": 3,
  "language add": 3,
  "language check": 3,
  "language template": 2,
};

/** Options of `import` that a word follows, which is no path of what is imported. */
const optionsWithWord = new Set(["--encoding", "--format", "--store", "--mapping"]);

/** Names of files are relative to the operator's working directory; the server has one of its own. */
function withAbsoluteFile(words: readonly string[]): string[] {
  const place =
    words[0] === "import"
      ? words.findIndex(
          (word, at) => at > 0 && !word.startsWith("--") && !optionsWithWord.has(words[at - 1] ?? ""),
        )
      : [3, 2, 1]
          .map((count) => filePlaces[words.slice(0, count).join(" ")])
          .find((found) => found !== undefined);
  const isFile = (index: number) =>
    index === place || (words[0] === "import" && words[index - 1] === "--mapping");
  return words.map((word, index) => (isFile(index) && !word.startsWith("--") ? resolve(word) : word));
}

interface Batch {
  /** "-" is standard input. */
  file: string;
  keepGoing: boolean;
}

/** The file of commands that was named; null when a single command was typed. */
function batchOf(argv: readonly string[]): Batch | null {
  if (argv[0] !== "--file" && argv[0] !== "--keep-going") return null;
  const keepGoing = argv.includes("--keep-going");
  const [flag, file, ...more] = argv.filter((word) => word !== "--keep-going");
  if (flag !== "--file" || file === undefined || more.length > 0)
    throw new StartError("A file of commands is named so: --file FILE [--keep-going]. - is standard input.");
  return { file, keepGoing };
}

/** Runs the commands in their order, until one fails unless it is told to keep going; returns the exit code. */
async function runBatch(
  { file, keepGoing }: Batch,
  lines: AsyncIterable<TypedLine> | Iterable<TypedLine>,
  runner: CommandRunner,
  { write, complain }: Terminal,
): Promise<number> {
  const name = file === "-" ? "Standard input" : file;
  let count = 0;
  let failed = 0;
  for await (const { number, words, problem } of lines) {
    count += 1;
    try {
      if (problem !== null) throw new StartError(problem);
      await runner.run(withAbsoluteFile(words), write);
    } catch (error) {
      if (!(error instanceof StartError)) throw error;
      failed += 1;
      complain(`${name}, line ${number}: ${error.message}`);
      if (error instanceof RunnerGone || !keepGoing) return 1;
    }
  }
  if (failed > 0) complain(`${failed} of ${count} commands failed.`);
  return failed > 0 ? 1 : 0;
}

/**
 * Runs what was typed and returns the exit code. `open` is called when there is something to run. A file is read and its
 * quotes are checked before its first command runs; standard input is run line by line as it comes.
 */
export async function runTyped(
  argv: readonly string[],
  open: () => Promise<CommandRunner>,
  terminal: Terminal,
): Promise<number> {
  const batch = batchOf(argv);
  const lines =
    batch === null ? [] : batch.file === "-" ? typedCommands(process.stdin) : checkedCommands(batch.file);
  const runner = await open();
  try {
    if (batch !== null) return await runBatch(batch, lines, runner, terminal);
    await runner.run(withAbsoluteFile(argv), terminal.write);
    return 0;
  } finally {
    await runner.close();
  }
}
