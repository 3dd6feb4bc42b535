import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { runCommand } from "../../cli/commands";
import { rowsOf } from "../../db/rows";
import { advanceOrder, cancelOrderByOperator } from "../../services/orders/operator";
import { queuePush } from "../../services/push/queue";
import type { TestServer } from "../../testing/api";
import { newCustomer, newGuest, place, plain, type Shopper } from "../../testing/shoppers";
import type { SmallShop } from "../../testing/small-shop";
import { openTill, type Till } from "../../testing/till";

let till: Till;
let server: TestServer;
let shop: SmallShop;
beforeAll(async () => {
  till = await openTill();
  ({ server, shop } = till);
});
afterAll(() => server?.close());
beforeEach(async () => {
  await server.context.database.execute(sql`delete from push_subscriptions`);
  await server.runJobs();
  Object.assign(server.push, { firebase: true, sent: [], answers: [] });
});

let count = 0;
/** A device as a browser describes it. */
function device() {
  count += 1;
  return {
    endpoint: `https://fcm.googleapis.com/fcm/send/device-${count}`,
    keys: {
      p256dh: Buffer.alloc(65, count).toString("base64url"),
      auth: Buffer.alloc(16, count).toString("base64url"),
    },
  };
}
const subscribe = (who: Shopper, body: object, language: "en" | "ar" = "en") =>
  server.call("POST", "/push/subscriptions", { ...who, body, language });
const subscriptions = async () =>
  rowsOf<{ endpoint: string; customer_id: number | null; guest_id: string | null }>(
    await server.context.database.execute(sql`select * from push_subscriptions order by id`),
  );
const endpoints = () => server.push.sent.map(({ target }) => (target.kind === "web" ? target.endpoint : ""));
/** Runs what is due, and what that queued. */
async function sendAll(): Promise<void> {
  while ((await server.runJobs()) > 0);
}
async function orderOf(who: Shopper): Promise<number> {
  return (await place(server, shop, who)).body.order_id;
}
const dataOf = (index = 0) => server.push.sent[index]?.note.data ?? {};

describe("settings of push", () => {
  it("tell the key of Web Push and whether Firebase is there, to anybody", async () => {
    expect((await server.call("GET", "/push/settings")).body).toEqual({
      vapid_public_key: "public-key-of-the-test",
      firebase: true,
    });
  });
});

