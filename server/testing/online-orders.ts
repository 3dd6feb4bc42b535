/** Orders that are paid online, as tests of their payments need them. */
import { eq } from "drizzle-orm";
import { orders, payments, sandboxSessions } from "../db/schema";
import { signPayment } from "../services/payments/payment-token";
import { settlePayment } from "../services/payments/settle-payment";
import { writeSetting } from "../services/settings/settings";
import { present } from "./present";
import { openShopServer, type ShopServer } from "./shop-server";
import { place, plain, type Shopper } from "./shoppers";
import type { TestServerOptions } from "./test-server";
import { openWallets } from "./wallets";

export interface OrderAndOwner {
  order_id: number;
  user_id: number;
}

export function onlineOrders({ server, shop }: Pick<ShopServer, "server" | "shop">) {
  const { context } = server;
  const { database } = context;
  const paymentOf = async ({ order_id }: Pick<OrderAndOwner, "order_id">) =>
    present((await database.select().from(payments).where(eq(payments.orderId, order_id)))[0]);
  /** The gateway has charged, and has told nobody. */
  const chargeQuietly = async (order: OrderAndOwner) => {
    const session = present((await paymentOf(order)).session);
    await database.update(sandboxSessions).set({ state: "paid" }).where(eq(sandboxSessions.id, session));
  };
  /** With the signed link of the order, unless a number of its owner is given. */
  const visitPage = async ({ order_id }: OrderAndOwner, changes: Record<string, string> = {}) => {
    const query = new URLSearchParams({
      order_id: String(order_id),
      ...(changes.customer_id === undefined
        ? { signature: await signPayment(database, "order", String(order_id)) }
        : {}),
      payment_method: "sandbox",
      payment_platform: "web",
      callback: "http://localhost:8080/home?tab=1",
      ...changes,
    });
    const url = `/payment-mobile?${query}`;
    return server.inject({ method: "GET", url, headers: { host: "localhost:8080" } });
  };
  return {
    /** The first payment of an order. */
    paymentOf,
    chargeQuietly,
    orderRow: async ({ order_id }: Pick<OrderAndOwner, "order_id">) =>
      present((await database.select().from(orders).where(eq(orders.id, order_id)))[0]),
    /** Orders a soup, or what is named, to be paid online. */
    orderOnline: async (who: Shopper, changes: Record<string, unknown> = {}) => {
      const cart = JSON.stringify([plain(shop.soup)]);
      const usual = { payment_method: "digital_payment", is_buy_now: 1, cart };
      const placed = await place(server, shop, who, { ...usual, ...changes });
      if (placed.status !== 200) throw new Error(JSON.stringify(placed.body));
      return placed.body;
    },
    /** Asks for the payment page, with other fields where they are given; returns the whole answer. */
    visitPage,
    /** Asks for the payment page; returns the status: 303 leads to the gateway. */
    openPage: async (order: OrderAndOwner): Promise<number> => (await visitPage(order)).statusCode,
    /** The look-up of an order by the page of a failed payment. */
    lookUp: async (who: Shopper, id: number) =>
      (await server.call("GET", "/customer/order/payment-failed", { ...who, query: { order_id: id } })).body,
    /** Charges an order and tells the shop. */
    charge: async (order: OrderAndOwner) => {
      await chargeQuietly(order);
      const payment = await paymentOf(order);
      const paid = { amount: payment.amount, currency: payment.currency };
      return settlePayment(context, payment, { state: "paid", paid, payUrl: null }, "webhook");
    },
    /** Runs the job of every minute. */
    runMinute: async () => {
      await database.transaction((tx) => context.jobs.send(tx, "unpaid-orders", {}));
      await server.runJobs();
    },
  };
}

/** Opens the small shop with wallets and the sandbox's payments. The test file closes its server. */
export async function openOnlineShop(settings: TestServerOptions["settings"] = {}) {
  const open = await openShopServer({ paymentSandbox: true, ...settings });
  await openWallets(open.server);
  await writeSetting(open.server.context.database, "digital_payment", true);
  return { ...open, ...onlineOrders(open) };
}
