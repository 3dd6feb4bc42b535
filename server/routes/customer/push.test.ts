import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { device, resetPushes, subscribe, subscriptions } from "../../testing/push-devices";
import { openShopServer } from "../../testing/shop-server";
import { newCustomer, newGuest } from "../../testing/shoppers";

const { server } = await openShopServer();
afterAll(() => server.close());

beforeEach(() => resetPushes(server));

describe("settings of push", () => {
  it("tell the key of Web Push and whether Firebase is there, to anybody", async () => {
    expect((await server.call("GET", "/push/settings")).body).toEqual({
      vapid_public_key: "public-key-of-the-test",
      firebase: true,
    });
  });
});

describe("a subscription", () => {
  it("needs a caller", async () => {
    expect((await subscribe(server, {}, device())).status).toBe(401);
  });

  it("returns an opaque name of its owner, the same for all of their devices", async () => {
    const customer = await newCustomer(server);
    const first = await subscribe(server, customer, device());
    const second = await subscribe(server, customer, device());
    expect(first.body.recipient).toMatch(/^[\w-]{24}$/);
    expect(second.body.recipient).toBe(first.body.recipient);
    const other = await subscribe(server, await newGuest(server), device());
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
    const response = await subscribe(server, await newGuest(server), body);
    expect(response.status).toBe(403);
    expect(await subscriptions(server)).toEqual([]);
  });

  it("of a Firebase token is refused where Firebase is not set up", async () => {
    server.push.firebase = false;
    expect((await subscribe(server, await newGuest(server), { fcm_token: "t" })).status).toBe(403);
  });

  it("belongs to the last subscriber of the device", async () => {
    const [mine, first, second] = [device(), await newGuest(server), await newCustomer(server)];
    await subscribe(server, first, mine);
    await subscribe(server, second, mine);
    const rows = await subscriptions(server);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.guest_id).toBeNull();
  });

  it("cannot be changed or removed by anybody else", async () => {
    const [mine, owner, other] = [device(), await newGuest(server), await newGuest(server)];
    await subscribe(server, owner, mine);
    const query = { endpoint: mine.endpoint };
    expect(
      (await server.call("PUT", "/push/subscriptions", { ...other, body: { ...query, orders: false } }))
        .status,
    ).toBe(404);
    await server.call("DELETE", "/push/subscriptions", { ...other, query });
    expect(await subscriptions(server)).toHaveLength(1);
    expect((await server.call("DELETE", "/push/subscriptions", { ...owner, query })).status).toBe(200);
    expect(await subscriptions(server)).toEqual([]);
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
    await subscribe(server, first, here);
    await subscribe(server, { token: again.body.token }, there);
    await server.call("POST", "/auth/logout", first);
    expect((await subscriptions(server)).map((row) => row.endpoint)).toEqual([there.endpoint]);
  });

  it("of a guest is the customer's after signing up with it", async () => {
    const guest = await newGuest(server);
    const mine = device();
    const before = await subscribe(server, guest, mine);
    const customer = await newCustomer(server, guest.guest);
    const [row] = await subscriptions(server);
    expect([row?.guest_id, typeof row?.customer_id]).toEqual([null, "number"]);
    const after = await subscribe(server, customer, mine);
    expect(after.body.recipient).not.toBe(before.body.recipient);
    await server.call("POST", "/auth/logout", customer);
    expect(await subscriptions(server)).toEqual([]);
  });
});
