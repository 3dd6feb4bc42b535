/** Sends commands to the server that runs on the same data. */
import { connect, type Socket } from "node:net";
import { createInterface } from "node:readline";
import { StartError } from "../core/start-error";
import type { DataAddress } from "../environment/data-address";
import { controlPaths, socketAddress } from "./control-address";
import type { ControlReply } from "./control-reply";
import { type CommandRunner, RunnerGone } from "./run-typed";

/** A connection to what listens at a path, or null when nothing does. */
export function connectTo(path: string): Promise<Socket | null> {
  return new Promise((done) => {
    const socket = connect(socketAddress(path));
    socket.once("connect", () => done(socket));
    socket.once("error", () => done(null));
  });
}

/** The running server, or null when none listens. */
export async function runningServer(address: DataAddress): Promise<CommandRunner | null> {
  for (const path of controlPaths(address)) {
    const socket = await connectTo(path);
    if (socket) return runnerOver(socket);
  }
  return null;
}

/** Commands one after the other over one connection. A run throws the server's sentence when the command failed. */
function runnerOver(socket: Socket): CommandRunner {
  socket.on("error", () => socket.destroy());
  const lines = createInterface({ input: socket });
  // A connection that breaks off has no end that the lines would hear of.
  socket.once("close", () => lines.close());
  const replies = lines[Symbol.asyncIterator]();
  return {
    run: async (words, write) => {
      if (socket.writable) socket.write(`${JSON.stringify(words)}\n`);
      for (;;) {
        const { done, value } = await replies.next();
        if (done) throw new RunnerGone("The server ended before the command was finished.");
        const message = JSON.parse(value) as ControlReply;
        if ("line" in message) write(message.line);
        else if ("failed" in message) throw new StartError(message.failed);
        else return;
      }
    },
    close: async () => void socket.end(),
  };
}
