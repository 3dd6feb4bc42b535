import { brotliCompressSync } from "node:zlib";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { StoreDetails } from "@/contract";
import { rowsOf } from "../db/rows";
import { maxAnswerBytes } from "../services/server-rendering/write-answers";
import { openPageServer } from "../testing/page-server";
import { answersIn, type ServedAnswer } from "../testing/served-answers";
import type { TestServer } from "../testing/test-server";

let server: TestServer;
const built =
  '<!doctype html><html><head><title>D</title><meta name="app-script" content=""></head><body></body></html>';

beforeAll(async () => {
  server = await openPageServer(() => built, { demo: true });
});
afterAll(() => server?.close());

const open = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers: { accept: "text/html", ...headers } });

const bodyOf = <T>(answer: ServedAnswer | undefined) => (answer ?? expect.unreachable()).body as T;

/** The API's answer to the same request, from a shopper of any place. */
async function byApi({ address, scope }: ServedAnswer, zone: number): Promise<unknown> {
  const headers = { ...scope, zoneId: `[${zone}]` };
  const response = await server.app.inject({ url: `/api/v1${address}`, headers });
  return response.json();
}

async function anyStore(items: string) {
  const [store] = rowsOf<{ id: number; slug: string; zone_id: number; module_id: number }>(
    await server.context.database.execute(sql`
      select s.id, s.slug, s.zone_id, s.module_id from stores s where s.status
      and (select count(*) from items i where i.store_id = s.id and i.active) ${sql.raw(items)} order by s.id limit 1`),
  );
  if (!store) throw new Error("No such store.");
  return store;
}

async function anyItem() {
  const [item] = rowsOf<{ slug: string; zone_id: number; module_id: number }>(
    await server.context.database.execute(sql`
      select i.slug, i.zone_id, i.module_id from items i join stores s on s.id = i.store_id and s.status
      where i.active order by i.id limit 1`),
  );
  if (!item) throw new Error("No item.");
  return item;
}

/** A campaign that runs, with a zone of its stores. */
async function anyCampaign() {
  const [campaign] = rowsOf<{ id: number; slug: string; title: string; zone_id: number; module_id: number }>(
    await server.context.database.execute(sql`
      select k.id, k.slug, k.title, k.module_id, s.zone_id from campaigns k
      join campaign_stores cs on cs.campaign_id = k.id join stores s on s.id = cs.store_id
      where k.active order by k.id limit 1`),
  );
  if (!campaign) throw new Error("No campaign.");
  return campaign;
}

