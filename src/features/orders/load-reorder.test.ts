import { describe, expect, it, vi } from "vitest";
import { createShopQueryClient } from "@/platform/query";
import { session, signIn } from "@/stores/session";
import { plainItem } from "../../../tests/fixtures/cart-stage";
import { inCents } from "../../../tests/fixtures/price-reading";
import { stubbedShop } from "../../../tests/fixtures/stubbed-shop";
import { loadReorder } from "./load-reorder";

const shop = stubbedShop();
const load = async () => {
  await signIn("secret", 9);
  return loadReorder(createShopQueryClient(), session().accountKey, 7, inCents);
};

describe("ordering a past order again", () => {
  it("never takes a campaign's number for an item's", async () => {
    const offer = { ...plainItem(3), name: "Offer of the week" };
    shop.responses = {
      "/customer/order/details": [
        { id: 1, item_id: null, item_campaign_id: 3, price: offer.price, quantity: 1, item_details: offer },
      ],
      "/items/details/3": { ...plainItem(3), name: "Quite another thing" },
    };
    const { lines } = await load();
    expect(lines).toEqual([{ name: "Offer of the week", problem: "gone", line: null }]);
    expect(shop.requests.some(({ pathname }) => pathname.includes("/items/details"))).toBe(false);
  });

  it("says why an order cannot be read", async () => {
    vi.stubGlobal("fetch", async () =>
      Response.json({ errors: [{ code: "x", message: "Not yours" }] }, { status: 403 }),
    );
    await expect(load()).rejects.toMatchObject({ status: 403 });
  });
});
