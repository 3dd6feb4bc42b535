/** Orders that are paid outside of the app, as tests of their payments need them. */
import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { writeSetting } from "../services/settings/settings";
import { linesOfCommand } from "./operator";
import type { ShopServer } from "./shop-server";
import { place, plain, type Shopper } from "./shoppers";

const answers = { paid_by: "Nora Ali", reference: "AB-123" };

/** Switches such payments on, with a bank transfer as the one method. */
export async function openOfflinePayments({ server, shop }: Pick<ShopServer, "server" | "shop">) {
  const { context } = server;
  /** Runs `ops offline-payments` with these words; returns the lines that it prints. */
  const ops = linesOfCommand(context, "offline-payments");

  await writeSetting(context.database, "offline_payment_status", 1);
  const [added = ""] = await ops(
    "add",
    JSON.stringify({
      name: { en: "Bank transfer", ar: "تحويل مصرفي" },
      details: [{ name: "Account", value: "00 123" }],
      instructions: "Transfer the total.",
      fields: [
        { key: "paid_by", label: "Paid by", required: true },
        {
          key: "reference",
          label: { en: "Reference", ar: "المرجع" },
          placeholder: "From your receipt",
          required: true,
        },
        { key: "branch", label: "Branch", required: false },
      ],
    }),
  );
  const methodId = Number(/^Method (\d+)/.exec(added)?.[1]);

  /** Orders a soup, or the named line, to be paid outside of the app. */
  async function orderOffline(who: Shopper, line = plain(shop.soup), module = shop.food): Promise<number> {
    const placed = await place(
      server,
      shop,
      who,
      {
        payment_method: "offline_payment",
        is_buy_now: 1,
        cart: JSON.stringify([line]),
        ...(module === shop.grocery ? { store_id: shop.market } : {}),
      },
      { module },
    );
    if (placed.status !== 200) throw new Error(JSON.stringify(placed.body));
    expect(placed.body.status).toBe("failed");
    return placed.body.order_id;
  }

  /** Says how an order was paid. */
  const say = (who: Shopper, id: number, changes: Record<string, unknown> = {}, key: string = randomUUID()) =>
    server.call("PUT", "/customer/order/offline-payment", {
      ...who,
      body: { order_id: id, method_id: methodId, ...answers, ...changes },
      headers: { "idempotency-key": key },
    });

  /** Corrects what was said. */
  const correct = (who: Shopper, id: number, changes: Record<string, unknown> = {}) =>
    server.call("PUT", "/customer/order/offline-payment-update", {
      ...who,
      body: { order_id: id, ...answers, ...changes, update_payment_info: 1 },
    });

  return { methodId, ops, orderOffline, say, correct };
}
