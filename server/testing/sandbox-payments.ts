/** Payments through the sandbox, as a shopper makes them in a browser, and whether everybody's books agree afterwards. */
import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { rowsOf } from "../db/rows";
import { type OrderAndOwner, onlineOrders } from "./online-orders";
import { present } from "./present";
import type { ShopServer } from "./shop-server";

export function sandboxPayments(open: Pick<ShopServer, "server" | "shop">) {
  const { server } = open;
  const { database } = server.context;
  const { visitPage } = onlineOrders(open);
  const get = (url: string) => server.inject({ method: "GET", url, headers: { host: "localhost:8080" } });

  /** From the payment page to the sandbox, one button, and back: the address that the shopper is led to. */
  async function pay(order: OrderAndOwner, choice: "pay" | "slow" | "fail" | "cancel", message = "never") {
    const opened = await visitPage(order);
    expect(opened.statusCode).toBe(303);
    const page = await get(String(opened.headers.location));
    expect(page.statusCode).toBe(200);
    const token = present(/name="session" value="([^"]+)"/.exec(page.body)?.[1]);
    const pressed = await server.inject({
      method: "POST",
      url: "/payment-mobile/sandbox",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: new URLSearchParams({ session: token, choice, message }).toString(),
    });
    expect(pressed.statusCode).toBe(303);
    const back = await get(String(pressed.headers.location));
    expect(back.statusCode).toBe(303);
    return new URL(String(back.headers.location));
  }

  /** Everything that was charged and not given back, and everything that orders and wallets say was paid online. */
  async function books() {
    const [gateway] = rowsOf<{ sum: string }>(
      await database.execute(
        sql`select coalesce(sum(amount), 0) as sum from sandbox_sessions where state = 'paid'`,
      ),
    );
    const [shopSide] = rowsOf<{ sum: string }>(
      await database.execute(
        sql`select coalesce(sum(total - paid_from_wallet), 0) as sum from orders
            where payment_status = 'paid' and coalesce(rest_method, payment_method) = 'digital_payment'`,
      ),
    );
    const [wallets] = rowsOf<{ sum: string }>(
      await database.execute(
        sql`select coalesce(sum(credit), 0) as sum from wallet_movements where type = 'add_fund'`,
      ),
    );
    return { gateway: Number(gateway?.sum), shop: Number(shopSide?.sum) + Number(wallets?.sum) };
  }
  const expectBooksToAgree = async () => {
    const { gateway, shop: own } = await books();
    expect(own).toBe(gateway);
  };

  return { pay, expectBooksToAgree };
}
