/** Prescriptions at the board: who reads and prices them, what is sent, and how long photos are there. */
import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { BoardPrescription } from "@/contract/calls/board-prescriptions";
import { auditLog, orders, unansweredNotices } from "../../db/schema";
import { cleanUp } from "../../services/maintenance/clean-up";
import { writeSetting } from "../../services/settings/settings";
import { tellUnanswered } from "../../services/unanswered-orders/tell-unanswered";
import { newOperator } from "../../testing/board";
import { textOfCommand } from "../../testing/operator";
import { openPrescriptionShop } from "../../testing/prescriptions";
import { present } from "../../testing/present";
import { device, resetPushes, sendAll } from "../../testing/push-devices";
import { newCustomer, newGuest } from "../../testing/shoppers";

const { server, shop, stockOf, order, ops, agree, details, mailTo, minutesLater, reset } =
  await openPrescriptionShop();
const { database } = server.context;
afterAll(() => server.close());
beforeEach(reset);

const tokens = { owner: "", dispatcher: "", market: "", kitchen: "", shopper: "" };
beforeAll(async () => {
  tokens.owner = (await newOperator(server, { name: "Olga", role: "owner" })).token;
  tokens.dispatcher = (await newOperator(server, { name: "Ada", role: "dispatcher" })).token;
  tokens.market = (
    await newOperator(server, { name: "Pharmacist", role: "store", stores: ["market"] })
  ).token;
  tokens.kitchen = (await newOperator(server, { name: "Cook", role: "store", stores: ["kitchen"] })).token;
  tokens.shopper = (await newCustomer(server)).token;
});

const read = async (id: number, token: string | null = tokens.market) => {
  const { status, body } = await server.call("GET", `/board/orders/${id}/prescription`, { token });
  return { status, body: body as BoardPrescription };
};
const card = async (id: number) =>
  (await server.call("GET", `/board/orders/${id}`, { token: tokens.market })).body;
const quote = (id: number, lines: object[], token: string | null = tokens.market) =>
  server.call("POST", `/board/orders/${id}/prescription/quote`, { token, body: { lines } });
const price = (
  id: number,
  body: { lines: object[]; seen_total: number; seen_agree_until?: string | null },
  { token = tokens.market, key }: { token?: string | null; key?: string } = {},
) =>
  server.call("POST", `/board/orders/${id}/prescription/price`, {
    token,
    body: { seen_agree_until: null, ...body },
    ...(key ? { key } : {}),
  });
const rice = (quantity: number) => ({ item: shop.rice, quantity });
const ointment = { name: "Ointment, made for you", price: 8.5 };
const photo = (url: string) => server.inject({ url });
const auditOf = (id: number) => database.select().from(auditLog).where(eq(auditLog.orderId, id));

it("is read, quoted and priced by its store's people and the shop's, and by nobody else", async () => {
  const id = await order(await newGuest(server));
  const body = { lines: [rice(1)], seen_total: -1 };
  for (const [token, status] of [
    [null, 401],
    [tokens.shopper, 401],
    ["nonsense", 401],
    [tokens.kitchen, 404],
  ] as const) {
    expect((await read(id, token)).status).toBe(status);
    expect((await quote(id, [rice(1)], token)).status).toBe(status);
    expect((await price(id, { ...body, seen_total: 0 }, { token })).status).toBe(status);
  }
  for (const token of [tokens.owner, tokens.dispatcher, tokens.market]) {
    expect((await read(id, token)).status).toBe(200);
    expect((await quote(id, [rice(1)], token)).status).toBe(200);
    // A sum that nobody was shown is refused before anything is sent.
    expect((await price(id, { ...body, seen_total: 0 }, { token })).errors[0]?.code).toBe("order_amount");
  }
  const add = textOfCommand(server.context, "key", "add");
  const [, key = ""] = /(dsk_[\w-]+)/.exec(await add("reader", "--store", "market")) ?? [];
  expect((await read(id, key)).status).toBe(200);
  expect((await price(id, { ...body, seen_total: 0 }, { token: key })).errors[0]?.code).toBe(
    "key_reads_only",
  );
  expect(await auditOf(id)).toEqual([]);
});

