/** A network printer on this machine: keeps the bytes that it gets, and behaves as well or as badly as a test wants. */

import type { AddressInfo } from "node:net";
import { createServer, type Socket } from "node:net";

/**
 * `answers`: says how it is, and when it has printed. `silent`: prints and never says anything. `no-paper` and `offline`: says so.
 * `breaks`: closes the connection after the first bytes of a ticket. `stuck`: takes everything and never says that it has printed.
 */
export type PrinterMood = "answers" | "silent" | "no-paper" | "offline" | "breaks" | "stuck";

export interface PrinterStandIn {
  host: string;
  port: number;
  mood: PrinterMood;
  /** The bytes of each connection, without what only asks. */
  tickets: Buffer[];
  /** The most connections that were open at once. */
  mostAtOnce: number;
  close(): Promise<void>;
}

const status = { ready: 0x12, offline: 0x1a, noPaper: 0x72 };

/** The printer begins to listen; on the given port where there is one. */
export async function openPrinter(mood: PrinterMood = "answers", port = 0): Promise<PrinterStandIn> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    printer.mostAtOnce = Math.max(printer.mostAtOnce, sockets.size);
    let paper = Buffer.alloc(0);
    socket.on("error", () => {});
    socket.on("data", (data) => {
      const isQuestion = data.length === 3 && data[0] === 0x10 && data[1] === 0x04;
      if (isQuestion) {
        if (printer.mood === "silent") return;
        const ofPaper = data[2] === 4;
        const bad = printer.mood === "no-paper" ? status.noPaper : status.offline;
        const isBad = (printer.mood === "no-paper" && ofPaper) || (printer.mood === "offline" && !ofPaper);
        socket.write(Uint8Array.of(isBad ? bad : status.ready));
        return;
      }
      paper = Buffer.concat([paper, data]);
      if (printer.mood === "breaks") return void socket.resetAndDestroy();
      const end = paper.subarray(-3);
      const isWhole = end[0] === 0x1d && end[1] === 0x72 && end[2] === 1;
      if (isWhole && printer.mood === "answers") socket.write(Uint8Array.of(0));
    });
    socket.on("close", () => {
      sockets.delete(socket);
      if (paper.length > 0) printer.tickets.push(paper);
    });
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const printer: PrinterStandIn = {
    host: "127.0.0.1",
    port: (server.address() as AddressInfo).port,
    mood,
    tickets: [],
    mostAtOnce: 0,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
  return printer;
}
