import { afterEach, expect, it } from "vitest";
import { openPrinter, type PrinterMood, type PrinterStandIn } from "../../testing/printer-stand-in";
import { sendToPrinter } from "./send-to-printer";

const ticket = Uint8Array.from({ length: 20_000 }, (_, index) => 0x20 + (index % 60));
const quick = { connectMs: 500, statusMs: 200, stallMs: 500, printMs: 300 };

let printer: PrinterStandIn | null = null;
afterEach(async () => {
  await printer?.close();
  printer = null;
});

async function send(mood: PrinterMood) {
  printer = await openPrinter(mood);
  const result = await sendToPrinter(printer, ticket, quick);
  return { result, printer };
}

it("knows from a printer that answers that the paper is printed", async () => {
  const sent = await send("answers");
  expect(sent.result).toEqual({ state: "printed", confirmed: true });
  await sent.printer.close();
  expect(sent.printer.tickets.map((bytes) => bytes.subarray(0, ticket.length).equals(ticket))).toEqual([
    true,
  ]);
});

it("takes it as printed by a printer that never says anything, and says that it does not know", async () => {
  expect((await send("silent")).result).toEqual({ state: "printed", confirmed: false });
});

it.each([
  ["no-paper", "The printer has no paper."],
  ["offline", "The printer is offline: its cover may be open."],
] as const)("sends nothing to a printer that is not ready: %s", async (mood, problem) => {
  const sent = await send(mood);
  expect(sent.result).toEqual({ state: "refused", problem });
  await sent.printer.close();
  expect(sent.printer.tickets).toEqual([]);
});

it.each(["breaks", "stuck"] as const)("is unsure of what was sent and not finished: %s", async (mood) => {
  expect((await send(mood)).result.state).toBe("unsure");
});

it("says who does not answer", async () => {
  const { port, close } = await openPrinter();
  await close();
  const result = await sendToPrinter({ host: "127.0.0.1", port }, ticket, quick);
  expect(result).toMatchObject({ state: "refused", problem: expect.stringContaining("ECONNREFUSED") });
});