describe("the document of a page that means the same to everybody", () => {
  it.each(["en", "ar"])("of a store carries what the API answers in %s, and the moment", async (language) => {
    const store = await anyStore("between 1 and 20");
    const before = server.clock.now().getTime();
    const { body } = await open(`/store/${store.slug}`, { "accept-language": language });
    const answers = answersIn(body);
    const after = server.clock.now().getTime();
    expect(answers.map(({ address }) => address)).toEqual([
      `/stores/details/${store.slug}`,
      "/config",
      `/items/latest?store_id=${store.id}&category_id=0&limit=20&offset=1&type=all`,
    ]);
    for (const answer of answers) {
      expect(answer.scope["X-localization"]).toBe(language);
      expect(answer.at).toBeGreaterThanOrEqual(before);
      expect(answer.at).toBeLessThanOrEqual(after);
      // Whatever the place is.
      for (const zone of [store.zone_id, store.zone_id + 1])
        expect(await byApi(answer, zone), answer.address).toEqual(answer.body);
    }
  });

  it("of a store with a long menu carries its first section, or the one that the address names", async () => {
    const store = await anyStore("> 20");
    const first = answersIn((await open(`/store/${store.slug}`)).body);
    const { category_details: sections } = bodyOf<StoreDetails>(first[0]);
    const last = sections.at(-1)?.id;
    expect(first.at(-1)?.address).toContain(`category_id=${sections[0]?.id}&`);
    const named = answersIn((await open(`/store/${store.slug}?category=${last}`)).body);
    expect(named.at(-1)?.address).toContain(`category_id=${last}&`);
    for (const answer of [...first, ...named])
      expect(await byApi(answer, store.zone_id)).toEqual(answer.body);
  });

  it("of a product in its module carries it", async () => {
    const item = await anyItem();
    const { body } = await open(`/product/${item.slug}?module_id=${item.module_id}`);
    const answers = answersIn(body);
    expect(answers.map(({ address }) => address)).toEqual([`/items/details/${item.slug}`, "/config"]);
    expect(answers[0]?.scope).toEqual({ "X-localization": "en", moduleId: String(item.module_id) });
    for (const answer of answers) expect(await byApi(answer, item.zone_id)).toEqual(answer.body);
  });

  it.each(["en", "ar"])(
    "of a campaign carries what it says of itself in %s, by slug or id",
    async (language) => {
      const { id, slug, zone_id: zone } = await anyCampaign();
      for (const [path, named] of [
        [`/campaigns/${slug}`, slug],
        [`/campaigns/${id}`, id],
        // As the page's own links have it: the id comes first.
        [`/campaigns/no-such-campaign?id=${id}&module_id=1`, id],
      ] as const) {
        const { body } = await open(path, { "accept-language": language });
        const answers = answersIn(body);
        expect(answers.map(({ address }) => address)).toEqual([`/campaigns/details/${named}`, "/config"]);
        expect(bodyOf<{ id: number }>(answers[0])).toMatchObject({ id });
        // Its stores are those of a place.
        expect(bodyOf(answers[0])).not.toHaveProperty("stores");
        for (const answer of answers) {
          expect(answer.scope).toEqual({ "X-localization": language });
          for (const of of [zone, zone + 1]) expect(await byApi(answer, of)).toEqual(answer.body);
        }
      }
    },
  );

  it("is the same whoever asks, and is revalidated each time", async () => {
    const store = await anyStore("between 1 and 20");
    for (const path of [`/store/${store.slug}`, `/campaigns/${(await anyCampaign()).slug}`]) {
      const plain = await open(path);
      const other = await open(path, {
        cookie: "a=b",
        authorization: "Bearer secret",
        zoneid: `[${store.zone_id + 1}]`,
        moduleid: "99",
        latitude: "1",
        longitude: "2",
      });
      const withoutMoment = (html: string) => html.replace(/data-at="\d+"/g, "");
      expect(answersIn(plain.body).length).toBeGreaterThan(0);
      expect(withoutMoment(other.body) === withoutMoment(plain.body)).toBe(true);
      expect(plain.headers["cache-control"]).toBe("no-cache");
      expect(String(plain.headers.vary)).toMatch(/accept-language/i);
      for (const { body } of answersIn(plain.body)) expect(JSON.stringify(body)).not.toContain('"distance"');
    }
  });

  it("cannot be left by what a campaign's title says", async () => {
    const { id, slug, title } = await anyCampaign();
    const hostile = `</script></template><script>alert(1)</script><!-- $& "'`;
    const rename = (to: string) =>
      server.context.database.execute(sql`update campaigns set title = ${to} where id = ${id}`);
    await rename(hostile);
    const { body } = await open(`/campaigns/${slug}`);
    await rename(title);
    expect(body).not.toMatch(/<script>|<\/template>|<!--/);
    expect(bodyOf(answersIn(body)[0])).toMatchObject({ title: hostile });
  });

  it("has a validator of what the answers say, and not of when they were read", async () => {
    const store = await anyStore("between 1 and 20");
    const path = `/store/${store.slug}`;
    const [first, later] = [await open(path), await open(path)];
    expect(later.headers.etag).toBe(first.headers.etag);
    await server.context.database.execute(
      sql`update items set price = price + 1 where store_id = ${store.id}`,
    );
    const changed = await open(path, { "if-none-match": String(first.headers.etag) });
    await server.context.database.execute(
      sql`update items set price = price - 1 where store_id = ${store.id}`,
    );
    expect(changed.statusCode).toBe(200);
    expect(changed.headers.etag).not.toBe(first.headers.etag);
  });

  it("takes no more than its bytes for them, in any language", async () => {
    const stores = rowsOf<{ slug: string }>(
      await server.context.database.execute(sql`select slug from stores where status order by id limit 40`),
    );
    for (const { slug } of stores) {
      const { body } = await open(`/store/${slug}`, { "accept-language": "ar" });
      const blocks = body.match(/<script data-served type="application\/json".*?<\/script>/gs) ?? [];
      expect(blocks.length, slug).toBeGreaterThan(0);
      expect(brotliCompressSync(blocks.join("")).length, slug).toBeLessThanOrEqual(maxAnswerBytes);
    }
  });
});

describe("no answers travel with the document", () => {
  it("of a store or product that is not there, of a list, of a campaign's item or of a personal page", async () => {
    const item = await anyItem();
    const campaign = await anyCampaign();
    for (const path of [
      "/store/no-such-store",
      "/store/latest",
      `/product/${item.slug}`,
      `/product/${item.slug}?module_id=0`,
      `/product/${item.slug}?module_id=1&product_type=campaign`,
      "/product/%00?module_id=1",
      "/campaigns",
      "/campaigns/no-such-campaign",
      "/campaigns/0",
      "/campaigns/%00",
      `/campaigns/${campaign.slug}?id=999999`,
      "/checkout",
      "/profile",
      "/home",
      "/",
    ])
      expect((await open(path)).body, path).not.toContain("data-answer");
  });

  it("of a campaign before it begins, when it has ended, or of a module that is closed", async () => {
    const { id, slug, module_id: module } = await anyCampaign();
    const { database } = server.context;
    const expectAnswers = async (count: number) => {
      const { body, statusCode } = await open(`/campaigns/${slug}`);
      expect([statusCode, answersIn(body).length]).toEqual([200, count]);
    };
    await expectAnswers(2);
    for (const days of [-400, 400]) {
      const move = (by: number) =>
        database.execute(sql`update campaigns set start_date = start_date + ${by}::int,
          end_date = end_date + ${by}::int where id = ${id}`);
      await move(days);
      await expectAnswers(0);
      await move(-days);
    }
    await database.execute(sql`update modules set active = false where id = ${module}`);
    await expectAnswers(0);
    await database.execute(sql`update modules set active = true where id = ${module}`);
    await expectAnswers(2);
  });

  it("that the worker keeps", async () => {
    for (const name of ["index", "app"]) expect((await open(`/${name}.html`)).body).toBe(built);
  });
});
