import { randomUUID } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { courierReviews, couriers, items, orders, reviews, stores } from "../../db/schema";
import { deliver, readRatings, sendReview } from "../../testing/review-form";
import { openShopServer } from "../../testing/shop-server";
import { newCustomer, shopperPassword } from "../../testing/shoppers";

// A folder of its own: photos are counted.
const dataFolder = mkdtempSync(join(tmpdir(), "reviews-"));
const { server, shop, orderSoup, withKitchen } = await openShopServer({ dataFolder });
afterAll(async () => {
  await server.close();
  rmSync(dataFolder, { recursive: true });
});

const { database } = server.context;
const soup = { item: shop.soup };
const courier = { courier: shop.courier };
let dish: Buffer;
beforeAll(async () => {
  dish = await sharp({ create: { width: 600, height: 400, channels: 3, background: "#b53" } })
    .png()
    .toBuffer();
});
beforeEach(async () => {
  await database.delete(reviews);
  await database.delete(courierReviews);
  const none = { averageRating: 0, ratingCount: 0 };
  await database.update(items).set(none);
  await database.update(stores).set({ ...none, ratings: [0, 0, 0, 0, 0] });
  await database.update(couriers).set(none);
});

const photosOnDisk = () => {
  try {
    return readdirSync(join(dataFolder, "photos")).length;
  } catch {
    return 0;
  }
};
/** A customer with a delivered order of one soup. */
async function customerWithOrder() {
  const customer = await newCustomer(server);
  const orderId = await orderSoup(customer);
  await deliver(server, shop, orderId);
  return { token: customer.token, orderId };
}
const readOwn = async (token: string, orderId: number) =>
  (await server.call("GET", "/customer/order/reviews", { token, query: { order_id: orderId } })).body;
const readPublic = async () =>
  (await server.call("GET", `/items/reviews/${shop.soup}`, { module: shop.food })).body;

describe("a review of a delivered order", () => {
  it("may be of stars alone, of who brought it too", async () => {
    const { token, orderId } = await customerWithOrder();
    expect((await sendReview(server, token, orderId, courier, { rating: 4, comment: "" })).status).toBe(200);
    expect((await sendReview(server, token, orderId, soup, { rating: 4, comment: "" })).status).toBe(200);
    expect(await readRatings(server, shop)).toMatchObject({ courier: [4, 1], soup: [4, 1] });
  });

  it("counts for item, store and courier, and is read by everybody under a short name", async () => {
    const { token, orderId } = await customerWithOrder();
    const ofSoup = await sendReview(server, token, orderId, soup, { rating: 4, photos: [dish] });
    expect([ofSoup.status, ofSoup.body]).toEqual([200, { message: "Thank you for your review." }]);
    expect((await sendReview(server, token, orderId, courier, { rating: 5 })).status).toBe(200);
    expect(await readRatings(server, shop)).toEqual({
      soup: [4, 1],
      kitchen: [4, 1, [0, 1, 0, 0, 0]],
      courier: [5, 1],
    });
    const [shown] = (await readPublic()).reviews;
    expect([shown?.customer_name, shown?.rating, shown?.comment]).toEqual(["Alan T.", 4, "Hot and good"]);
    expect(shown?.customer.image_full_url).toBe(null);
    const photo = await server.inject({ url: shown?.attachment_full_url[0] ?? "" });
    expect((await sharp(photo.rawPayload).metadata()).format).toBe("webp");
    const ofStore = await server.call("GET", "/stores/reviews", {
      module: shop.food,
      zone: [shop.zone],
      query: { store_id: shop.kitchen },
    });
    expect(ofStore.body.reviews.map(({ id }) => id)).toEqual([shown?.id]);
  });

  it("can also be written once a refund was declined", async () => {
    const { token, orderId } = await customerWithOrder();
    await database.update(orders).set({ status: "refund_request_canceled" }).where(eq(orders.id, orderId));
    expect((await sendReview(server, token, orderId, soup, { rating: 2 })).status).toBe(200);
    expect((await sendReview(server, token, orderId, courier, { rating: 5 })).status).toBe(200);
  });

  it("is one among those of others", async () => {
    const [first, second] = [await customerWithOrder(), await customerWithOrder()];
    await sendReview(server, first.token, first.orderId, soup, { rating: 5 });
    await sendReview(server, second.token, second.orderId, soup, { rating: 2 });
    expect((await readRatings(server, shop)).kitchen).toEqual([3.5, 2, [1, 0, 0, 1, 0]]);
  });

  it("changes for a day, counted once, and then stays", async () => {
    const { token, orderId } = await customerWithOrder();
    await sendReview(server, token, orderId, soup, { rating: 1 });
    await sendReview(server, token, orderId, courier, { rating: 1 });
    await sendReview(server, token, orderId, courier, { rating: 4, comment: "He apologised" });
    const again = await sendReview(server, token, orderId, soup, { rating: 5, comment: "" });
    expect(again.status).toBe(200);
    expect(await readRatings(server, shop)).toEqual({
      soup: [5, 1],
      kitchen: [5, 1, [1, 0, 0, 0, 0]],
      courier: [4, 1],
    });
    const own = await readOwn(token, orderId);
    expect(own.items).toMatchObject([{ item_id: shop.soup, rating: 5, comment: null }]);
    expect(own.delivery_man).toMatchObject({ delivery_man_id: shop.courier, comment: "He apologised" });
    const dayBefore = new Date(server.clock.now().getTime() - 86_400_000);
    await database.update(reviews).set({ createdAt: dayBefore });
    const late = await sendReview(server, token, orderId, soup, { rating: 2 });
    expect([late.status, late.code]).toEqual([403, "review"]);
    expect((await readRatings(server, shop)).soup).toEqual([5, 1]);
  });

  it("keeps its photos until others come or they are taken away", async () => {
    const { token, orderId } = await customerWithOrder();
    const before = photosOnDisk();
    await sendReview(server, token, orderId, soup, { photos: [dish, dish] });
    await sendReview(server, token, orderId, soup, { rating: 3 });
    expect((await readOwn(token, orderId)).items[0]?.attachment_full_url).toHaveLength(2);
    await sendReview(server, token, orderId, soup, { photos: [dish] });
    expect((await readOwn(token, orderId)).items[0]?.attachment_full_url).toHaveLength(1);
    expect(photosOnDisk()).toBe(before + 1);
    await sendReview(server, token, orderId, soup, { removePhotos: true });
    expect((await readOwn(token, orderId)).items[0]?.attachment_full_url).toEqual([]);
    expect(photosOnDisk()).toBe(before);
  });

  it("is written once when it is sent twice with one key, or twice at once", async () => {
    const { token, orderId } = await customerWithOrder();
    const before = photosOnDisk();
    const form = { photos: [dish], key: randomUUID() };
    await Promise.all([1, 2].map(() => sendReview(server, token, orderId, soup, form)));
    await sendReview(server, token, orderId, soup, form);
    expect(photosOnDisk()).toBe(before + 1);
    await Promise.all([1, 2, 3].map((rating) => sendReview(server, token, orderId, courier, { rating })));
    const { soup: rated, courier: ofCourier } = await readRatings(server, shop);
    expect([rated, ofCourier[1]]).toEqual([[5, 1], 1]);
  });
});