describe("a subscription", () => {
  it("needs somebody", async () => {
    expect((await subscribe({}, device())).status).toBe(401);
  });

  it("is answered with an opaque name of its owner, the same for all of his devices", async () => {
    const customer = await newCustomer(server);
    const first = await subscribe(customer, device());
    const second = await subscribe(customer, device());
    expect(first.body.recipient).toMatch(/^[\w-]{24}$/);
    expect(second.body.recipient).toBe(first.body.recipient);
    const other = await subscribe(await newGuest(server), device());
    expect(other.body.recipient).not.toBe(first.body.recipient);
  });

  it.each([
    ["plain http", { ...device(), endpoint: "http://fcm.googleapis.com/x" }],
    ["a host of nobody's list", { ...device(), endpoint: "https://internal.example/x" }],
    ["this machine", { ...device(), endpoint: "https://127.0.0.1/x" }],
    ["another port", { ...device(), endpoint: "https://fcm.googleapis.com:8443/x" }],
    ["a name and password", { ...device(), endpoint: "https://a:b@fcm.googleapis.com/x" }],
    ["a look-alike", { ...device(), endpoint: "https://fcm.googleapis.com.evil.test/x" }],
    ["a host that only ends like one", { ...device(), endpoint: "https://evilpush.apple.com/x" }],
    ["keys that are none", { ...device(), keys: { p256dh: "abc", auth: "abc" } }],
    ["no keys", { endpoint: "https://fcm.googleapis.com/x" }],
    ["both kinds at once", { ...device(), fcm_token: "token" }],
    ["neither kind", {}],
    ["quiet hours without an end", { ...device(), quiet_from: "22:00", timezone: "UTC" }],
    ["quiet hours without a zone", { ...device(), quiet_from: "22:00", quiet_to: "07:00" }],
    ["a zone that does not exist", { ...device(), timezone: "Nowhere/City" }],
    ["a time that is none", { ...device(), quiet_from: "25:00", quiet_to: "07:00", timezone: "UTC" }],
  ])("with %s is refused", async (_what, body) => {
    const answer = await subscribe(await newGuest(server), body);
    expect(answer.status).toBe(403);
    expect(await subscriptions()).toEqual([]);
  });

  it("of a Firebase token is refused where Firebase is not set up", async () => {
    server.push.firebase = false;
    expect((await subscribe(await newGuest(server), { fcm_token: "t" })).status).toBe(403);
  });

  it("belongs to whoever subscribed the device last", async () => {
    const [mine, first, second] = [device(), await newGuest(server), await newCustomer(server)];
    await subscribe(first, mine);
    await subscribe(second, mine);
    const rows = await subscriptions();
    expect(rows).toHaveLength(1);
    expect(rows[0]?.guest_id).toBeNull();
  });

  it("cannot be changed or removed by anybody else", async () => {
    const [mine, owner, other] = [device(), await newGuest(server), await newGuest(server)];
    await subscribe(owner, mine);
    const query = { endpoint: mine.endpoint };
    expect(
      (await server.call("PUT", "/push/subscriptions", { ...other, body: { ...query, orders: false } }))
        .status,
    ).toBe(404);
    await server.call("DELETE", "/push/subscriptions", { ...other, query });
    expect(await subscriptions()).toHaveLength(1);
    expect((await server.call("DELETE", "/push/subscriptions", { ...owner, query })).status).toBe(200);
    expect(await subscriptions()).toEqual([]);
  });

  it("goes with its login, and no other", async () => {
    const first = await newCustomer(server);
    const again = await server.call("POST", "/auth/login", {
      body: {
        email_or_phone: first.email,
        field_type: "email",
        password: "enigma-machine",
        login_type: "manual",
      },
    });
    const [here, there] = [device(), device()];
    await subscribe(first, here);
    await subscribe({ token: again.body.token }, there);
    await server.call("POST", "/auth/logout", first);
    expect((await subscriptions()).map((row) => row.endpoint)).toEqual([there.endpoint]);
  });

  it("of a guest is the customer's after signing up with it", async () => {
    const guest = await newGuest(server);
    const mine = device();
    const before = await subscribe(guest, mine);
    const customer = await newCustomer(server, guest.guest);
    const [row] = await subscriptions();
    expect([row?.guest_id, typeof row?.customer_id]).toEqual([null, "number"]);
    const after = await subscribe(customer, mine);
    expect(after.body.recipient).not.toBe(before.body.recipient);
    await server.call("POST", "/auth/logout", customer);
    expect(await subscriptions()).toEqual([]);
  });
});