describe("the price", () => {
  it("is quoted without a trace, sent once, and answered by the shopper", async () => {
    const customer = await newCustomer(server);
    const id = await order(customer);
    await server.runJobs();
    server.mails.length = 0;
    expect((await read(id)).body).toMatchObject({
      state: "waiting",
      agree_until: null,
      agree_minutes: 15,
      lines: [],
      amounts: [],
      total: 0,
    });
    expect(await card(id)).toMatchObject({ prescription_photos: 1, actions: ["refuse", "assign"] });

    const lines = [{ ...rice(2), substitute_for: "Basmati 500" }, ointment];
    const quoted = (await quote(id, lines)).body;
    expect(quoted).toMatchObject({ prices: [3.99, 8.5], total: 21.3 });
    expect(quoted.amounts.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(21.3, 6);
    expect([await stockOf(shop.rice), (await read(id)).body.lines]).toEqual([10, []]);

    const key = randomUUID();
    for (let press = 0; press < 2; press += 1) {
      const sent = await price(id, { lines, seen_total: 21.3 }, { key });
      expect(sent.body.order).toMatchObject({ id, total: 21.3, prescription_state: "priced" });
    }
    expect(await stockOf(shop.rice)).toBe(8);
    expect(await auditOf(id)).toMatchObject([
      { operatorName: "Pharmacist", action: "prescription_priced", after: { total: 21.3, lines: 2 } },
    ]);
    const shown = await details(customer, id);
    // The shopper reads what it is given instead of, in the lines and in the mail.
    expect(shown.details.map(({ item_details }) => item_details.name)).toEqual([
      "rice (instead of \u2068Basmati 500\u2069)",
      "Ointment, made for you",
    ]);
    await server.runJobs();
    expect(
      mailTo(customer.email)
        .map(({ text }) => text)
        .join(),
    ).toContain("(instead of \u2068Basmati 500\u2069)");
    expect((await read(id)).body.lines).toMatchObject([
      { item_id: shop.rice, price: 3.99, shelf_price: 3.99, quantity: 2, substitute_for: "Basmati 500" },
      { item_id: null, name: "Ointment, made for you", price: 8.5, shelf_price: null, quantity: 1 },
    ]);
    expect((await card(id)).lines.map(({ substitute_for }) => substitute_for)).toEqual(["Basmati 500", null]);

    expect((await agree(customer, id, 21.3)).status).toBe(200);
    expect((await read(id)).body).toMatchObject({
      state: "agreed",
      agree_until: null,
      agreed_at: server.clock.now().toISOString(),
      total: 21.3,
    });
    const agreed = await card(id);
    expect(agreed.actions).toContain("accept");
    expect(agreed.history.map(({ action }) => action)).toContain("prescription_agreed");
    expect((await price(id, { lines, seen_total: 21.3 })).errors[0]?.message).toBe(
      "This order was agreed to already.",
    );
  });

  it("of two who send one has an effect, and the other is told the sum that stands", async () => {
    const id = await order(await newGuest(server));
    const total = (await quote(id, [rice(2)])).body.total;
    const [first, second] = await Promise.all([
      price(id, { lines: [rice(2)], seen_total: total }),
      price(id, { lines: [rice(2)], seen_total: total }, { token: tokens.owner }),
    ]);
    expect([first.status, second.status].sort()).toEqual([200, 409]);
    const refused = first.status === 409 ? first : second;
    expect(refused.errors[0]).toMatchObject({
      code: "order_changed",
      message: expect.stringContaining(String(total)),
    });
    expect([await stockOf(shop.rice), (await auditOf(id)).length]).toEqual([8, 1]);
    const { agree_until: seen } = (await read(id)).body;
    minutesLater(1);
    const again = (await quote(id, [rice(3)])).body.total;
    const anew = await price(id, { lines: [rice(3)], seen_total: again, seen_agree_until: seen });
    expect([anew.status, await stockOf(shop.rice)]).toEqual([200, 7]);
  });

  it.each([
    ["an item of another store", () => [{ item: shop.pizza }], 403, "item_id"],
    ["more than there is", () => [rice(11)], 403, "stock"],
    ["an amount that the currency has no coin for", () => [{ name: "Drops", price: 1.005 }], 403, "price"],
    ["no lines", () => [], 403, "lines"],
    ["neither an item nor words", () => [{ price: 2 }], 403, "lines"],
    ["both", () => [{ ...rice(1), name: "Rice", price: 2 }], 403, "lines"],
    ["words without a price", () => [{ name: "Drops" }], 403, "lines"],
  ])("is refused for %s", async (_, lines, status, code) => {
    const id = await order(await newGuest(server));
    const refused = await quote(id, lines());
    expect([refused.status, refused.errors[0]?.code]).toEqual([status, code]);
  });

  it("rings nobody while it waits for the shopper, and again once they have agreed", async () => {
    const guest = await newGuest(server);
    const id = await order(guest);
    const total = (await quote(id, [rice(1)])).body.total;
    await resetPushes(server);
    const closed = { token: tokens.market, body: device() };
    expect((await server.call("POST", "/board/push/subscribe", closed)).status).toBe(200);
    await price(id, { lines: [rice(1)], seen_total: total });
    const rung = async () => {
      await sendAll(server);
      return server.push.sent.map(({ note: { data } }) => [data.news, data.order_id]);
    };
    expect(await rung()).toEqual([]);
    const told = () => database.select().from(unansweredNotices).where(eq(unansweredNotices.orderId, id));
    await tellUnanswered(server.context, { orderId: id, level: 1 });
    expect(await told()).toEqual([]);
    await agree(guest, id, total);
    expect(await rung()).toEqual([["new", String(id)]]);
    await tellUnanswered(server.context, { orderId: id, level: 1 });
    expect(await told()).toHaveLength(1);
  });

  it("may name a substitute by ops too", async () => {
    const guest = await newGuest(server);
    const id = await order(guest);
    const lines = JSON.stringify([{ item: shop.rice, substitute_for: "Basmati 500" }]);
    await ops(String(id), "price", lines);
    expect((await details(guest, id)).details[0]?.item_details.name).toContain("Basmati 500");
  });
});

describe("photos", () => {
  it("are read at a signed address for five minutes, and nothing keeps them", async () => {
    const id = await order(await newGuest(server), { photos: [await paper(), await paper()] });
    const { photos } = (await read(id)).body;
    expect(photos).toHaveLength(2);
    const [url = "", other = ""] = photos;
    const shown = await photo(url);
    expect([shown.statusCode, shown.headers["content-type"], shown.headers["cache-control"]]).toEqual([
      200,
      "image/webp",
      "private, no-store",
    ]);
    expect((await sharp(shown.rawPayload).metadata()).format).toBe("webp");
    // Another photo, order, person or time under the same signature is nothing.
    const [text = "", sign = ""] = [url.slice(0, url.lastIndexOf(".")), url.slice(url.lastIndexOf("."))];
    for (const forged of [
      other.slice(0, other.lastIndexOf(".")) + sign,
      text.replace(String(id), "12345678") + sign,
      `${text}0${sign}`,
      `${text}.${"A".repeat(43)}`,
      url.slice(0, -1),
    ])
      expect([forged, (await photo(forged)).statusCode]).toEqual([forged, 404]);
    minutesLater(4.9);
    expect((await photo(url)).statusCode).toBe(200);
    minutesLater(0.2);
    expect((await photo(url)).statusCode).toBe(404);
  });

  it("are nothing for who was removed since", async () => {
    const { token, email } = await newOperator(server, { name: "Temp", role: "store", stores: ["market"] });
    const id = await order(await newGuest(server));
    const [url = ""] = (await read(id, token)).body.photos;
    expect((await photo(url)).statusCode).toBe(200);
    await textOfCommand(server.context, "operator")("remove", email);
    expect((await photo(url)).statusCode).toBe(404);
  });

  it("leave the disk so many days after the order was over as the shop says", async () => {
    await writeSetting(database, "prescription_photo_days", 7);
    const id = await order(await newGuest(server));
    const [row] = await database.select().from(orders).where(eq(orders.id, id));
    const [path = ""] = present(row).attachments;
    const isOnDisk = () => existsSync(join(server.context.settings.dataFolder, path));
    expect((await read(id)).body.photo_days).toBe(7);
    await ops(String(id), "decline", "Not", "readable");
    const now = server.clock.now();
    minutesLater(7 * 24 * 60 - 1);
    await cleanUp(server.context);
    const [kept] = (await read(id)).body.photos;
    expect([(await photo(present(kept))).statusCode, isOnDisk()]).toEqual([200, true]);
    minutesLater(1);
    await cleanUp(server.context);
    expect([(await photo(present(kept))).statusCode, isOnDisk()]).toEqual([404, false]);
    expect((await read(id)).body.photos).toEqual([]);
    server.clock.set(now);
    await writeSetting(database, "prescription_photo_days", 30);
  });
});

/** Another sheet each time: two photos with the same bytes would hide that they are mixed up. */
const paper = () =>
  sharp({ create: { width: 400, height: 600, channels: 3, background: "#eeeeee" } })
    .png()
    .toBuffer();
