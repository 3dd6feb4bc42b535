/** `npm run ops -- init`: gathers the answers, and sees that the environment says the same as they do. */
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { createInterface } from "node:readline/promises";
import { StartError } from "../../core/errors";
import { dataAddress } from "../../environment/data-address";
import { missingSettings, writeEnvironmentFile } from "../../environment/environment-file";
import { readSettings, type Settings } from "../../environment/settings";
import { runningServer } from "../control-client";
import { answersAsFlags, gatherAnswers, type Terminal } from "./gather-answers";

type Write = (line: string) => void;
type Run = (settings: Settings, words: readonly string[], write: Write) => Promise<void>;

const environmentFile = ".env";

/** Runs something at the terminal, or without one where nobody sits at it. */
async function atTerminal<T>(write: Write, work: (terminal: Terminal | null) => Promise<T>): Promise<T> {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return work(null);
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const gone = new Promise<never>((_, fail) => {
    lines.once("close", () => fail(new StartError("Nothing was made.")));
  });
  gone.catch(() => {});
  try {
    return await work({ ask: (question) => Promise.race([lines.question(question), gone]), say: write });
  } finally {
    lines.close();
  }
}

/** Makes the shop; `run` opens the database and runs the command on it. */
export async function runInit(words: readonly string[], write: Write, run: Run): Promise<void> {
  const server = await runningServer(dataAddress(process.env));
  await server?.close();
  if (server) throw new StartError("Stop the server first: init decides what it reads at its start.");
  const answers = await atTerminal(write, (terminal) => gatherAnswers(words, terminal));
  const missing = missingSettings({
    CURRENCY: answers.currency.toUpperCase(),
    TIME_ZONE: answers.time_zone,
    DEMO: "0",
  });
  Object.assign(process.env, missing);
  // Written first: a shop without its currency's line would open in another one.
  const before = existsSync(environmentFile) ? readFileSync(environmentFile, "utf8") : null;
  const isWritten = Object.keys(missing).length > 0;
  if (isWritten) writeEnvironmentFile(environmentFile, missing);
  try {
    await run(readSettings(), ["init", ...answersAsFlags(answers)], write);
  } catch (error) {
    if (isWritten && before !== null) writeFileSync(environmentFile, before);
    else if (isWritten) rmSync(environmentFile, { force: true });
    throw error;
  }
  if (isWritten) {
    write(
      `Wrote ${Object.keys(missing).join(", ")} to ${resolve(environmentFile)}: the server needs the same.`,
    );
  }
  write("npm start opens it.");
}