describe("a review that is refused", () => {
  it("belongs to no order of the caller's own", async () => {
    const { orderId } = await customerWithOrder();
    const other = await newCustomer(server);
    const response = await sendReview(server, other.token, orderId, soup);
    expect([response.status, response.code]).toEqual([404, "order"]);
    expect((await sendReview(server, null, orderId, soup)).status).toBe(401);
    const read = await server.call("GET", "/customer/order/reviews", {
      token: other.token,
      query: { order_id: orderId },
    });
    expect(read.status).toBe(404);
  });

  it("is of an order that is not delivered", async () => {
    const { token, orderId } = await customerWithOrder();
    await database.update(orders).set({ status: "picked_up" }).where(eq(orders.id, orderId));
    const response = await sendReview(server, token, orderId, soup);
    expect([response.status, response.code]).toEqual([403, "review"]);
  });

  it("is of an order that was given back", async () => {
    const { token, orderId } = await customerWithOrder();
    for (const status of ["refund_requested", "refunded"] as const) {
      await database.update(orders).set({ status }).where(eq(orders.id, orderId));
      expect((await sendReview(server, token, orderId, soup)).code).toBe("review");
    }
  });

  it("is of something that was not in the order", async () => {
    const { token, orderId } = await customerWithOrder();
    expect((await sendReview(server, token, orderId, { item: shop.pizza })).code).toBe("item_id");
    expect((await sendReview(server, token, orderId, { courier: shop.courier + 1 })).code).toBe(
      "delivery_man_id",
    );
  });

  it.each([
    [{ rating: 0 }, "rating"],
    [{ rating: 6 }, "rating"],
    [{ rating: 4.5 }, "rating"],
    [{ rating: "five" }, "rating"],
    [{ comment: "x".repeat(1001) }, "comment"],
    [{ photos: [Buffer.from("<svg onload=alert(1)>")] }, "image"],
  ])("has bad fields: %j", async (form, code) => {
    const { token, orderId } = await customerWithOrder();
    const before = photosOnDisk();
    const response = await sendReview(server, token, orderId, soup, form);
    expect([response.status, response.code]).toEqual([403, code]);
    expect(response.body.errors[0].message).not.toBe("");
    expect([photosOnDisk(), (await readRatings(server, shop)).soup]).toEqual([before, [0, 0]]);
  });

  it("has a fourth photo", async () => {
    const { token, orderId } = await customerWithOrder();
    const four = await sendReview(server, token, orderId, soup, { photos: [dish, dish, dish, dish] });
    expect([four.status, four.code]).toEqual([403, "image"]);
  });

  it("is of a store without reviews; who brought it can be reviewed", async () => {
    const { token, orderId } = await customerWithOrder();
    await withKitchen({ reviewsSection: false }, async () => {
      const response = await sendReview(server, token, orderId, soup);
      expect(response.body.errors[0].message).toBe("This store does not take reviews.");
      expect((await readOwn(token, orderId)).takes_reviews).toBe(false);
      expect((await sendReview(server, token, orderId, courier)).status).toBe(200);
    });
  });
});

it("reviews and their photos go with the account, and their stars stay counted", async () => {
  const before = photosOnDisk();
  const { token, orderId } = await customerWithOrder();
  await sendReview(server, token, orderId, soup, { photos: [dish] });
  await sendReview(server, token, orderId, courier, { photos: [dish] });
  const removed = await server.call("DELETE", "/customer/remove-account", {
    token,
    body: { password: shopperPassword },
  });
  expect(removed.status).toBe(200);
  expect([(await readPublic()).total_size, photosOnDisk()]).toEqual([0, before]);
  expect((await readRatings(server, shop)).soup).toEqual([5, 1]);
});
