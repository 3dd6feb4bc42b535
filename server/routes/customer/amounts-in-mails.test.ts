import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { items, orders } from "../../db/schema";
import { advanceOrder } from "../../services/orders/advance-order";
import { writeSetting } from "../../services/settings/settings";
import { openShopServer } from "../../testing/shop-server";
import { newCustomer } from "../../testing/shoppers";

const { server, shop, orderSoup } = await openShopServer();
const { database } = server.context;
afterAll(() => server.close());
beforeEach(async () => {
  await server.runJobs();
  server.mails.length = 0;
});

/** Isolates and marks by name, so that a failure can be read. */
const named = (text: string): string =>
  text
    .replaceAll("\u2068", "[")
    .replaceAll("\u2069", "]")
    .replaceAll("\u200E", "<LRM>")
    .replaceAll("\u200F", "<RLM>");

/** The receipt of an order of 12.50 with 4.01 off and a tip of 1.00, in a language. */
async function receipt(language: "en" | "ar", soup = "Soup") {
  const customer = await newCustomer(server);
  await database.update(items).set({ name: soup }).where(eq(items.id, shop.soup));
  const id = await orderSoup(customer);
  await database
    .update(orders)
    .set({
      language,
      discountTotal: 401,
      couponDiscount: 0,
      firstOrderBonus: 0,
      tip: 100,
      tax: 0,
      total: 1250,
    })
    .where(eq(orders.id, id));
  for (;;) if ((await advanceOrder(server.context, id)).status === "delivered") break;
  server.mails.length = 0;
  await server.runJobs();
  const mail = server.mails.find(({ to, subject }) => to === customer.email && /Receipt|إيصال/.test(subject));
  return { text: named(mail?.text ?? ""), html: named(mail?.html ?? "") };
}

async function withCurrency<T>(
  symbol: string,
  direction: "left" | "right",
  work: () => Promise<T>,
): Promise<T> {
  await writeSetting(database, "currency_symbol", symbol);
  await writeSetting(database, "currency_symbol_direction", direction);
  try {
    return await work();
  } finally {
    await writeSetting(database, "currency_symbol", "$");
    await writeSetting(database, "currency_symbol_direction", "left");
  }
}

describe("amounts in a mail", () => {
  it("have the sign of a discount before the currency's", async () => {
    const { text, html } = await receipt("en");
    expect(text).toContain("\nDiscount: −$4.01\n");
    expect(text).toContain("\nTip: $1.00\n");
    expect(text).toContain("\nTotal: $12.50\n");
    expect(html).toContain("<bdi>−$4.01</bdi></td>");
  });

  it("keep their place beside an Arabic name in an English mail", async () => {
    const { text, html } = await receipt("en", "شوربة");
    expect(text).toMatch(/\[1× شوربة\]: \$\d+\.\d\d\n/);
    expect(html).toMatch(/<bdi>1× شوربة<\/bdi><\/td><td [^>]*><bdi>\$\d+\.\d\d<\/bdi>/);
  });

  it("are isolated in an Arabic mail", async () => {
    const { text, html } = await receipt("ar");
    expect(text).toContain("\n[الخصم]: [−$4.01]\n");
    expect(text).toContain("]: [$12.50]\n");
    expect(html).toContain("<bdi><bdi>−$4.01</bdi></bdi></td>");
    expect(html).not.toMatch(/[[\]]/);
  });

  it("are written as Arabic has them with an Arabic currency", async () => {
    const { text } = await withCurrency("ر.س", "right", () => receipt("ar"));
    expect(text).toContain("\n[الخصم]: [<RLM><LRM>−4.01 ر.س<RLM>]\n");
    expect(text).toContain("]: [<RLM><LRM>12.50 ر.س<RLM>]\n");
  });

  it("keep an Arabic currency on its side in an English mail", async () => {
    const { text } = await withCurrency("د.إ", "left", () => receipt("en"));
    expect(text).toContain("\nDiscount: [<LRM>−د.إ<RLM><LRM>4.01]\n");
    expect(text).toContain("\nTotal: [<LRM>د.إ<RLM><LRM>12.50]\n");
  });
});
