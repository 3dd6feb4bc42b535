import { eq } from "drizzle-orm";
import { afterAll, expect, it } from "vitest";
import { orders } from "../../db/schema";
import { deliver, sendReview } from "../../testing/review-form";
import { openShopServer } from "../../testing/shop-server";
import { newCustomer, newGuest } from "../../testing/shoppers";

const { server, shop, orderSoup, withKitchen } = await openShopServer();
afterAll(() => server.close());

const nothing = { order_id: null, images: [] };
const remind = async (token: string) =>
  (await server.call("GET", "/customer/review-reminder", { token })).body;
const turnDown = (token: string, orderId: number) =>
  server.call("GET", "/customer/review-reminder-cancel", { token, query: { order_id: orderId } });

async function customerWithOrder() {
  const { token } = await newCustomer(server);
  return { token, orderId: await orderSoup({ token }) };
}

it("asks about the newest order once it is delivered, until it has a review", async () => {
  const { token, orderId } = await customerWithOrder();
  expect(await remind(token)).toEqual(nothing);
  await deliver(server, shop, orderId);
  expect((await remind(token)).order_id).toBe(orderId);
  await sendReview(server, token, orderId, { courier: shop.courier });
  expect(await remind(token)).toEqual(nothing);
});

it("does not ask again about an order that was turned down by its customer, and only by them", async () => {
  const { token, orderId } = await customerWithOrder();
  await deliver(server, shop, orderId);
  const other = await newCustomer(server);
  expect((await turnDown(other.token, orderId)).body).toBe("success");
  expect((await remind(token)).order_id).toBe(orderId);
  expect((await turnDown(token, orderId)).body).toBe("success");
  expect(await remind(token)).toEqual(nothing);
});

it("does not ask about what is two weeks old, nor for a store without reviews", async () => {
  const { token, orderId } = await customerWithOrder();
  await deliver(server, shop, orderId);
  await withKitchen({ reviewsSection: false }, async () => expect(await remind(token)).toEqual(nothing));
  expect((await remind(token)).order_id).toBe(orderId);
  const updatedAt = new Date(server.clock.now().getTime() - 15 * 86_400_000);
  await database().update(orders).set({ updatedAt }).where(eq(orders.id, orderId));
  expect(await remind(token)).toEqual(nothing);
});

it("guests are not asked", async () => {
  const guest = await newGuest(server);
  expect((await server.call("GET", "/customer/review-reminder", guest)).status).toBe(401);
});

const database = () => server.context.database;