describe("an order", () => {
  it("is told at every step, to each device in its language, exactly once", async () => {
    const guest = await till.guestWith(plain(shop.soup));
    const [phone, tablet] = [device(), device()];
    const { recipient } = (await subscribe(guest, phone)).body;
    await subscribe(guest, tablet, "ar");
    const id = await orderOf(guest);
    await sendAll();
    expect(server.push.sent).toEqual([]);
    const steps: string[] = [];
    for (;;) {
      server.push.sent = [];
      const order = await advanceOrder(server.context, id).catch(() => null);
      if (!order) break;
      steps.push(order.status);
      await sendAll();
      expect(endpoints().sort()).toEqual([phone.endpoint, tablet.endpoint].sort());
      const english = server.push.sent.find(
        ({ target }) => target.kind === "web" && target.endpoint === phone.endpoint,
      )!;
      expect(english.note.data).toMatchObject({
        type: "order_status",
        order_id: String(id),
        order_status: order.status,
        module_id: String(shop.food),
        recipient,
        is_read: "0",
        silent: "0",
      });
      expect(english.note.data.title).toMatch(/order/i);
      expect(server.push.sent.find(({ note }) => note !== english.note)?.note.data.title).toMatch(
        /[\u0600-\u06ff]/,
      );
      expect(new Set(server.push.sent.map(({ note }) => note.data.push_id)).size).toBe(1);
      expect(Object.values(english.note.data).every((value) => typeof value === "string")).toBe(true);
    }
    expect(steps).toContain("confirmed");
    expect(steps.at(-1)).toBe("delivered");
  });

  it("that is canceled is told, whoever canceled it", async () => {
    const guest = await till.guestWith(plain(shop.soup));
    await subscribe(guest, device());
    const id = await orderOf(guest);
    await cancelOrderByOperator(server.context, id);
    await sendAll();
    expect(dataOf()).toMatchObject({ order_status: "canceled", order_id: String(id) });
  });

  it("of a guest who signed in meanwhile is told to the account's device", async () => {
    const guest = await till.guestWith(plain(shop.soup));
    const mine = device();
    await subscribe(guest, mine);
    const id = await orderOf(guest);
    await newCustomer(server, guest.guest);
    await advanceOrder(server.context, id);
    await sendAll();
    expect(endpoints()).toEqual([mine.endpoint]);
  });

  it("whose change was rolled back is never told", async () => {
    const guest = await newGuest(server);
    await subscribe(guest, device());
    const undone = server.context.database.transaction(async (tx) => {
      await queuePush(
        tx,
        server.context.jobs,
        { kind: "guest", guestId: guest.guest! },
        { type: "x", title: "t", body: "" },
      );
      throw new Error("no");
    });
    await expect(undone).rejects.toThrow("no");
    await sendAll();
    expect(server.push.sent).toEqual([]);
  });
});

describe("wishes", () => {
  const content = {
    order_status: "orders",
    message: "chat",
    referral_code: "offers",
    wallet_transfer: "offers",
  };
  const send = (guest: number, type: string) =>
    server.context.database.transaction((tx) =>
      queuePush(tx, server.context.jobs, { kind: "guest", guestId: guest }, { type, title: "t", body: "b" }),
    );

  it.each(Object.entries(content))(
    "a push of type %s is not sent to whom does not want %s",
    async (type, kind) => {
      const guest = await newGuest(server);
      const mine = device();
      await subscribe(guest, { ...mine, [kind]: false });
      await send(guest.guest!, type);
      await sendAll();
      expect(server.push.sent).toEqual([]);
      await server.call("PUT", "/push/subscriptions", {
        ...guest,
        body: { endpoint: mine.endpoint, [kind]: true },
      });
      await send(guest.guest!, type);
      await sendAll();
      expect(server.push.sent).toHaveLength(1);
    },
  );

  it("in quiet hours a message comes without a sound and an offer waits", async () => {
    const guest = await newGuest(server);
    server.clock.set?.(new Date("2026-11-21T23:00:00Z"));
    await subscribe(guest, { ...device(), quiet_from: "22:00", quiet_to: "07:00", timezone: "UTC" });
    await send(guest.guest!, "message");
    await send(guest.guest!, "referral_code");
    await sendAll();
    expect(server.push.sent.map(({ note }) => [note.data.type, note.data.silent])).toEqual([
      ["message", "1"],
    ]);
    const [job] = rowsOf<{ wait: number }>(
      await server.context.database.execute(
        sql`select extract(epoch from start_after - created_on)::int as wait from pgboss.job where name = 'push-delivery' and state = 'created'`,
      ),
    );
    expect(Math.abs((job?.wait ?? 0) - 8 * 3600)).toBeLessThan(120);
    await server.context.database.execute(sql`delete from pgboss.job where name = 'push-delivery'`);
  });
});

