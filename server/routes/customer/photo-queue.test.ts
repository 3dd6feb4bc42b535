import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { attempts, items } from "../../db/schema";
import { blackPicture } from "../../testing/black-picture";
import { sendChat } from "../../testing/chat-form";
import { placeWithPhotos } from "../../testing/order-form";
import { openShopServer } from "../../testing/shop-server";
import { newCustomer, newGuest, plain } from "../../testing/shoppers";

const { server, shop, guestWithCart, countOrders } = await openShopServer();
const { database, settings } = server.context;
afterAll(() => server.close());
let small: Buffer;
/** 24 million pixels, close to the most that a photo may have, so that decoding keeps the server busy. */
let large: Buffer;
beforeAll(async () => {
  await database.update(items).set({ prescriptionRequired: true }).where(eq(items.id, shop.soup));
  small = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#336699" } })
    .png()
    .toBuffer();
  large = blackPicture(4_900);
});
beforeEach(() => database.delete(attempts));
const photosOnDisk = () => {
  const folder = join(settings.dataFolder, "photos");
  return existsSync(folder) ? readdirSync(folder).length : 0;
};
const countersOf = async (kind: string) =>
  (await database.select().from(attempts).where(eq(attempts.kind, kind))).map(({ count }) => count);

describe("photos that one guest sends", () => {
  it("are not looked at for an order that is refused", async () => {
    const guest = await newGuest(server);
    const before = photosOnDisk();
    const started = performance.now();
    const refused = await Promise.all(
      Array.from({ length: 10 }, () => placeWithPhotos(server, shop, guest, { photos: [large, large] })),
    );
    const each = (performance.now() - started) / refused.length;
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([403]));
    expect(await countersOf("photo-person")).toEqual([]);
    expect(photosOnDisk()).toBe(before);
    expect(each).toBeLessThan(5_000);
  });

  it("keep nobody else's small ones away", async () => {
    const guests = await Promise.all(Array.from({ length: 12 }, () => guestWithCart(plain(shop.soup))));
    const customers = await Promise.all(Array.from({ length: 5 }, () => newCustomer(server)));
    const much = guests.map((guest) =>
      placeWithPhotos(server, shop, guest, { photos: [large, large, large] }),
    );
    const sent = await Promise.all(
      customers.flatMap(({ token }) =>
        Array.from({ length: 5 }, () => sendChat(server, token, { message: "Look", photos: [small] })),
      ),
    );
    expect(sent.map(({ status }) => status)).toEqual(Array(25).fill(200));
    // The address that sends too much is asked to try again later.
    const statuses = (await Promise.all(much)).map(({ status }) => status);
    expect(statuses.every((status) => status === 200 || status === 503)).toBe(true);
  });

  it("are counted: after sixty in ten minutes there are no more, and the order is not placed", async () => {
    const customer = await newCustomer(server);
    for (let sent = 0; sent < 20; sent += 1) {
      await server.call("POST", "/customer/cart/add", {
        token: customer.token,
        module: shop.food,
        body: plain(shop.soup),
      });
      const placed = await placeWithPhotos(
        server,
        shop,
        { token: customer.token },
        { photos: Array(3).fill(small) },
      );
      expect(placed.status).toBe(200);
    }
    await server.call("POST", "/customer/cart/add", {
      token: customer.token,
      module: shop.food,
      body: plain(shop.soup),
    });
    const orders = await countOrders();
    const over = await placeWithPhotos(server, shop, { token: customer.token }, { photos: [small] });
    expect([over.status, over.code]).toEqual([429, "too_many_attempts"]);
    expect(await countOrders()).toBe(orders);
    server.clock.advance(600_000);
    expect((await placeWithPhotos(server, shop, { token: customer.token }, { photos: [small] })).status).toBe(
      200,
    );
    server.clock.release();
  });

  it("are counted once for an order that is sent twice", async () => {
    const guest = await guestWithCart(plain(shop.soup));
    const form = { photos: [small, small], key: "photos-once-1" };
    const first = await placeWithPhotos(server, shop, guest, form);
    const before = photosOnDisk();
    const again = await placeWithPhotos(server, shop, guest, form);
    expect([first.status, again.status, again.body]).toEqual([200, 200, first.body]);
    expect(photosOnDisk()).toBe(before);
    expect(await countersOf("photo-person")).toEqual([2]);
  });
});
