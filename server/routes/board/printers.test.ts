import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { auditLog, printJobs } from "../../db/schema";
import { newOperator } from "../../testing/board";
import { textOfCommand } from "../../testing/operator";
import { present } from "../../testing/present";
import { openPrinter } from "../../testing/printer-stand-in";
import { openShopServer } from "../../testing/shop-server";
import { newGuest } from "../../testing/shoppers";

const { server, orderSoup } = await openShopServer();
const { database } = server.context;
const printer = await openPrinter();
afterAll(async () => {
  await server.close();
  await printer.close();
});

const tokens = { dispatcher: "", kitchen: "", market: "" };
let id: number;
beforeAll(async () => {
  const ops = textOfCommand(server.context);
  const address = `${printer.host}:${printer.port}`;
  await ops("printers", "add", "Kitchen", address, "--store", "kitchen", "--tickets", "none");
  await ops("printers", "add", "Market", address, "--store", "market", "--tickets", "none");
  tokens.dispatcher = (await newOperator(server, { name: "Ada", role: "dispatcher" })).token;
  tokens.kitchen = (await newOperator(server, { name: "Bob", role: "store", stores: ["kitchen"] })).token;
  tokens.market = (await newOperator(server, { name: "Grocer", role: "store", stores: ["market"] })).token;
  id = await orderSoup(await newGuest(server));
});
beforeEach(async () => {
  await database.delete(printJobs);
  printer.mood = "answers";
  printer.tickets.length = 0;
});

const read = async (token: string) => (await server.call("GET", "/board/printers", { token })).body;
const printerNamed = async (name: string) =>
  present((await read(tokens.dispatcher)).printers.find((one) => one.name === name)).id;
const print = async (token: string, name: string, key?: string) =>
  server.call("POST", `/board/orders/${id}/print`, {
    token,
    body: { kind: "kitchen", printer_id: await printerNamed(name) },
    ...(key ? { key } : {}),
  });
const settle = (token: string, ticket: number, how: "again" | "dismiss") =>
  server.call("POST", `/board/tickets/${ticket}/${how}`, { token });
/** A ticket that broke off while it was sent. */
async function unsureTicket() {
  printer.mood = "breaks";
  await print(tokens.kitchen, "Kitchen");
  await server.runJobs();
  printer.mood = "answers";
  printer.tickets.length = 0;
  return present((await read(tokens.kitchen)).troubles[0]);
}

it("a ticket is printed once for its key, at a printer of the order's store, and written down", async () => {
  for (let press = 0; press < 2; press += 1)
    expect((await print(tokens.kitchen, "Kitchen", "ticket-once")).status).toBe(200);
  await server.runJobs();
  expect(printer.tickets).toHaveLength(1);
  expect((await print(tokens.kitchen, "Market")).errors[0]?.code).toBe("printer");
  const written = await database.select().from(auditLog).where(eq(auditLog.orderId, id));
  expect(written).toMatchObject([
    { operatorName: "Bob", action: "ticket_asked", after: { kind: "kitchen", printer: "Kitchen" } },
  ]);
});

it("a board sees the printers of its stores, and since when one does not print and why", async () => {
  printer.mood = "no-paper";
  await print(tokens.kitchen, "Kitchen");
  await server.runJobs();
  const { printers, troubles } = await read(tokens.kitchen);
  expect(printers.map(({ name }) => name)).toEqual(["Kitchen"]);
  expect(troubles).toMatchObject([{ order_id: id, state: "waiting", cause: "no_paper" }]);
  expect(Date.parse(present(troubles[0]).since)).toBeGreaterThan(0);
  expect((await read(tokens.market)).troubles).toEqual([]);
  // It is tried again by itself: twice would be two dishes.
  expect((await settle(tokens.kitchen, present(troubles[0]).id, "again")).status).toBe(404);
});

it("a ticket that may be on paper is printed again, or is there, as people of its store say", async () => {
  const ticket = await unsureTicket();
  expect(ticket.state).toBe("unsure");
  for (const how of ["again", "dismiss"] as const) {
    expect((await settle(tokens.market, ticket.id, how)).status).toBe(404);
    expect((await server.call("POST", `/board/tickets/${ticket.id}/${how}`, { token: null })).status).toBe(
      401,
    );
  }
  expect((await settle(tokens.kitchen, ticket.id, "again")).status).toBe(200);
  await server.runJobs();
  expect(printer.tickets).toHaveLength(1);
  expect((await read(tokens.kitchen)).troubles).toEqual([]);
  expect((await settle(tokens.kitchen, ticket.id, "again")).errors[0]?.code).toBe("ticket");

  const other = await unsureTicket();
  expect((await settle(tokens.dispatcher, other.id, "dismiss")).status).toBe(200);
  await server.runJobs();
  expect(printer.tickets).toHaveLength(0);
  expect((await read(tokens.kitchen)).troubles).toEqual([]);
});
