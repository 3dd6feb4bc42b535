/** Orders by prescription at the market of the small shop: how they are sent, priced and agreed to. */

import { eq } from "drizzle-orm";
import sharp from "sharp";
import type { PlacedOrder, PrescriptionOrder } from "@/contract";
import { runCommand } from "../cli/commands";
import { items, stores } from "../db/schema";
import { endUnagreedPrescriptions } from "../services/prescription-orders/end-unagreed";
import { writeSetting } from "../services/settings/settings";
import { appendPhotos, postForm } from "./form-call";
import { openShopServer, type ShopServer } from "./shop-server";
import type { Shopper } from "./shoppers";
import { openWallets } from "./wallets";

interface PrescriptionForm {
  /** Fields that differ; null leaves one out. */
  changes?: Record<string, unknown>;
  photos?: readonly Buffer[];
  /** Idempotency-Key. */
  key?: string;
  headers?: Record<string, string>;
}

/** A photo of a sheet of paper. */
export const paper = (): Promise<Buffer> =>
  sharp({ create: { width: 600, height: 900, channels: 3, background: "#fafafa" } })
    .jpeg()
    .toBuffer();

/** Lets the market take orders by prescription; returns how they are sent. */
export async function openPrescriptionCalls({ server, shop }: Pick<ShopServer, "server" | "shop">) {
  const { database } = server.context;
  await writeSetting(database, "prescription_order_status", true);
  await database.update(stores).set({ prescriptionOrder: true }).where(eq(stores.id, shop.market));
  const sheet = await paper();

  async function send(
    who: Shopper,
    { changes = {}, photos = [sheet], key, headers = {} }: PrescriptionForm = {},
  ) {
    const fields: Record<string, unknown> = {
      store_id: shop.market,
      distance: 2,
      address: "7 Quay Street",
      latitude: String(shop.inside.lat),
      longitude: String(shop.inside.lng),
      contact_person_name: "Grace Hopper",
      contact_person_number: "+12025553456",
      contact_person_email: "grace@shop.test",
      order_note: "No sugar, please",
      dm_tips: 1,
      ...(who.guest ? { guest_id: who.guest } : {}),
      ...changes,
    };
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) if (value !== null) form.set(name, String(value));
    appendPhotos(form, "order_attachment[]", photos);
    return postForm(server, "/customer/order/prescription/place", form, {
      token: who.token,
      key,
      headers: { moduleid: String(shop.grocery), zoneid: JSON.stringify([shop.zone]), ...headers },
    });
  }

  /** Sends one and returns its number. */
  async function order(who: Shopper, form: PrescriptionForm = {}): Promise<number> {
    const sent = await send(who, form);
    if (sent.status !== 200) throw new Error(JSON.stringify(sent.body));
    return (sent.body as PlacedOrder).order_id;
  }

  /** Runs `npm run ops -- prescription …`; returns its lines. */
  async function ops(...words: string[]): Promise<string[]> {
    const lines: string[] = [];
    await runCommand(server.context, ["prescription", ...words], (line) => lines.push(line));
    return lines;
  }

  return {
    send,
    order,
    ops,
    price: (id: number, lines: readonly Record<string, unknown>[]) =>
      ops(String(id), "price", JSON.stringify(lines)),
    agree: (who: Shopper, id: number, amount: number, changes: Record<string, unknown> = {}) =>
      server.call("PUT", "/customer/order/prescription/agree", {
        ...who,
        module: shop.grocery,
        body: { order_id: id, order_amount: amount, payment_method: "cash_on_delivery", ...changes },
      }),
  };
}

/**
 * A shop with wallets, a clock that tests move and mails that they read. Before each test nothing is open, no mail is there
 * and the market has ten of each rice.
 */
export async function openPrescriptionShop() {
  const open = await openShopServer({
    openOrders: { guest: 50, customer: 50, phone: 500, address: 500 },
    openPieces: { guest: 500, address: 500 },
  });
  const { server, shop } = open;
  const { database } = server.context;
  await openWallets(server);
  const calls = await openPrescriptionCalls(open);
  server.clock.set(server.clock.now());
  const minutesLater = (minutes: number) =>
    server.clock.set(new Date(server.clock.now().getTime() + minutes * 60_000));
  return {
    ...open,
    ...calls,
    minutesLater,
    reset: async () => {
      minutesLater(120);
      await endUnagreedPrescriptions(server.context);
      await database.update(items).set({ stock: 10 }).where(eq(items.id, shop.rice));
      await server.runJobs();
      server.mails.length = 0;
    },
    details: async (who: Shopper, id: number) =>
      (await server.call("GET", "/customer/order/details", { ...who, query: { order_id: id } }))
        .body as PrescriptionOrder,
    mailTo: (address: string) => server.mails.filter(({ to }) => to === address),
  };
}
