/** Medusa's programs on a database: its commands, and its server. */
import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { freePort } from "../../test/tools.mjs";

/** ms; a start takes a few seconds, on a busy machine much longer. */
const START_LIMIT_MS = 240_000;
const KEPT_OUTPUT = 20_000;

export interface MedusaPlace {
  folder: string;
  databaseUrl: string;
}

export interface MedusaServer {
  url: string;
  /** Ends it as Ctrl-C would. */
  stop(): Promise<void>;
}

interface Started {
  child: ChildProcess;
  output: () => string;
  /** Resolves to the exit code, or to the signal's name. */
  ended: Promise<number | string>;
}

/** Nothing of this machine's own settings reaches it, e.g. no address of a Redis; its home is its folder. */
function startProgram({ folder, databaseUrl }: MedusaPlace, words: readonly string[]): Started {
  const child = spawn(process.execPath, [join(folder, "node_modules/@medusajs/cli/cli.js"), ...words], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      NODE_ENV: "production",
      LOG_LEVEL: "error",
      DATABASE_URL: databaseUrl,
      MEDUSA_DISABLE_TELEMETRY: "true",
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (bytes) => {
      output = (output + String(bytes)).slice(-KEPT_OUTPUT);
    });
  const ended = new Promise<number | string>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code, signal) => resolve(code ?? signal ?? "no code"));
  });
  return { child, output: () => output, ended };
}

/** Runs a command of Medusa's, e.g. `db:migrate`. Throws with its output when it fails. */
export async function runMedusa(place: MedusaPlace, words: readonly string[]): Promise<void> {
  const { ended, output } = startProgram(place, words);
  const code = await ended;
  if (code !== 0) throw new Error(`medusa ${words[0]} failed (${code}):\n${output()}`);
}

/** Starts the server on a port of its own; resolves when it answers. */
export async function startMedusa(place: MedusaPlace): Promise<MedusaServer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const { child, ended, output } = startProgram(place, [
    "start",
    "--host",
    "127.0.0.1",
    "--port",
    String(port),
  ]);
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
  };
  const deadline = Date.now() + START_LIMIT_MS;
  for (;;) {
    const isReady = await fetch(`${url}/health`).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady) return { url, stop };
    if (child.exitCode !== null || child.signalCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error(`Medusa does not answer:\n${output()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
