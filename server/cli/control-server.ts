/** The private socket at which a running server takes the operator's commands. */
import { rmSync } from "node:fs";
import { createServer, type Socket } from "node:net";
import { relative } from "node:path";
import { createInterface } from "node:readline";
import type { ServerContext } from "../context";
import { operatorMessage, runCommand } from "./commands";

/** Lines from the server: what to print, and last how it ended. */
export type ControlReply = { line: string } | { failed: string } | { done: true };

/** The system allows about a hundred bytes; a path relative to here is often shorter. */
export function socketPath(path: string): string {
  if (process.platform === "win32") return `\\\\.\\pipe\\doorstep-${path.replace(/[^\w]/g, "-")}`;
  const short = relative(process.cwd(), path);
  return short.length < path.length ? short : path;
}

async function runCommands(context: ServerContext, socket: Socket): Promise<void> {
  const send = (message: ControlReply) => {
    if (socket.writable) socket.write(`${JSON.stringify(message)}\n`);
  };
  for await (const line of createInterface({ input: socket })) {
    try {
      const words: unknown = JSON.parse(line);
      if (!Array.isArray(words)) throw new Error("A command is a list of words.");
      await runCommand(context, words.map(String), (text) => send({ line: text }));
      send({ done: true });
    } catch (error) {
      send({
        failed:
          operatorMessage(error) ?? `Something went wrong: ${error instanceof Error ? error.message : error}`,
      });
    }
    socket.end();
    return;
  }
}

/** Listens until closed; only the owner of the process may connect. The caller holds the folder's lock. */
export async function listenForOperator(
  path: string,
  { context }: { context: ServerContext },
): Promise<{ close(): Promise<void> }> {
  const address = socketPath(path);
  // Left by a process that was killed: the lock says that nobody listens any more.
  if (process.platform !== "win32") rmSync(address, { force: true });
  const pending = new Set<Promise<void>>();
  const server = createServer((socket) => {
    socket.on("error", () => socket.destroy());
    const work = runCommands(context, socket).catch(() => void socket.destroy());
    pending.add(work);
    void work.finally(() => pending.delete(work));
  });
  // The socket must never exist with wider rights, not even for a moment.
  const before = process.umask(0o177);
  try {
    await new Promise<void>((done, fail) => {
      server.once("error", fail);
      server.listen(address, done);
    });
  } finally {
    process.umask(before);
  }
  return {
    close: async () => {
      const closed = new Promise((done) => server.close(done));
      await Promise.all(pending);
      await closed;
    },
  };
}
