import { sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { PushTarget } from "../../context";
import { orders } from "../../db/schema";
import { queuePush } from "../../services/notifications/queue-push";
import type { Owner } from "../../services/owner/owner";
import { device, resetPushes, sendAll, subscribe, subscriptions } from "../../testing/push-devices";
import { openShopServer } from "../../testing/shop-server";
import { newCustomer, newGuest } from "../../testing/shoppers";

const { server, shop, orderSoup } = await openShopServer();
afterAll(() => server.close());

beforeEach(() => resetPushes(server));

const ownerOf = ({ guest }: { guest: number }): Owner => ({ kind: "guest", guestId: guest });

const push = (owner: Owner, orderId?: number) =>
  queuePush(
    server.context.database,
    server.context.jobs,
    owner,
    {
      type: "message",
      title: "Hello",
      body: "",
      ...(orderId === undefined ? {} : { orderId }),
    },
    server.context.clock.now(),
  );

const endpointOf = (target: PushTarget) => (target.kind === "web" ? target.endpoint : "");

/** Each comes from an address of its own, whose requests a minute are limited. */
let addresses = 0;
async function stranger() {
  addresses += 1;
  const address = `10.1.0.${addresses}`;
  return { ...(await newGuest(server)), address };
}

async function guestWithDevices(count: number) {
  const guest = await stranger();
  const devices = Array.from({ length: count }, device);
  for (const body of devices) await subscribe(server, guest, body);
  return { guest, devices };
}

describe("the devices of one person", () => {
  it("are ten at most; the one that subscribed longest ago goes first", async () => {
    const { devices } = await guestWithDevices(12);
    expect((await subscriptions(server)).map((row) => row.endpoint)).toEqual(
      devices.slice(2).map(({ endpoint }) => endpoint),
    );
  });

  it("are ten at most when they come at the same moment", async () => {
    const guest = await stranger();
    await Promise.all(Array.from({ length: 25 }, () => subscribe(server, guest, device())));
    expect(await subscriptions(server)).toHaveLength(10);
  });

  it("are ten at most when a guest's join a customer's", async () => {
    const { guest } = await guestWithDevices(10);
    const customer = await newCustomer(server);
    for (let count = 0; count < 4; count += 1) await subscribe(server, customer, device());
    await server.call("POST", "/auth/login", {
      body: {
        login_type: "manual",
        email_or_phone: customer.email,
        field_type: "email",
        password: "enigma-machine",
        guest_id: guest.guest,
      },
    });
    expect(await subscriptions(server)).toHaveLength(10);
  });

  it.each([
    [
      "a key that is no point of the curve",
      { keys: { ...device().keys, p256dh: Buffer.alloc(65, 4).toString("base64url") } },
    ],
    [
      "15 bytes of authentication",
      { keys: { ...device().keys, auth: Buffer.alloc(15, 1).toString("base64url") } },
    ],
    ["a path of no service", { endpoint: "https://fcm.googleapis.com/v1/projects/x/messages:send" }],
    ["Mozilla's host and another path", { endpoint: "https://updates.push.services.mozilla.com/elsewhere" }],
    ["no path", { endpoint: "https://web.push.apple.com/" }],
  ])("are not invented: %s is refused", async (_what, changes) => {
    const response = await subscribe(server, await stranger(), { ...device(), ...changes });
    expect(response.status).toBe(403);
  });

  it.each([
    "https://fcm.googleapis.com/fcm/send/dX1_a-b:APA91bH",
    "https://fcm.googleapis.com/wp/dX1_a-b:APA91bH",
    "https://updates.push.services.mozilla.com/wpush/v2/gAAAAABl-x_y=",
    "https://web.push.apple.com/QGuQyavXutnMH_T-9w",
    "https://wns2-par02p.notify.windows.com/w/?token=BQYAAAB%2bAbc%3d",
  ])("are taken as today's browsers name them: %s", async (endpoint) => {
    expect((await subscribe(server, await stranger(), { ...device(), endpoint })).status).toBe(200);
  });
});

describe("a flood of pushes", () => {
  it("for one person lets everybody else's go first", async () => {
    const [many, one] = [await guestWithDevices(10), await guestWithDevices(1)];
    for (let count = 0; count < 8; count += 1) await push(ownerOf(many.guest));
    await push(ownerOf(one.guest));
    await sendAll(server);
    const place = server.push.sent.findIndex(({ target }) => endpointOf(target) === one.devices[0]?.endpoint);
    expect(server.push.sent).toHaveLength(81);
    expect(place).toBeLessThan(30);
  });

  it("of one store lets the other stores' go first", async () => {
    const { database } = server.context;
    const busy = await orderSoup(await stranger());
    const quiet = await orderSoup(await stranger());
    await database.execute(sql`update ${orders} set store_id = ${shop.market} where id = ${quiet}`);
    const crowd = await Promise.all(Array.from({ length: 60 }, () => guestWithDevices(1)));
    const other = await guestWithDevices(1);
    // Pushes of one moment, however slow the machine is.
    server.clock.set(new Date());
    for (const { guest } of crowd) await push(ownerOf(guest), busy);
    await push(ownerOf(other.guest), quiet);
    await sendAll(server);
    server.clock.release();
    const place = server.push.sent.findIndex(
      ({ target }) => endpointOf(target) === other.devices[0]?.endpoint,
    );
    expect(server.push.sent).toHaveLength(61);
    expect(place).toBeLessThan(40);
  });
});

describe("a device that is gone", () => {
  it("is forgotten at the first 404 or 410, and its copy is not tried again", async () => {
    const { guest } = await guestWithDevices(1);
    server.push.results = ["gone"];
    await push(ownerOf(guest));
    await sendAll(server);
    expect(await subscriptions(server)).toEqual([]);
    expect(server.push.sent).toEqual([]);
  });
});

// Last, because it works on jobs until the server ends.
describe("a running server", () => {
  it("is not held up by devices that do not answer", async () => {
    const flooder = await stranger();
    const { database } = server.context;
    // As an older version took them: 300 devices of one guest.
    const { keys } = device();
    await database.execute(sql`
      insert into push_subscriptions (guest_id, endpoint, p256dh, auth)
      select ${flooder.guest}, 'https://fcm.googleapis.com/fcm/send/invented-' || n, ${keys.p256dh}, ${keys.auth}
      from generate_series(1, 300) as n`);
    const { guest, devices } = await guestWithDevices(1);
    const send = server.push.send;
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    server.push.send = async (target, note) => {
      if (endpointOf(target).includes("invented")) await released;
      return send(target, note);
    };
    try {
      await server.startWorking();
      for (let count = 0; count < 30; count += 1) await push(ownerOf(flooder));
      await push(ownerOf(guest));
      await vi.waitFor(
        () =>
          expect(server.push.sent.map(({ target }) => endpointOf(target))).toEqual([devices[0]?.endpoint]),
        { timeout: 60_000, interval: 50 },
      );
    } finally {
      release();
      server.push.send = send;
    }
  });
});
