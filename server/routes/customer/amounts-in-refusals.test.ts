import { afterAll, expect, it } from "vitest";
import { openShopServer } from "../../testing/shop-server";
import { place, plain } from "../../testing/shoppers";

const { server, shop, guestWithCart, withKitchen, withSetting } = await openShopServer();
afterAll(() => server.close());

/** The refusal of an order below the store's minimum of 1,250.00. */
async function refusedOrder(language: "en" | "ar"): Promise<string | undefined> {
  const guest = await guestWithCart(plain(shop.soup));
  let message: string | undefined;
  await withKitchen({ minimumOrder: 125_000 }, async () => {
    const refused = await place(server, shop, { ...guest, language } as never);
    expect(refused.status).toBe(406);
    message = refused.errors[0]?.message;
  });
  return message;
}

it("a refusal names its amount with the shop's currency", async () => {
  expect(await refusedOrder("en")).toBe("The store takes orders from $1,250.00.");
  await withSetting("currency_symbol_direction", "right", "left", async () =>
    expect(await refusedOrder("en")).toBe("The store takes orders from 1,250.00 $."),
  );
});

it("and isolates it in Arabic", async () => {
  expect(await refusedOrder("ar")).toBe("الحد الأدنى للطلب من هذا المتجر \u2068$1,250.00\u2069.");
});
