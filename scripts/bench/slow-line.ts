/** A line of its own to a server, which can be slow: every byte waits for those before it, and for the way. */
import { connect, createServer, type Server, type Socket } from "node:net";
import { SLOW } from "./throttled";

const BYTES_PER_MS = SLOW.bitsPerSecond / 8 / 1000;

/** Hands chunks on in their order, each when the line would have brought it. */
function deliver(from: Socket, to: Socket, arrival: (bytes: number) => number): void {
  let waiting: Promise<unknown> = Promise.resolve();
  const inTurn = (due: number, hand: () => void) => {
    waiting = waiting
      .then(() => new Promise((next) => setTimeout(next, Math.max(0, due - performance.now()))))
      .then(hand);
  };
  from.on("data", (chunk: Buffer) => inTurn(arrival(chunk.length), () => to.writable && to.write(chunk)));
  from.on("end", () => inTurn(0, () => to.end()));
  for (const [one, other] of [
    [from, to],
    [to, from],
  ] as const)
    one.on("error", () => other.destroy());
}

export class SlowLine {
  slow = false;
  private readonly sockets = new Set<Socket>();
  /** When the line has brought what was sent through it each way. */
  private readonly free = { up: 0, down: 0 };

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  /** Opens a line to `target` at an address of its own; quick until `slow` is set. */
  static async open(target: string): Promise<SlowLine> {
    const port = Number(new URL(target).port);
    const server = createServer();
    await new Promise<void>((ready) => server.listen(0, "localhost", ready));
    const address = server.address();
    if (address === null || typeof address === "string") throw new Error("The slow line has no port.");
    const line = new SlowLine(server, `http://localhost:${address.port}`);
    server.on("connection", (near) => {
      const far = connect(port, "127.0.0.1");
      for (const socket of [near, far]) {
        line.sockets.add(socket);
        socket.once("close", () => line.sockets.delete(socket));
      }
      // The handshake of a new connection is a round trip, too, which the first request waits for.
      const opened = performance.now() + (line.slow ? SLOW.roundTripMs : 0);
      deliver(near, far, (bytes) => Math.max(opened, line.arrival("up", bytes)));
      deliver(far, near, (bytes) => line.arrival("down", bytes));
    });
    return line;
  }

  close(): void {
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
  }

  private arrival(way: "up" | "down", bytes: number): number {
    if (!this.slow) return 0;
    this.free[way] = Math.max(this.free[way], performance.now()) + bytes / BYTES_PER_MS;
    return this.free[way] + SLOW.roundTripMs / 2;
  }
}
