/** Sends a command to the server that runs on a data folder. */
import { connect, type Socket } from "node:net";
import { createInterface } from "node:readline";
import { StartError } from "../core/errors";
import { type ControlReply, socketPath } from "./control-server";

/** A connection to the running server, or null when none listens. */
export function connectToServer(path: string): Promise<Socket | null> {
  return new Promise((done) => {
    const socket = connect(socketPath(path));
    socket.once("connect", () => done(socket));
    socket.once("error", () => done(null));
  });
}

/** Runs a command over the connection; lines go to `write`. Throws the server's sentence when it failed. */
export async function sendCommand(
  socket: Socket,
  words: readonly string[],
  write: (line: string) => void,
): Promise<void> {
  socket.on("error", () => socket.destroy());
  socket.write(`${JSON.stringify(words)}\n`);
  for await (const text of createInterface({ input: socket })) {
    const message = JSON.parse(text) as ControlReply;
    if ("line" in message) write(message.line);
    else if ("failed" in message) throw new StartError(message.failed);
    else return;
  }
  throw new StartError("The server ended before the command was finished.");
}
