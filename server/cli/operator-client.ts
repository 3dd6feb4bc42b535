/**
 * The operator's commands where a server runs: they are sent to it. Loads nothing of the server, so that a command takes no
 * longer than Node takes to start.
 */
import { StartError } from "../core/start-error";
import { dataAddress } from "../environment/data-address";
import { runningServer } from "./control-client";
import { runTyped, type Terminal } from "./run-typed";
import { usage } from "./usage";

const terminal: Terminal = { write: console.log, complain: console.error };

/** Runs what was typed at the running server; returns the exit code, null when no server runs. */
export async function runAtServer(
  argv: readonly string[],
  { write, complain }: Terminal = terminal,
): Promise<number | null> {
  const [command] = argv;
  if (command === undefined || command === "help" || command === "--help") {
    write(usage);
    return command === undefined ? 1 : 0;
  }
  const server = await runningServer(dataAddress(process.env));
  if (server === null) return null;
  if (command === "init") {
    await server.close();
    complain("Stop the server first: init decides what it reads at its start.");
    return 1;
  }
  try {
    return await runTyped(argv, async () => server, { write, complain });
  } catch (error) {
    await server.close();
    if (!(error instanceof StartError)) throw error;
    complain(error.message);
    return 1;
  }
}
