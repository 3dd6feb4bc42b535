import { sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { runCommand } from "../../cli/commands";
import { queuePush } from "../../services/notifications/queue-push";
import { advanceOrder } from "../../services/orders/advance-order";
import { cancelOrderByOperator } from "../../services/orders/operator-orders";
import { device, pushData, resetPushes, sendAll, subscribe, subscriptions } from "../../testing/push-devices";
import { openShopServer } from "../../testing/shop-server";
import { newCustomer, newGuest, place, plain, type Shopper } from "../../testing/shoppers";

const { server, shop, guestWithCart } = await openShopServer();
afterAll(() => server.close());

beforeEach(() => resetPushes(server));

const endpoints = () => server.push.sent.map(({ target }) => (target.kind === "web" ? target.endpoint : ""));

const orderOf = async (who: Shopper) => (await place(server, shop, who)).body.order_id;

describe("an order", () => {
  it("is pushed at every step, to each device in its language, exactly once", async () => {
    const guest = await guestWithCart(plain(shop.soup));
    const [phone, tablet] = [device(), device()];
    const { recipient } = (await subscribe(server, guest, phone)).body;
    await subscribe(server, guest, tablet, "ar");
    const id = await orderOf(guest);
    await sendAll(server);
    expect(server.push.sent).toEqual([]);
    const steps: string[] = [];
    for (;;) {
      server.push.sent = [];
      const order = await advanceOrder(server.context, id).catch(() => null);
      if (!order) break;
      steps.push(order.status);
      await sendAll(server);
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

  it("that is canceled is pushed, whoever canceled it", async () => {
    const guest = await guestWithCart(plain(shop.soup));
    await subscribe(server, guest, device());
    const id = await orderOf(guest);
    await cancelOrderByOperator(server.context, id);
    await sendAll(server);
    expect(pushData(server)).toMatchObject({ order_status: "canceled", order_id: String(id) });
  });

  it("of a guest who signed in meanwhile is pushed to the account's device", async () => {
    const guest = await guestWithCart(plain(shop.soup));
    const mine = device();
    await subscribe(server, guest, mine);
    const id = await orderOf(guest);
    await newCustomer(server, guest.guest);
    await advanceOrder(server.context, id);
    await sendAll(server);
    expect(endpoints()).toEqual([mine.endpoint]);
  });

  it("whose change was rolled back is never pushed", async () => {
    const guest = await newGuest(server);
    await subscribe(server, guest, device());
    const undone = server.context.database.transaction(async (tx) => {
      await queuePush(
        tx,
        server.context.jobs,
        { kind: "guest", guestId: guest.guest! },
        { type: "x", title: "t", body: "" },
        server.context.clock.now(),
      );
      throw new Error("no");
    });
    await expect(undone).rejects.toThrow("no");
    await sendAll(server);
    expect(server.push.sent).toEqual([]);
  });
});

describe("delivery", () => {
  it("forgets a device that is gone, and only that", async () => {
    const guest = await newGuest(server);
    const [first, second] = [device(), device()];
    await subscribe(server, guest, first);
    await subscribe(server, guest, second);
    server.push.results = ["gone"];
    await server.context.database.transaction((tx) =>
      queuePush(
        tx,
        server.context.jobs,
        { kind: "guest", guestId: guest.guest! },
        { type: "x", title: "t", body: "" },
        server.context.clock.now(),
      ),
    );
    await sendAll(server);
    expect(await subscriptions(server)).toHaveLength(1);
    expect(server.push.sent).toHaveLength(1);
  });

  it("ends a device that was subscribed under an older key without asking its push service in vain", async () => {
    const guest = await newGuest(server);
    const [older, newer] = [device(), device()];
    const { webPushKey } = server.push;
    await subscribe(server, guest, older);
    server.push.webPushKey = async () => "another-key";
    await subscribe(server, guest, newer);
    await server.context.database.transaction((tx) =>
      queuePush(
        tx,
        server.context.jobs,
        { kind: "guest", guestId: guest.guest! },
        { type: "x", title: "t", body: "" },
        server.context.clock.now(),
      ),
    );
    await sendAll(server);
    server.push.webPushKey = webPushKey;
    expect(endpoints()).toEqual([newer.endpoint]);
    expect((await subscriptions(server)).map(({ endpoint }) => endpoint)).toEqual([newer.endpoint]);
  });

  it("that a push service refuses keeps the device, is tried again, and the operator is told why", async () => {
    const guest = await newGuest(server);
    await subscribe(server, guest, device());
    server.push.results = [new Error("A push service (push.test) answered 403.")];
    await server.context.database.transaction((tx) =>
      queuePush(
        tx,
        server.context.jobs,
        { kind: "guest", guestId: guest.guest! },
        { type: "x", title: "t", body: "" },
        server.context.clock.now(),
      ),
    );
    await expect(sendAll(server)).rejects.toThrow("403");
    expect(await subscriptions(server)).toHaveLength(1);
    const said: string[] = [];
    await runCommand(server.context, ["pushes"], (line) => said.push(line));
    expect(said).toEqual([
      "Subscribed devices: 1. Waiting pushes: 0.",
      "     1 tried again: A push service (push.test) answered 403.",
    ]);
    await server.context.database.execute(
      sql`update pgboss.job set start_after = now() where name = 'push-delivery'`,
    );
    await sendAll(server);
    expect(server.push.sent).toHaveLength(1);
    said.length = 0;
    await runCommand(server.context, ["pushes"], (line) => said.push(line));
    expect(said.at(-1)).toBe("None has failed in the last two days.");
  });

  it("that fails is tried again for that device alone, as the same push", async () => {
    const guest = await newGuest(server);
    await subscribe(server, guest, device());
    await subscribe(server, guest, device());
    server.push.results = [new Error("busy"), "sent"];
    await server.context.database.transaction((tx) =>
      queuePush(
        tx,
        server.context.jobs,
        { kind: "guest", guestId: guest.guest! },
        { type: "x", title: "t", body: "" },
        server.context.clock.now(),
      ),
    );
    await expect(sendAll(server)).rejects.toThrow("busy");
    await sendAll(server);
    expect(server.push.sent).toHaveLength(1);
    await server.context.database.execute(
      sql`update pgboss.job set start_after = now() where name = 'push-delivery'`,
    );
    await sendAll(server);
    expect(new Set(endpoints()).size).toBe(2);
    expect(server.push.sent).toHaveLength(2);
    expect(pushData(server, 0).push_id).toBe(pushData(server, 1).push_id);
  });

  it("does not reach a device that has signed out since it was queued", async () => {
    const customer = await newCustomer(server);
    await subscribe(server, customer, device());
    await runCommand(server.context, ["push", customer.email, "message", "Hello", "there", "7"], () => {});
    await server.call("POST", "/auth/logout", customer);
    await sendAll(server);
    expect(server.push.sent).toEqual([]);
  });

  it("reaches the one token of the older call, once, also when it is subscribed too", async () => {
    const customer = await newCustomer(server);
    await server.call("PUT", "/customer/cm-firebase-token", {
      ...customer,
      body: { cm_firebase_token: "device-a" },
    });
    await runCommand(server.context, ["push", customer.phone, "referral_code", "Thanks", "A gift"], () => {});
    await sendAll(server);
    expect(server.push.sent.map(({ target }) => target)).toEqual([{ kind: "firebase", token: "device-a" }]);
    await subscribe(server, customer, { fcm_token: "device-a" });
    await runCommand(server.context, ["push", customer.phone, "referral_code", "Thanks", "A gift"], () => {});
    await sendAll(server);
    expect(server.push.sent).toHaveLength(2);
    await server.call("POST", "/auth/logout", customer);
    await runCommand(server.context, ["push", customer.phone, "referral_code", "Thanks", "A gift"], () => {});
    await sendAll(server);
    expect(server.push.sent).toHaveLength(2);
  });
});
