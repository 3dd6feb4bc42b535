/** A prescription's price where its sum has to be one of the coins that there are. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { writeSetting } from "../../services/settings/settings";
import { openPrescriptionCalls } from "../../testing/prescriptions";
import { openShopServer } from "../../testing/shop-server";
import { newGuest } from "../../testing/shoppers";

const open = await openShopServer();
const { server, shop, trackOrder } = open;
const { order, ops, price, agree } = await openPrescriptionCalls(open);
beforeAll(() => writeSetting(server.context.database, "cash_rounding", 0.05));
afterAll(() => server.close());

it("is rounded, says by how much, and adds up", async () => {
  const guest = await newGuest(server);
  const id = await order(guest);
  await price(id, [{ item: shop.rice, quantity: 2 }]);
  // 7.98 and 5 % tax of it, 0.40, delivery 2.50, charge 0.50, tip 1.00.
  const shown = await trackOrder(guest, id);
  expect(shown).toMatchObject({ order_amount: 12.4, rounding: 0.02 });
  // Another price has another rounding.
  await price(id, [{ name: "Drops", price: 8 }]);
  expect(await trackOrder(guest, id)).toMatchObject({ order_amount: 12.4, rounding: 0 });
  expect((await agree(guest, id, 12.4)).status).toBe(200);
  await expect(ops(String(id))).rejects.toThrow(/No open order/);
});
