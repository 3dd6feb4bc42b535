import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { printers, printJobs } from "../../db/schema";
import { textOfCommand } from "../../testing/operator";
import { openPrinter } from "../../testing/printer-stand-in";
import { openShopServer } from "../../testing/shop-server";
import { newGuest } from "../../testing/shoppers";
import { readPaper, textsOnPaper } from "../../testing/ticket-paper";
import { advanceOrder } from "../orders/advance-order";
import { cancelOrderByOperator } from "../orders/operator-orders";

const { server, orderSoup, withSetting } = await openShopServer();
const { database } = server.context;
const printer = await openPrinter();
afterAll(async () => {
  await server.close();
  await printer.close();
});
const ops = textOfCommand(server.context);

beforeEach(async () => {
  await database.delete(printers);
  await server.runJobs();
  printer.mood = "answers";
  printer.tickets.length = 0;
});

const add = (name: string, ...words: string[]) =>
  ops("printers", "add", name, `${printer.host}:${printer.port}`, ...words);
/** Places an order that the shop accepts. */
async function acceptedOrder(changes: Record<string, unknown> = {}): Promise<number> {
  const id = await orderSoup(await newGuest(server), changes);
  await advanceOrder(server.context, id);
  return id;
}
const jobs = () => database.select().from(printJobs).orderBy(printJobs.id);
/** What waits for its time is due. */
async function runDue(): Promise<void> {
  await database.execute(
    sql`update pgboss.job set start_after = now() where name = 'print-ticket' and state < 'active'`,
  );
  await server.runJobs();
}

describe("an order that is accepted", () => {
  it("comes out in the kitchen by itself, once, with what the cook has to know and no money", async () => {
    await add("kitchen");
    const id = await acceptedOrder({ order_note: "No onions, please" });
    await server.runJobs();
    await advanceOrder(server.context, id);
    await server.runJobs();
    expect(printer.tickets).toHaveLength(1);
    const texts = textsOnPaper(printer.tickets[0] ?? Buffer.alloc(0));
    expect(texts).toContain(`#${id}`);
    expect(texts).toContain("1x soup");
    expect(texts.join("\n")).toContain("No onions, please");
    expect(texts.join("\n")).not.toMatch(/6\.50|\(202\) 555|\+?1?202555/);
    expect((await jobs()).map(({ state, askedBy }) => [state, askedBy])).toEqual([["printed", null]]);
  });

  it("has address, phone and cash on the packing ticket, and every amount on the receipt", async () => {
    await add("counter", "--tickets", "packing,receipt", "--width", "58");
    await acceptedOrder();
    await server.runJobs();
    await runDue();
    expect(printer.tickets).toHaveLength(2);
    const texts = printer.tickets.map((bytes) => textsOnPaper(bytes).join("\n"));
    const packing = texts.find((text) => text.includes("Packing")) ?? "";
    expect(packing).toContain("(202) 555-3456");
    expect(packing).toContain("Take in cash");
    const receipt = texts.find((text) => text.includes("Receipt")) ?? "";
    expect(receipt).toMatch(/1x soup +\$6\.50/);
    expect(receipt).toMatch(/Total +\$/);
    for (const bytes of printer.tickets)
      for (const row of readPaper(bytes))
        if ("text" in row) expect(row.text.length * row.size).toBeLessThanOrEqual(32);
  });

  it("is drawn in a shop whose language is Arabic", async () => {
    await add("kitchen");
    await withSetting(
      "sys_language",
      [{ key: "ar", value: "العربية", direction: "rtl", default: true }],
      null,
      async () => {
        await acceptedOrder();
        await server.runJobs();
      },
    );
    const rows = readPaper(printer.tickets[0] ?? Buffer.alloc(0));
    expect(rows.filter((row) => "picture" in row).length).toBeGreaterThan(5);
  });

  it("goes to no printer of another store", async () => {
    await add("elsewhere", "--store", "market");
    await acceptedOrder();
    await server.runJobs();
    expect(await jobs()).toEqual([]);
  });
});

describe("a printer that is not ready", () => {
  it("is tried again until it is, and the operator sees why it waits", async () => {
    await add("kitchen");
    printer.mood = "no-paper";
    const id = await acceptedOrder();
    await server.runJobs();
    expect(printer.tickets).toEqual([]);
    expect(await ops("printers")).toContain(`order ${id}  kitchen  tried again: The printer has no paper.`);
    printer.mood = "answers";
    await runDue();
    expect(printer.tickets).toHaveLength(1);
    expect(await ops("printers")).toContain("waiting: 0");
  });

  it("never prints by itself what may be on paper, and does so when it is asked", async () => {
    await add("kitchen");
    printer.mood = "breaks";
    await acceptedOrder();
    await server.runJobs();
    printer.mood = "answers";
    await runDue();
    const [job] = await jobs();
    expect(job).toMatchObject({ state: "unsure", attempts: 1 });
    expect(printer.tickets).toHaveLength(1);
    await ops("printers", "again", String(job?.id));
    await server.runJobs();
    expect(printer.tickets).toHaveLength(2);
    await expect(ops("printers", "again", String(job?.id))).rejects.toThrow("No such ticket failed.");
  });

  it("is unsure of a ticket that was on its way when the server died", async () => {
    await add("kitchen");
    await acceptedOrder();
    await database.update(printJobs).set({ state: "sending" });
    await server.runJobs();
    expect(printer.tickets).toEqual([]);
    expect(await jobs()).toMatchObject([
      { state: "unsure", problem: "The server stopped while it was sent." },
    ]);
  });

  it("prints nothing of an order that was canceled while it waited", async () => {
    await add("kitchen");
    printer.mood = "offline";
    const id = await acceptedOrder();
    await server.runJobs();
    await cancelOrderByOperator(server.context, id);
    printer.mood = "answers";
    await runDue();
    expect(printer.tickets).toEqual([]);
    expect(await jobs()).toMatchObject([{ state: "failed" }]);
  });
});

it("prints one ticket after another on one printer", async () => {
  await add("kitchen");
  await acceptedOrder();
  await acceptedOrder();
  await acceptedOrder();
  for (let round = 0; round < 6 && printer.tickets.length < 3; round += 1) await runDue();
  expect(printer.tickets).toHaveLength(3);
  expect(printer.mostAtOnce).toBe(1);
});

it("prints for whoever asks, as often as they ask", async () => {
  await add("counter", "--tickets", "none");
  const id = await acceptedOrder();
  await ops("print", String(id), "receipt");
  await ops("print", String(id), "receipt", "counter");
  await server.runJobs();
  await runDue();
  expect(printer.tickets).toHaveLength(2);
  expect(await database.select().from(printJobs).where(eq(printJobs.orderId, id))).toHaveLength(2);
});

it.each([
  [["add", "x", "not an address"], "is no address of a printer"],
  [["add", "x", "10.0.0.1", "--width", "70"], "The width is 58 or 80"],
  [["add", "x", "10.0.0.1", "--tickets", "bill"], "Tickets are kitchen, packing, receipt or none"],
  [["add", "x", "10.0.0.1", "--code-page", "utf8"], "The code page must be one of"],
  [["add", "x", "10.0.0.1", "--store", "nowhere"], "There is no store nowhere."],
  [["remove", "nobody"], "There is no printer nobody."],
])("says what it does not understand: printers %j", async (words, problem) => {
  await expect(ops("printers", ...words)).rejects.toThrow(problem);
});
