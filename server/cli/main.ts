/** `npm run ops -- …` */
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { StartError } from "../core/errors";
import { hasEmbedded } from "../db/embedded-folder";
import { FolderLockedError } from "../db/folder-lock";
import { loadEnvironmentFile } from "../environment/load-environment";
import { readSettings, type Settings } from "../environment/settings";
import { controlPath, openContext } from "../open-context";
import { commandOf, operatorMessage, runCommand } from "./commands";
import { connectToServer, sendCommand } from "./control-client";
import { usage } from "./usage";

/** Which word of a command names a file. */
const filePlaces: Readonly<Record<string, number>> = { backup: 1, restore: 1, proof: 2, branding: 2 };

/** Names of files are relative to the operator's working directory. */
function withAbsoluteFile(words: readonly string[]): string[] {
  const place = filePlaces[words[0] ?? ""];
  return words.map((word, index) => (index === place && word !== "none" ? resolve(word) : word));
}

async function runHere(settings: Settings, words: readonly string[], write: (line: string) => void) {
  const fresh = settings.databaseUrl === null && !hasEmbedded(settings.dataFolder);
  if (fresh && words[0] !== "restore") {
    throw new StartError(`There is no database in ${settings.dataFolder} yet. Run npm start first.`);
  }
  const opened = await openContext(settings, () => {});
  try {
    await runCommand(opened.context, words, write);
  } finally {
    await opened.close();
  }
}

/** Runs one command; returns the exit code. Output goes to stdout, errors to stderr. */
export async function run(
  argv: readonly string[],
  write: (line: string) => void = console.log,
  complain: (line: string) => void = console.error,
): Promise<number> {
  try {
    const [command] = argv;
    if (command === undefined || command === "help" || command === "--help") {
      write(usage);
      return command === undefined ? 1 : 0;
    }
    // Before any database is opened.
    commandOf(command);
    loadEnvironmentFile();
    const settings = readSettings();
    const words = withAbsoluteFile(argv);
    if (words[0] === "backup" && words[1] !== undefined && existsSync(words[1])) {
      throw new StartError(`${words[1]} exists already; a backup overwrites nothing.`);
    }
    const server = settings.databaseUrl === null ? await connectToServer(controlPath(settings)) : null;
    if (server) await sendCommand(server, words, write);
    else await runHere(settings, words, write);
    return 0;
  } catch (error) {
    if (error instanceof FolderLockedError) {
      complain("The server is just starting or ending, or another command is running. Please try again.");
      return 1;
    }
    const message = operatorMessage(error);
    complain(
      message ?? `Something went wrong: ${error instanceof Error ? (error.stack ?? error.message) : error}`,
    );
    return 1;
  }
}
