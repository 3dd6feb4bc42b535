/** `npm run ops -- …` */
import { StartError } from "../core/errors";
import { hasEmbedded } from "../db/embedded-folder";
import { FolderLockedError } from "../db/folder-lock";
import { loadEnvironmentFile } from "../environment/load-environment";
import { readSettings, type Settings } from "../environment/settings";
import { openContext } from "../open-context";
import { commandOf, operatorMessage, runCommand } from "./commands";
import { runInit } from "./init-command/run-init";
import { runAtServer } from "./operator-client";
import { type CommandRunner, runTyped } from "./run-typed";

const busy = "The server is just starting or ending, or another command is running. Please try again.";

/** A sentence for the terminal out of whatever went wrong. */
function asStartError(error: unknown): StartError {
  if (error instanceof FolderLockedError) return new StartError(busy);
  const message = operatorMessage(error);
  return new StartError(
    message ?? `Something went wrong: ${error instanceof Error ? (error.stack ?? error.message) : error}`,
  );
}

/** Runs commands on the database itself, which is opened once for all of them. One that is new is made for what `fills` it. */
async function runnerHere(settings: Settings, fills: boolean): Promise<CommandRunner> {
  const fresh = settings.databaseUrl === null && !hasEmbedded(settings.dataFolder);
  if (fresh && !fills)
    throw new StartError(`There is no database in ${settings.dataFolder} yet. Run npm start first.`);
  const opened = await openContext(settings, () => {});
  return {
    run: async (words, write) => {
      try {
        await runCommand(opened.context, words, write);
      } catch (error) {
        throw asStartError(error);
      }
    },
    close: opened.close,
  };
}

/** Runs one command on a database that may be new. */
async function runOnce(
  settings: Settings,
  words: readonly string[],
  write: (line: string) => void,
): Promise<void> {
  const runner = await runnerHere(settings, true);
  try {
    await runner.run(words, write);
  } finally {
    await runner.close();
  }
}

/** Runs one command or a file of them; returns the exit code. Output goes to stdout, errors to stderr. */
export async function run(
  argv: readonly string[],
  write: (line: string) => void = console.log,
  complain: (line: string) => void = console.error,
): Promise<number> {
  const terminal = { write, complain };
  try {
    loadEnvironmentFile();
    const [command] = argv;
    // Before any database is opened.
    if (command !== undefined && !command.startsWith("--") && command !== "help") commandOf(command);
    if (command === "init") {
      await runInit(argv.slice(1), write, runOnce);
      return 0;
    }
    const answered = await runAtServer(argv, terminal);
    if (answered !== null) return answered;
    return await runTyped(argv, () => runnerHere(readSettings(), command === "restore"), terminal);
  } catch (error) {
    complain(asStartError(error).message);
    return 1;
  }
}
