import { eq } from "drizzle-orm";
import { couriers, items, orders, stores } from "../db/schema";
import { appendPhotos, postForm } from "./form-call";
import type { SmallShop } from "./small-shop";
import type { TestServer } from "./test-server";

/** A customer's review; absent fields are those of a good review. */
export interface ReviewForm {
  rating?: number | string;
  comment?: string;
  photos?: readonly Buffer[];
  removePhotos?: boolean;
  /** Idempotency-Key. */
  key?: string;
}

export type Reviewed = { item: number } | { courier: number };

/** Sends a review as a form, as the page does. `token` null sends it signed out. */
export async function sendReview(
  server: TestServer,
  token: string | null,
  orderId: number,
  of: Reviewed,
  { rating = 5, comment = "Hot and good", photos = [], removePhotos = false, key }: ReviewForm = {},
) {
  const form = new FormData();
  form.set("order_id", String(orderId));
  form.set("rating", String(rating));
  form.set("comment", comment);
  if ("item" in of) form.set("item_id", String(of.item));
  else form.set("delivery_man_id", String(of.courier));
  if (removePhotos) form.set("remove_attachments", "1");
  appendPhotos(form, "attachment[]", photos);
  const path = `/${"item" in of ? "items" : "delivery-man"}/reviews/submit`;
  return postForm(server, path, form, { token, key });
}

/** Makes the shop's courier deliver an order now, without the way there. */
export async function deliver(server: TestServer, shop: SmallShop, orderId: number): Promise<void> {
  await server.context.database
    .update(orders)
    .set({ status: "delivered", courierId: shop.courier, updatedAt: server.clock.now() })
    .where(eq(orders.id, orderId));
}

/** Averages and counts of soup, kitchen and courier. */
export async function readRatings({ context: { database } }: TestServer, shop: SmallShop) {
  const [soup] = await database.select().from(items).where(eq(items.id, shop.soup));
  const [kitchen] = await database.select().from(stores).where(eq(stores.id, shop.kitchen));
  const [courier] = await database.select().from(couriers).where(eq(couriers.id, shop.courier));
  return {
    soup: [soup?.averageRating, soup?.ratingCount],
    kitchen: [kitchen?.averageRating, kitchen?.ratingCount, kitchen?.ratings],
    courier: [courier?.averageRating, courier?.ratingCount],
  };
}
