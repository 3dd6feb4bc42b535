import { randomUUID } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { items, orders } from "../../db/schema";
import { cleanUp } from "../../services/maintenance/clean-up";
import { placeWithPhotos } from "../../testing/order-form";
import { openShopServer } from "../../testing/shop-server";
import { fillCart, newCustomer, newGuest, place, plain, shopperPassword } from "../../testing/shoppers";

const { server, shop, guestWithCart, trackOrder } = await openShopServer();
afterAll(() => server.close());

const database = () => server.context.database;
let paper: Buffer;
beforeAll(async () => {
  await database().update(items).set({ prescriptionRequired: true }).where(eq(items.id, shop.soup));
  paper = await sharp({ create: { width: 900, height: 1_200, channels: 3, background: "#fafafa" } })
    .withExif({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "52/1 31/1 0/1" } })
    .jpeg()
    .toBuffer();
});
const photosOnDisk = () => {
  try {
    return readdirSync(join(server.context.settings.dataFolder, "photos")).length;
  } catch {
    return 0;
  }
};
const readPhoto = (url: string) => server.inject({ url });

describe("what is sold on prescription only", () => {
  it("is refused without a photo, as JSON and as a form", async () => {
    const guest = await guestWithCart(plain(shop.soup));
    const plainOrder = await place(server, shop, guest);
    expect([plainOrder.status, plainOrder.errors[0]?.code]).toEqual([403, "prescription"]);
    const form = await placeWithPhotos(server, shop, guest, {});
    expect([form.status, form.code]).toEqual([403, "prescription"]);
  });

  it("is ordered with a photo, which is kept readable, without metadata, and shown to its owner", async () => {
    const guest = await guestWithCart(plain(shop.soup));
    const placed = await placeWithPhotos(server, shop, guest, { photos: [paper, paper] });
    expect(placed.status).toBe(200);
    const order = await trackOrder(guest, placed.body.order_id);
    expect(order.order_attachment_full_url).toHaveLength(2);
    const shown = await readPhoto(order.order_attachment_full_url[0] ?? "");
    expect(shown.headers["cache-control"]).toContain("private");
    const { width, height, format, exif } = await sharp(shown.rawPayload).metadata();
    expect([width, height, format, exif]).toEqual([900, 1_200, "webp", undefined]);
  });

  it("is not shown to who only knows the phone number", async () => {
    const guest = await guestWithCart(plain(shop.soup));
    const { body } = await placeWithPhotos(server, shop, guest, { photos: [paper] });
    const other = await newGuest(server);
    const seen = await trackOrder(other, body.order_id);
    expect([seen.id, seen.order_attachment, seen.order_attachment_full_url]).toEqual([body.order_id, [], []]);
  });
});

describe("photos that are not kept", () => {
  it("are those of an order that is refused, and of a repeat", async () => {
    const guest = await guestWithCart(plain(shop.soup));
    const before = photosOnDisk();
    const refused = await placeWithPhotos(server, shop, guest, { photos: [paper], changes: { address: "" } });
    expect(refused.status).toBe(403);
    expect(photosOnDisk()).toBe(before);
    const key = randomUUID();
    const first = await placeWithPhotos(server, shop, guest, { photos: [paper], key });
    const again = await placeWithPhotos(server, shop, guest, { photos: [paper], key });
    expect([first.status, again.body]).toEqual([200, first.body]);
    expect(photosOnDisk()).toBe(before + 1);
    const other = await placeWithPhotos(server, shop, guest, { photos: [paper, paper], key });
    expect([other.status, other.code]).toEqual([422, "idempotency_key"]);
    expect(photosOnDisk()).toBe(before + 1);
  });

  it.each([
    ["a fourth one", () => [paper, paper, paper, paper]],
    ["a script that calls itself a picture", () => [Buffer.from("<svg onload=alert(1)>")]],
    ["a damaged one", () => [paper.subarray(0, 600)]],
    ["one of 3 MB", () => [Buffer.alloc(3_000_000, 1)]],
    ["an empty one", () => [Buffer.alloc(0)]],
  ])("are refused with a word: %s", async (_, photos) => {
    const guest = await guestWithCart(plain(shop.soup));
    const before = photosOnDisk();
    const response = await placeWithPhotos(server, shop, guest, { photos: photos() });
    expect([response.status, response.code]).toEqual([403, "image"]);
    expect(response.body.errors[0].message).not.toBe("");
    expect(photosOnDisk()).toBe(before);
  });
});

describe("photos of a prescription leave the disk", () => {
  it("a month after the order was over, and not before", async () => {
    const guest = await guestWithCart(plain(shop.soup));
    const { body } = await placeWithPhotos(server, shop, guest, { photos: [paper] });
    const [url = ""] = (await trackOrder(guest, body.order_id)).order_attachment_full_url;
    const set = (changes: Partial<typeof orders.$inferInsert>) =>
      database().update(orders).set(changes).where(eq(orders.id, body.order_id));
    const old = new Date(server.clock.now().getTime() - 31 * 86_400_000);
    await set({ updatedAt: old });
    await cleanUp(server.context);
    expect((await readPhoto(url)).statusCode, "it is not over").toBe(200);
    await set({ status: "delivered" });
    await cleanUp(server.context);
    expect((await readPhoto(url)).statusCode).toBe(404);
    expect((await trackOrder(guest, body.order_id)).order_attachment).toEqual([]);
  });

  it("with the account", async () => {
    const customer = await newCustomer(server);
    await fillCart(server, customer, shop.food, plain(shop.soup));
    const { body } = await placeWithPhotos(server, shop, customer, { photos: [paper] });
    const [url = ""] = (await trackOrder(customer, body.order_id)).order_attachment_full_url;
    await database().update(orders).set({ status: "delivered" }).where(eq(orders.id, body.order_id));
    await server.call("DELETE", "/customer/remove-account", {
      token: customer.token,
      body: { password: shopperPassword },
    });
    expect((await readPhoto(url)).statusCode).toBe(404);
  });
});