describe("delivery", () => {
  it("forgets a device that is gone, and only that", async () => {
    const guest = await newGuest(server);
    const [first, second] = [device(), device()];
    await subscribe(guest, first);
    await subscribe(guest, second);
    server.push.answers = ["gone"];
    await server.context.database.transaction((tx) =>
      queuePush(
        tx,
        server.context.jobs,
        { kind: "guest", guestId: guest.guest! },
        { type: "x", title: "t", body: "" },
      ),
    );
    await sendAll();
    expect(await subscriptions()).toHaveLength(1);
    expect(server.push.sent).toHaveLength(1);
  });

  it("that fails is tried again for that device alone, as the same push", async () => {
    const guest = await newGuest(server);
    await subscribe(guest, device());
    await subscribe(guest, device());
    server.push.answers = [new Error("busy"), "sent"];
    await server.context.database.transaction((tx) =>
      queuePush(
        tx,
        server.context.jobs,
        { kind: "guest", guestId: guest.guest! },
        { type: "x", title: "t", body: "" },
      ),
    );
    await expect(sendAll()).rejects.toThrow("busy");
    await sendAll();
    expect(server.push.sent).toHaveLength(1);
    await server.context.database.execute(
      sql`update pgboss.job set start_after = now() where name = 'push-delivery'`,
    );
    await sendAll();
    expect(new Set(endpoints()).size).toBe(2);
    expect(server.push.sent).toHaveLength(2);
    expect(dataOf(0).push_id).toBe(dataOf(1).push_id);
  });

  it("does not reach a device that has signed out since it was queued", async () => {
    const customer = await newCustomer(server);
    await subscribe(customer, device());
    await runCommand(server.context, ["push", customer.email, "message", "Hello", "there", "7"], () => {});
    await server.call("POST", "/auth/logout", customer);
    await sendAll();
    expect(server.push.sent).toEqual([]);
  });

  it("reaches the one token of the older call, once, also when it is subscribed too", async () => {
    const customer = await newCustomer(server);
    await server.call("PUT", "/customer/cm-firebase-token", {
      ...customer,
      body: { cm_firebase_token: "device-a" },
    });
    await runCommand(server.context, ["push", customer.phone, "referral_code", "Thanks", "A gift"], () => {});
    await sendAll();
    expect(server.push.sent.map(({ target }) => target)).toEqual([{ kind: "firebase", token: "device-a" }]);
    await subscribe(customer, { fcm_token: "device-a" });
    await runCommand(server.context, ["push", customer.phone, "referral_code", "Thanks", "A gift"], () => {});
    await sendAll();
    expect(server.push.sent).toHaveLength(2);
    await server.call("POST", "/auth/logout", customer);
    await runCommand(server.context, ["push", customer.phone, "referral_code", "Thanks", "A gift"], () => {});
    await sendAll();
    expect(server.push.sent).toHaveLength(2);
  });
});

describe("the operator's push", () => {
  it("goes to everybody who is subscribed, once each", async () => {
    await subscribe(await newGuest(server), device());
    await subscribe(await newCustomer(server), device());
    const lines: string[] = [];
    await runCommand(server.context, ["push", "all", "offer", "Free delivery", "Today"], (line) =>
      lines.push(line),
    );
    await sendAll();
    expect(lines).toEqual(["Queued a push to 2 people."]);
    expect(server.push.sent.map(({ note }) => note.data.title)).toEqual(["Free delivery", "Free delivery"]);
  });

  it("about an order goes to whose it is, with its number", async () => {
    const guest = await till.guestWith(plain(shop.soup));
    await subscribe(guest, device());
    const id = await orderOf(guest);
    await runCommand(
      server.context,
      ["push", String(id), "order_status", "Late", "Sorry", String(id)],
      () => {},
    );
    await sendAll();
    expect(dataOf()).toMatchObject({ type: "order_status", title: "Late", order_id: String(id) });
  });

  it.each([
    [["push", "nobody@shop.test", "x", "t", "b"]],
    [["push", "all"]],
    [["push", "all", "two words", "t", "b"]],
  ])("%o is refused with a sentence", async (words) => {
    await expect(runCommand(server.context, words, () => {})).rejects.toThrow(/\w+ .*\./);
  });
});
