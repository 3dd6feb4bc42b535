/** Real processes of the server and of the operator's commands, for tests of starting, ending and being killed. */
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const FOLDER = fileURLToPath(new URL(".", import.meta.url));
const ROOT = fileURLToPath(new URL("../..", import.meta.url));
/** Folder of the built server. */
export const builtServer = join(ROOT, "dist/server");
/** ms; with the demo to fill, on a busy machine. */
const START_TIMEOUT_MS = 150_000;

export interface Finished {
  code: number | null;
  output: string;
}

export interface ServerProcess {
  child: ChildProcess;
  address: string;
  /** Its output so far, both streams. */
  output(): string;
  finished: Promise<Finished>;
}

/** Builds the server when its sources have changed: the processes below are the built ones. */
export async function buildProcesses(): Promise<void> {
  await promisify(execFile)(process.execPath, [join(ROOT, "scripts/build.mjs"), "--only", "server"]);
}

function launch(
  file: string,
  words: readonly string[],
  environment: Record<string, string>,
  input: "ignore" | "pipe" = "ignore",
) {
  const child = spawn(process.execPath, [`${FOLDER}${file}`, ...words], {
    cwd: ROOT,
    env: { PATH: process.env.PATH ?? "", HOME: process.env.HOME ?? "", DEMO: "0", ...environment },
    stdio: [input, "pipe", "pipe"],
  });
  child.stdin?.on("error", () => {});
  let output = "";
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (bytes: Buffer) => {
      output += bytes.toString();
      for (const listener of listeners) listener();
    });
  }
  const finished = new Promise<Finished>((done) => {
    child.on("close", (code) => done({ code, output }));
  });
  return { child, finished, output: () => output, listeners };
}

/** Starts the server built in `folder` and waits until it is ready; fails with its output when it ends before. */
export async function startServer(
  environment: Record<string, string>,
  folder = builtServer,
): Promise<ServerProcess> {
  const { child, finished, output, listeners } = launch("start-server.mjs", [folder], environment);
  const ready = new Promise<string>((done) => {
    listeners.add(() => {
      const address = /ready at (\S+)/.exec(output())?.[1];
      if (address) done(address);
    });
  });
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_done, fail) => {
    timer = setTimeout(() => fail(new Error(`The server did not start:\n${output()}`)), START_TIMEOUT_MS);
  });
  const ended = finished.then((end) => {
    throw new Error(`The server ended with ${end.code}:\n${end.output}`);
  });
  ended.catch(() => {});
  try {
    return { child, address: await Promise.race([ready, ended, late]), output, finished };
  } catch (error) {
    child.kill("SIGKILL");
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** Starts a server that is meant to refuse; returns how it ended. */
export function startRefused(environment: Record<string, string>): Promise<Finished> {
  return launch("start-server.mjs", [builtServer], environment).finished;
}

/** `npm run ops -- words` with its input left open. */
export function launchOps(words: readonly string[], environment: Record<string, string>) {
  const ops = launch("../../scripts/ops.mjs", words, environment, "pipe");
  const says = (text: string) =>
    new Promise<void>((done) => {
      const look = () => {
        if (ops.output().includes(text)) done();
      };
      ops.listeners.add(look);
      look();
    });
  return { ...ops, says };
}

/** Runs `npm run ops -- words`, with what is typed into it. */
export function runOps(
  words: readonly string[],
  environment: Record<string, string>,
  typed: string | null = null,
): Promise<Finished> {
  const { child, finished } = launchOps(words, environment);
  child.stdin?.end(typed ?? "");
  return finished;
}
