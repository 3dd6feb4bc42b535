import { sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { runCommand } from "../../cli/commands";
import { rowsOf } from "../../db/rows";
import { queuePush } from "../../services/notifications/queue-push";
import { device, pushData, resetPushes, sendAll, subscribe } from "../../testing/push-devices";
import { openShopServer } from "../../testing/shop-server";
import { newCustomer, newGuest, place, plain, type Shopper } from "../../testing/shoppers";

const { server, shop, guestWithCart } = await openShopServer();
afterAll(() => server.close());

beforeEach(() => resetPushes(server));

const orderOf = async (who: Shopper) => (await place(server, shop, who)).body.order_id;

describe("wishes", () => {
  const content = {
    order_status: "orders",
    message: "chat",
    referral_code: "offers",
    wallet_transfer: "offers",
  };
  const send = (guest: number, type: string) =>
    server.context.database.transaction((tx) =>
      queuePush(
        tx,
        server.context.jobs,
        { kind: "guest", guestId: guest },
        { type, title: "t", body: "b" },
        server.context.clock.now(),
      ),
    );

  it.each(Object.entries(content))(
    "a push of type %s is not sent to whom does not want %s",
    async (type, kind) => {
      const guest = await newGuest(server);
      const mine = device();
      await subscribe(server, guest, { ...mine, [kind]: false });
      await send(guest.guest!, type);
      await sendAll(server);
      expect(server.push.sent).toEqual([]);
      await server.call("PUT", "/push/subscriptions", {
        ...guest,
        body: { endpoint: mine.endpoint, [kind]: true },
      });
      await send(guest.guest!, type);
      await sendAll(server);
      expect(server.push.sent).toHaveLength(1);
    },
  );

  it("in quiet hours a message comes without a sound and an offer waits", async () => {
    const guest = await newGuest(server);
    server.clock.set?.(new Date("2026-11-21T23:00:00Z"));
    await subscribe(server, guest, { ...device(), quiet_from: "22:00", quiet_to: "07:00", timezone: "UTC" });
    await send(guest.guest!, "message");
    await send(guest.guest!, "referral_code");
    await sendAll(server);
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

describe("the operator's push", () => {
  it("goes to everybody who is subscribed, once each", async () => {
    await subscribe(server, await newGuest(server), device());
    await subscribe(server, await newCustomer(server), device());
    const lines: string[] = [];
    await runCommand(server.context, ["push", "all", "offer", "Free delivery", "Today"], (line) =>
      lines.push(line),
    );
    await sendAll(server);
    expect(lines).toEqual(["Queued a push to 2 people."]);
    expect(server.push.sent.map(({ note }) => note.data.title)).toEqual(["Free delivery", "Free delivery"]);
  });

  it("about an order goes to its owner, with its number", async () => {
    const guest = await guestWithCart(plain(shop.soup));
    await subscribe(server, guest, device());
    const id = await orderOf(guest);
    await runCommand(
      server.context,
      ["push", String(id), "order_status", "Late", "Sorry", String(id)],
      () => {},
    );
    await sendAll(server);
    expect(pushData(server)).toMatchObject({ type: "order_status", title: "Late", order_id: String(id) });
  });

  it.each([
    [["push", "nobody@shop.test", "x", "t", "b"]],
    [["push", "all"]],
    [["push", "all", "two words", "t", "b"]],
  ])("%o is refused with a sentence", async (words) => {
    await expect(runCommand(server.context, words, () => {})).rejects.toThrow(/\w+ .*\./);
  });
});
