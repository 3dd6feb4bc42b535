import { afterAll, describe, expect, it } from "vitest";
import { openOfflinePayments } from "../../testing/offline-payments";
import { openShopServer } from "../../testing/shop-server";
import { newGuest, type Shopper } from "../../testing/shoppers";

const open = await openShopServer({ demoAutopilot: true });
const { server, trackOrder: track } = open;
afterAll(() => server.close());
const { orderOffline, say, correct } = await openOfflinePayments(open);

// No two looks at a real clock are the same.
const { now } = server.clock;
server.clock.now = () => {
  server.clock.advance(1);
  return now();
};

/** Makes everything due that is queued (the queue's own clock cannot be set), and runs it. */
async function letTimePass(): Promise<void> {
  await server.connection.executeSql("update pgboss.job set start_after = now() where state < 'active'");
  await server.runJobs();
}

const stateOf = async (who: Shopper, id: number) => {
  const order = await track(who, id);
  return [order.offline_payment?.data.status, order.payment_status];
};

describe("the demo's shop", () => {
  it("finds a payment outside of the app by its reference, and goes on with the order", async () => {
    const who = await newGuest(server);
    const id = await orderOffline(who);
    expect((await say(who, id)).status).toBe(200);
    expect(await stateOf(who, id)).toEqual(["pending", "unpaid"]);
    await letTimePass();
    expect(await stateOf(who, id)).toEqual(["verified", "paid"]);
    expect((await track(who, id)).order_status).not.toBe("failed");
  });

  it("denies one without a number, and finds what was corrected", async () => {
    const who = await newGuest(server);
    const id = await orderOffline(who);
    await say(who, id, { reference: "none" });
    await letTimePass();
    expect(await stateOf(who, id)).toEqual(["denied", "unpaid"]);
    expect((await correct(who, id, { reference: "AB-124" })).status).toBe(200);
    await letTimePass();
    expect(await stateOf(who, id)).toEqual(["verified", "paid"]);
  });

  it("looks at the last correction alone", async () => {
    const who = await newGuest(server);
    const id = await orderOffline(who);
    await say(who, id, { reference: "none" });
    expect((await correct(who, id, { reference: "AB-125" })).status).toBe(200);
    await letTimePass();
    expect(await stateOf(who, id)).toEqual(["verified", "paid"]);
  });
});
