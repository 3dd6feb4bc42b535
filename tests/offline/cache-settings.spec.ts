/** nginx with the settings that operators are shown in docs/operations.md: what it keeps, how long, and what goes past it. */
import { findPlainDish } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/shop-behind-cache";

test.describe("with the settings that operators are shown", () => {
  const headers = async () => {
    const { module, place } = await findPlainDish();
    return { zoneId: place.zone.zone_id, moduleId: String(module.id), "X-localization": "en" };
  };

  test("an answer is kept for its time, shown a little longer while it is asked for again, and then no more", async ({
    shop: { cache },
  }) => {
    const asked = await headers();
    const scope = encodeURIComponent(Object.values(asked).join());
    const address = `${cache.url}/api/v1/items/popular?limit=7&offset=1&shop_scope=${scope}`;
    const ask = async () => {
      const response = await fetch(address, { headers: asked });
      await response.text();
      return response.headers.get("x-cache");
    };
    expect([await ask(), await ask()]).toEqual(["MISS", "HIT"]);
    cache.age(40);
    expect(await ask()).toBe("STALE");
    await expect.poll(ask).toBe("HIT");
    cache.age(600);
    expect(await ask()).toMatch(/^(EXPIRED|REVALIDATED)$/);
  });

  test("validators of what is not kept reach the server", async ({ shop: { cache } }) => {
    const address = `${cache.url}/api/v1/stores/get-stores/all?limit=5&offset=1`;
    const first = await fetch(address, { headers: await headers() });
    await first.text();
    const etag = first.headers.get("etag") ?? "";
    const again = await fetch(address, { headers: { ...(await headers()), "If-None-Match": etag } });
    expect([first.status, again.status]).toEqual([200, 304]);
  });
});
