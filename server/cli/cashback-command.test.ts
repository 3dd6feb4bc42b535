import { afterAll, describe, expect, it } from "vitest";
import { linesOfCommand } from "../testing/operator";
import { openShopServer } from "../testing/shop-server";
import { openWallets, richCustomer } from "../testing/wallets";

const { server, shop } = await openShopServer();
afterAll(() => server.close());
await openWallets(server);

const ops = linesOfCommand(server.context, "cashback");

describe("npm run ops -- cashback", () => {
  it("begins an offer that customers see today, and ends it", async () => {
    const customer = await richCustomer(server);
    const titles = async () => {
      const { body } = await server.call("GET", "/cashback/list", { ...customer, module: shop.food });
      return body.map(({ title, cashback_amount, min_purchase, max_discount }) => [
        title,
        cashback_amount,
        min_purchase,
        max_discount,
      ]);
    };
    expect(await ops("list")).toEqual(["No cashback runs."]);
    const [added = ""] = await ops("add", "Half back", "12.5%", "3", "20", "4.50");
    const id = /^Offer (\d+) runs from today to \d{4}-\d\d-\d\d\.$/.exec(added)?.[1] ?? "";
    expect(await titles()).toEqual([["Half back", 12.5, 20, 4.5]]);
    expect((await ops("list"))[0]).toMatch(/Half back: 12\.5%, from 20, up to 4\.5, .* used 0 times/);
    expect(await ops("end", id)).toEqual([`Offer ${id} has ended.`]);
    expect(await titles()).toEqual([]);
    await expect(ops("end", id)).rejects.toThrow("No such offer runs.");
  });

  it.each([
    [["add", "Two hundred", "200%", "3"]],
    [["add", "Nothing", "0", "3"]],
    [["add", "No days", "5%", "0"]],
    [["add", "Words", "five", "3"]],
    [["add", " ", "5%", "3"]],
    [["add"]],
    [["end", "first"]],
    [["change"]],
    [[]],
  ])("refuses %j with a sentence", async (words) => {
    await expect(ops(...words)).rejects.toThrow(/cashback/);
  });
});
