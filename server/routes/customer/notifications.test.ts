import { eq } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { notifications } from "../../db/schema";
import { cleanUp } from "../../services/maintenance/clean-up";
import { notificationMaxAgeMs } from "../../services/notifications/notifications";
import { queuePush } from "../../services/notifications/queue-push";
import { advanceOrder } from "../../services/orders/advance-order";
import { openShopServer } from "../../testing/shop-server";
import { newCustomer, newGuest, type Shopper } from "../../testing/shoppers";
import { richCustomer } from "../../testing/wallets";

const { server, orderSoup } = await openShopServer();
const { context } = server;
afterAll(() => server.close());

const read = async (who: Shopper, language: "en" | "ar" = "en") =>
  (await server.call("GET", "/customer/notifications", { ...who, language })).body;

const tell = (customerId: number, title: string, now = context.clock.now()) =>
  queuePush(
    context.database,
    context.jobs,
    { kind: "customer", customerId },
    { type: "offer", title, body: "Today" },
    now,
  );

describe("what a customer was told", () => {
  it("is every step of their order, newest first, in the reader's language, also without a device", async () => {
    const customer = await newCustomer(server);
    const id = await orderSoup(customer);
    expect(await read(customer)).toEqual([]);
    await advanceOrder(context, id);
    await advanceOrder(context, id);
    const rows = await read(customer);
    expect(rows.map((row) => row.data.order_status)).toEqual(["accepted", "confirmed"]);
    expect(rows[1]).toMatchObject({
      title: "Your order is confirmed",
      description: `kitchen · Order #${id}`,
      image_full_url: null,
      data: { type: "order_status", order_id: String(id), title: "Your order is confirmed" },
    });
    expect((await read(customer, "ar"))[0]?.title).toMatch(/[\u0600-\u06ff]/);
  });

  it("is nobody else's", async () => {
    const [mine, other] = [await richCustomer(server), await richCustomer(server)];
    await tell(mine.id, "Mine");
    expect((await read(mine)).map(({ title }) => title)).toEqual(["Mine"]);
    expect(await read(other)).toEqual([]);
  });

  it("was told to the guest before the sign-in, too; an order that stayed the guest's is not named", async () => {
    const guest = await newGuest(server);
    const id = await orderSoup(guest);
    await advanceOrder(context, id);
    const customer = await newCustomer(server, guest.guest);
    await advanceOrder(context, id);
    const rows = await read(customer);
    expect(rows.map((row) => row.data.order_status)).toEqual(["accepted", "confirmed"]);
    expect(rows.map((row) => row.data.order_id)).toEqual(["", ""]);
    expect(rows.map((row) => row.description)).toEqual(["An earlier order", "An earlier order"]);
    expect(JSON.stringify([rows, await read(customer, "ar")])).not.toContain(String(id));
  });

  it("does not exist when the change that it tells of was rolled back", async () => {
    const customer = await richCustomer(server);
    await context.database
      .transaction(async (tx) => {
        await queuePush(
          tx,
          context.jobs,
          { kind: "customer", customerId: customer.id },
          offer,
          context.clock.now(),
        );
        throw new Error("rolled back");
      })
      .catch(() => undefined);
    expect(await read(customer)).toEqual([]);
  });

  it("is shown for 60 days, and then deleted", async () => {
    const customer = await richCustomer(server);
    const now = context.clock.now().getTime();
    await tell(customer.id, "Old", new Date(now - notificationMaxAgeMs - 1000));
    await tell(customer.id, "Young", new Date(now - notificationMaxAgeMs + 60_000));
    expect((await read(customer)).map(({ title }) => title)).toEqual(["Young"]);
    expect((await cleanUp(context)).notifications).toBe(1);
    const kept = await context.database
      .select()
      .from(notifications)
      .where(eq(notifications.customerId, customer.id));
    expect(kept.map((row) => row.content.title)).toEqual(["Young"]);
  });

  it("goes with the account", async () => {
    const customer = await richCustomer(server);
    await tell(customer.id, "Hello");
    const { status } = await server.call("DELETE", "/customer/remove-account", {
      token: customer.token,
      body: { password: "enigma-machine" },
    });
    expect(status).toBe(200);
    const rows = await context.database
      .select()
      .from(notifications)
      .where(eq(notifications.customerId, customer.id));
    expect(rows).toEqual([]);
  });

  it("is refused to guests", async () => {
    const { status } = await server.call("GET", "/customer/notifications", await newGuest(server));
    expect(status).toBe(401);
  });
});

const offer = { type: "offer", title: "Hello", body: "" };
