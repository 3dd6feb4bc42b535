import { createHmac } from "node:crypto";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { orders, webhookMessages } from "../../db/schema";
import { readSettings } from "../../environment/settings";
import { webhookAddressProblem } from "../../environment/webhook-checks";
import { advanceOrder } from "../../services/orders/advance-order";
import { cancelOrderByOperator } from "../../services/orders/operator-orders";
import { webhookPauses } from "../../services/webhooks/deliver-webhook";
import { textOfCommand } from "../../testing/operator";
import { openShopServer } from "../../testing/shop-server";
import { newGuest } from "../../testing/shoppers";

const key = Buffer.from("a secret of thirty-two bytes, no");

interface Message {
  type: string;
  timestamp: string;
  data: Record<string, unknown> & { id: number; status: string };
}

/** The shop's own system: notes what comes and answers what a test wants. */
const received: { headers: IncomingHttpHeaders; text: string; message: Message }[] = [];
let answer: { status: number; location?: string } = { status: 204 };
const receiver = createServer((request, response) => {
  let text = "";
  request.on("data", (part) => {
    text += part;
  });
  request.on("end", () => {
    received.push({ headers: request.headers, text, message: JSON.parse(text || "{}") });
    response.writeHead(answer.status, answer.location ? { location: answer.location } : {});
    response.end();
  });
});
await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/orders?from=shop`;

const { server, orderSoup } = await openShopServer({ webhook: { url, key, allowLocal: true } });
const { database } = server.context;
afterAll(async () => {
  await server.close();
  receiver.close();
});
beforeEach(async () => {
  await database.delete(webhookMessages);
  await server.runJobs();
  received.length = 0;
  answer = { status: 204 };
});

const ops = textOfCommand(server.context);
/** Everything that waits for its time is due. */
const makeDue = () =>
  database.execute(
    sql`update pgboss.job set start_after = now() where name = 'webhook' and state < 'active'`,
  );

describe("the shop's own system", () => {
  it("hears of a new order and of each change, signed so that it can be checked", async () => {
    const id = await orderSoup(await newGuest(server));
    await server.runJobs();
    await advanceOrder(server.context, id);
    await server.runJobs();
    await cancelOrderByOperator(server.context, id, "Sold out");
    await server.runJobs();
    expect(received.map(({ message }) => [message.type, message.data.id, message.data.status])).toEqual([
      ["order.created", id, "pending"],
      ["order.updated", id, "confirmed"],
      ["order.updated", id, "canceled"],
    ]);
    const [first] = received;
    expect(first?.message.data).toMatchObject({
      store: { name: "kitchen" },
      payment_method: "cash_on_delivery",
      lines: [{ name: "soup", quantity: 1, unit_price: 6.5 }],
      address: { contact_person_number: "+12025553456" },
    });
    expect(first?.text).not.toContain("otp");
    expect(received[2]?.message.data.cancel_reason).toBe("Sold out");
    for (const { headers, text } of received) {
      const signed = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${text}`;
      const expected = createHmac("sha256", key).update(signed).digest("base64");
      expect(headers["webhook-signature"]).toBe(`v1,${expected}`);
      const age = server.context.clock.now().getTime() / 1000 - Number(headers["webhook-timestamp"]);
      expect(Math.abs(age)).toBeLessThan(60);
      expect(headers["content-type"]).toBe("application/json");
    }
    expect(new Set(received.map(({ headers }) => headers["webhook-id"])).size).toBe(3);
  });

  it("hears nothing of an order that waits for its online payment, and of a new one once it is paid", async () => {
    const id = await orderSoup(await newGuest(server));
    await database.delete(webhookMessages);
    await database.update(orders).set({ announced: false, status: "failed" }).where(eq(orders.id, id));
    await cancelOrderByOperator(server.context, id);
    await server.runJobs();
    expect(received).toEqual([]);
    await database.update(orders).set({ status: "pending" }).where(eq(orders.id, id));
    await advanceOrder(server.context, id);
    await server.runJobs();
    expect(received.map(({ message }) => message.type)).toEqual(["order.created"]);
  });

  it("is told again after it failed, under the same id; what is given up is listed and sent again", async () => {
    answer = { status: 500 };
    await orderSoup(await newGuest(server));
    for (const _ of webhookPauses) {
      await server.runJobs();
      await makeDue();
    }
    expect(await ops("webhooks")).toContain("Waiting: 1. Delivered: 0. Given up: 0.");
    await server.runJobs();
    expect(received).toHaveLength(webhookPauses.length + 1);
    const report = await ops("webhooks");
    expect(report).toContain("Given up: 1.");
    expect(report).toContain("order.created  given up after 9: The address answered 500.");
    expect(report).not.toContain("+1202");
    await makeDue();
    expect(await server.runJobs()).toBe(0);
    answer = { status: 200 };
    expect(await ops("webhooks", "retry", "all")).toBe("Queued it again.");
    await server.runJobs();
    expect(new Set(received.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
    expect(await ops("webhooks")).toMatch(/Waiting: 0\. Delivered: 1, the last at .*Given up: 0\./);
    const [row] = await database.select().from(webhookMessages);
    expect(row?.body).toBe("");
    await expect(ops("webhooks", "retry", "all")).rejects.toThrow("No such message");
  });

  it("that wants nothing more is left alone, and no redirect is followed", async () => {
    answer = { status: 410 };
    await ops("webhooks", "test");
    await server.runJobs();
    answer = { status: 302, location: "/elsewhere" };
    await ops("webhooks", "test");
    await server.runJobs();
    expect(received.map(({ message }) => message.type)).toEqual(["shop.test", "shop.test"]);
    const report = await ops("webhooks");
    expect(report).toContain("given up after 1: The address answered 410.");
    expect(report).toContain("tried again after 1: The address answered 302.");
  });
});

describe("its address", () => {
  it.each([
    ["https://shop.example/hook?key=1", null],
    ["http://shop.example/hook", "must begin with https://"],
    ["https://user:word@shop.example/", "must have no password and no fragment"],
    ["https://127.0.0.1/hook", "must not be in a private network"],
    ["https://[::1]/hook", "must not be in a private network"],
    ["https://169.254.169.254/latest", "must not be in a private network"],
    ["https://0x7f.1/hook", "must not be in a private network"],
    ["file:///etc/passwd", "must begin with https://"],
    ["nonsense", "is no address"],
  ])("%s", (address, problem) => {
    expect(webhookAddressProblem({ url: address, allowLocal: false })).toBe(problem);
  });

  it("is refused at the start when it or its secret is wrong, without repeating the secret", () => {
    const read = (values: Record<string, string>) => () => readSettings({ DEMO: "0", ...values });
    expect(read({ WEBHOOK_URL: "https://shop.example" })).toThrow("WEBHOOK_SECRET must be");
    expect(read({ WEBHOOK_SECRET: `whsec_${key.toString("base64")}` })).toThrow("WEBHOOK_URL is missing");
    expect(
      read({ WEBHOOK_URL: "http://127.0.0.1:1", WEBHOOK_SECRET: `whsec_${key.toString("base64")}` }),
    ).toThrow("must begin with https://");
    const good = { WEBHOOK_URL: "https://shop.example", WEBHOOK_SECRET: `whsec_${key.toString("base64")}` };
    expect(read(good)().webhook).toEqual({ url: "https://shop.example", key, allowLocal: false });
  });
});
