/** The private socket at which a running server takes the operator's commands. */
import { rmSync } from "node:fs";
import { createServer, type Socket } from "node:net";
import { createInterface } from "node:readline";
import type { ServerContext } from "../context";
import type { DataAddress } from "../environment/data-address";
import { operatorMessage, runCommand } from "./commands";
import { controlPaths, newControlPath, socketAddress } from "./control-address";
import { connectTo } from "./control-client";
import type { ControlReply } from "./control-reply";

/** Runs the words of one line; how it ended is the last thing that is sent. */
async function runLine(context: ServerContext, line: string, send: (message: ControlReply) => void) {
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
}

/** One operator's connection: commands one after the other. */
class OperatorConnection {
  private busy = false;
  private ending = false;
  readonly finished: Promise<void>;

  constructor(
    private readonly context: ServerContext,
    private readonly socket: Socket,
  ) {
    socket.on("error", () => socket.destroy());
    this.finished = this.serve().catch(() => void socket.destroy());
  }

  private async serve(): Promise<void> {
    const { socket } = this;
    const lines = createInterface({ input: socket });
    // A connection that breaks off has no end that the lines would hear of.
    socket.once("close", () => lines.close());
    for await (const line of lines) {
      this.busy = true;
      await runLine(this.context, line, (message) => {
        if (socket.writable) socket.write(`${JSON.stringify(message)}\n`);
      });
      this.busy = false;
      if (this.ending) break;
    }
    socket.end();
  }

  /** A command that runs is finished; the next one is not begun. */
  end(): void {
    this.ending = true;
    if (!this.busy) this.socket.destroy();
  }
}

/** Removes what servers that were killed have left. */
async function removeDeadSockets(address: DataAddress): Promise<void> {
  for (const path of controlPaths(address)) {
    const socket = await connectTo(path);
    socket?.destroy();
    if (!socket) rmSync(socketAddress(path), { force: true });
  }
}

/** Listens until closed; only the owner of the process may connect. On the embedded database the caller holds the folder's lock. */
export async function listenForOperator(
  address: DataAddress,
  { context }: { context: ServerContext },
): Promise<{ close(): Promise<void> }> {
  if (process.platform !== "win32") await removeDeadSockets(address);
  const connections = new Set<OperatorConnection>();
  const server = createServer((socket) => {
    const connection = new OperatorConnection(context, socket);
    connections.add(connection);
    void connection.finished.finally(() => connections.delete(connection));
  });
  // The socket must never exist with wider rights, not even for a moment.
  const before = process.umask(0o177);
  try {
    await new Promise<void>((done, fail) => {
      server.once("error", fail);
      server.listen(socketAddress(newControlPath(address)), done);
    });
  } finally {
    process.umask(before);
  }
  return {
    close: async () => {
      const closed = new Promise((done) => server.close(done));
      for (const connection of connections) connection.end();
      await Promise.all([...connections].map(({ finished }) => finished));
      await closed;
    },
  };
}
