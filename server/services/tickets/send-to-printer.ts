/** Sends bytes to a network printer (TCP, usually port 9100) and finds out whether they were printed. */
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { noPaperProblem, offlineProblem } from "./printer-problems";

export type SendResult =
  /** `confirmed`: the printer said so itself; many cannot. */
  | { state: "printed"; confirmed: boolean }
  /** Nothing was sent: it may be tried again. */
  | { state: "refused"; problem: string }
  /** Some of it was sent: it may be on paper, and nobody knows how much. */
  | { state: "unsure"; problem: string };

export interface SendTimeouts {
  /** ms until the connection stands. */
  connectMs: number;
  /** ms that a printer has to say how it is; older ones never do. */
  statusMs: number;
  /** ms without a byte taken. */
  stallMs: number;
  /** ms that a printer which said how it is has to print what it got. */
  printMs: number;
}

const usual: SendTimeouts = { connectMs: 5000, statusMs: 700, stallMs: 20_000, printMs: 30_000 };

/** Asked at once, ahead of what waits (DLE EOT): 1 is the printer, 4 the roll of paper. */
const askPrinter = Uint8Array.of(0x10, 0x04, 1);
const askPaper = Uint8Array.of(0x10, 0x04, 4);
/** Asked in its turn (GS r): the answer comes when everything before it is printed. */
const askInTurn = Uint8Array.of(0x1d, 0x72, 1);
/** Bits that tell an answer of DLE EOT from one of GS r. */
const isDirect = (byte: number): boolean => (byte & 0x93) === 0x12;
const isInTurn = (byte: number): boolean => (byte & 0x90) === 0;
const offline = 0x08;
const noPaper = 0x60;

/** The next byte that fits, or null when none comes in time or the connection ends. */
function nextByte(
  socket: Socket,
  fits: (byte: number) => boolean,
  timeoutMs: number,
): Promise<number | null> {
  return new Promise((resolve) => {
    const finish = (byte: number | null) => {
      clearTimeout(timer);
      socket.off("data", hear).off("close", end).off("error", end).off("end", end);
      resolve(byte);
    };
    const hear = (data: Buffer) => {
      const byte = data.find(fits);
      if (byte !== undefined) finish(byte);
    };
    const end = () => finish(null);
    const timer = setTimeout(end, timeoutMs);
    socket.on("data", hear).once("close", end).once("error", end).once("end", end);
    if (socket.destroyed) end();
  });
}

async function ask(socket: Socket, question: Uint8Array, timeoutMs: number): Promise<number | null> {
  const answer = nextByte(socket, isDirect, timeoutMs);
  socket.write(question);
  return answer;
}

async function open(host: string, port: number, timeoutMs: number): Promise<Socket> {
  const socket = connect({ host, port, noDelay: true });
  const timer = setTimeout(
    () => socket.destroy(new Error(`No answer from ${host}:${port} in ${timeoutMs / 1000} s.`)),
    timeoutMs,
  );
  try {
    await once(socket, "connect");
    return socket;
  } finally {
    clearTimeout(timer);
  }
}

/** Hands the bytes over; an error says that the connection broke or stood still. */
function write(socket: Socket, bytes: Uint8Array, stallMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const stalled = () => socket.destroy(new Error(`It took nothing more for ${stallMs / 1000} s.`));
    const finish = (error?: Error | null) => {
      socket.setTimeout(0);
      socket.off("error", finish).off("close", closed).off("timeout", stalled);
      if (error) reject(error);
      else resolve();
    };
    const closed = () => finish(new Error("The printer closed the connection."));
    socket.setTimeout(stallMs);
    socket.once("timeout", stalled).once("error", finish).once("close", closed);
    socket.write(bytes, (error) => finish(error));
  });
}

/** Ends it so that what was written still arrives. */
async function close(socket: Socket): Promise<void> {
  if (socket.destroyed) return;
  const closed = once(socket, "close").catch(() => null);
  socket.end();
  const timer = setTimeout(() => socket.destroy(), 2000);
  await closed;
  clearTimeout(timer);
}

/** Sends one ticket. Never throws, and never sends a second time by itself. */
export async function sendToPrinter(
  { host, port }: { host: string; port: number },
  bytes: Uint8Array,
  timeouts: Partial<SendTimeouts> = {},
): Promise<SendResult> {
  const { connectMs, statusMs, stallMs, printMs } = { ...usual, ...timeouts };
  let socket: Socket;
  try {
    socket = await open(host, port, connectMs);
  } catch (error) {
    return { state: "refused", problem: (error as Error).message };
  }
  socket.on("error", () => {});
  const printer = await ask(socket, askPrinter, statusMs);
  const paper = printer === null ? null : await ask(socket, askPaper, statusMs);
  if (paper !== null && (paper & noPaper) !== 0) {
    await close(socket);
    return { state: "refused", problem: noPaperProblem };
  }
  if (printer !== null && (printer & offline) !== 0) {
    await close(socket);
    return { state: "refused", problem: offlineProblem };
  }
  if (socket.destroyed) return { state: "refused", problem: "The printer closed the connection." };
  try {
    const done = printer === null ? null : nextByte(socket, isInTurn, printMs);
    await write(socket, Buffer.concat([bytes, askInTurn]), stallMs);
    const answer = done === null ? null : await done;
    if (done !== null && answer === null)
      return { state: "unsure", problem: "The printer did not say that it has printed." };
    await close(socket);
    return { state: "printed", confirmed: answer !== null };
  } catch (error) {
    return { state: "unsure", problem: (error as Error).message };
  } finally {
    socket.destroy();
  }
}
