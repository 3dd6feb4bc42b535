import { type SQL, sql } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { utc } from "@/domain/time-zone";
import type { Queryable } from "../../context";
import { rowsOf } from "../../db/rows";
import { openDemoServer, townMiddle } from "../../testing/demo-shop";
import { present } from "../../testing/present";
import { itemsById } from "../items/items-by-id";
import { leadingItems } from "../items/leading-items";
import { type ItemOrder, itemListQuery } from "../items/read-items";
import { lookUp } from "../search/dictionary";
import { gradeCondition } from "../search/match-ranking";
import type { ShopView } from "../settings/shop-view";
import { storeListQuery } from "../stores/read-stores";
import { storesById } from "../stores/stores-by-id";
import { inServedZones } from "../zones/served-zones";
import {
  countOf,
  idArrayOfRange,
  type ListQuery,
  type PageRequest,
  pageOfIds,
  pageWithTotal,
  rangeOf,
} from "./list-query";

const { server, shop } = await openDemoServer();
beforeAll(async () => {
  // More rows of the same kind, most of them in one zone, and a rare module.
  await server.context.database.transaction(async (tx) => {
    // On a busy machine they take longer than a request may.
    await tx.execute(sql`select set_config('statement_timeout', '0', true)`);
    await tx.execute(sql`
    insert into stores (slug, name, module_id, zone_id, vendor_id, phone, email, place, address, order_count, average_rating)
    select s.slug || '-' || n, s.name, s.module_id, s.zone_id, s.vendor_id, s.phone, s.email,
      point(s.place[0] + n * 0.00001, s.place[1] - n * 0.00001), s.address, s.order_count + n, s.average_rating
    from stores s, generate_series(1, 150) n`);
    await tx.execute(sql`
    insert into items (slug, name, store_id, module_id, zone_id, category_id, parent_category_id, price, discount,
      recommended, average_rating, rating_count, order_count)
    select i.slug || '-' || n, i.name, i.store_id, i.module_id, i.zone_id, i.category_id, i.parent_category_id,
      i.price + n, i.discount, i.recommended, i.average_rating, i.rating_count + n, i.order_count + n
    from items i join modules m on m.id = i.module_id,
      generate_series(1, case when i.zone_id = 1 and m.type = 'food' then 120 else 6 end) n`);
  });
  await server.connection.executeSql("analyze");
}, 600_000);
afterAll(() => server.close());

interface PlanNode {
  "Node Type": string;
  "Index Name"?: string;
  "Relation Name"?: string;
  Plans?: PlanNode[];
}

async function planOf(
  query: SQL,
  database: Queryable = server.context.database,
): Promise<{ indexes: string[]; scanned: string[]; sorts: number }> {
  const [row] = rowsOf<Record<string, unknown>>(await database.execute(sql`explain (format json) ${query}`));
  const response = row?.["QUERY PLAN"];
  const plan = (typeof response === "string" ? JSON.parse(response) : response) as { Plan: PlanNode }[];
  const indexes: string[] = [];
  const scanned: string[] = [];
  let sorts = 0;
  const visit = (node: PlanNode) => {
    if (node["Index Name"]) indexes.push(node["Index Name"]);
    if (node["Node Type"] === "Seq Scan" && node["Relation Name"]) scanned.push(node["Relation Name"]);
    if (node["Node Type"] === "Sort") sorts += 1;
    for (const child of node.Plans ?? []) visit(child);
  };
  for (const { Plan } of plan) visit(Plan);
  return { indexes, scanned, sorts };
}

/** The plan that the database keeps for a list, whatever its values. */
function keptPlanOf(query: ListQuery, page: PageRequest) {
  expect(query.onePlan).toBe(true);
  const { sql: text, params } = new PgDialect().sqlToQuery(idArrayOfRange(query, rangeOf(page)));
  return server.context.database.transaction(async (tx) => {
    await tx.execute(sql`select set_config('plan_cache_mode', 'force_generic_plan', true)`);
    await tx.execute(sql.raw(`prepare kept as ${text}`));
    const plan = await planOf(sql.raw(`execute kept(${params.map(() => "null").join()})`), tx);
    await tx.execute(sql.raw("deallocate kept"));
    return plan;
  });
}

const page = { limit: 12, offset: 1 };
const thirdPage = { limit: 20, offset: 3 };
const served = (type: string, ...zones: string[]) =>
  zones.map((zone) => ({ moduleId: shop.module(type), zoneId: shop.zone(zone) }));

describe("plans of the lists of items", () => {
  // Where nearly all items are active either index of the most ordered is as good.
  const orders: [ItemOrder, RegExp][] = [
    ["popular", /^items_(by_orders|in_order)$/],
    ["rated", /^items_by_rating$/],
    ["reviewed", /^items_by_reviews$/],
    ["newest", /^items_by_age$/],
    ["cheapest", /^items_by_price$/],
    ["dearest", /^items_by_price$/],
  ];
  for (const [order, index] of orders) {
    it(`read a page ${order} in the order of its index, in one zone and over three`, async () => {
      for (const zones of [["Harbour"], ["Harbour", "North", "Cape"]]) {
        const query = itemListQuery({ branches: inServedZones("i", served("food", ...zones)), order });
        const plan = await planOf(pageOfIds(query, page));
        expect(plan.indexes).toContainEqual(expect.stringMatching(index));
        expect(plan.scanned).toEqual([]);
        expect(plan.sorts).toBe(0);
      }
    });

    it(`read it so by the plan that is kept for a page ${order}`, async () => {
      for (const zones of [["Harbour"], ["Harbour", "North", "Cape"]]) {
        const branches = inServedZones("i", served("food", ...zones));
        const plan = await keptPlanOf(itemListQuery({ branches, order, onePlan: true }), thirdPage);
        expect(plan.indexes).toContainEqual(expect.stringMatching(index));
        expect(plan.scanned).toEqual([]);
        expect(plan.sorts).toBe(0);
      }
    });
  }

  it("read a small module in a small zone by its index too, beside a crowded one", async () => {
    for (const [order, index] of orders) {
      const query = itemListQuery({ branches: inServedZones("i", served("pharmacy", "Cape")), order });
      const plan = await planOf(pageOfIds(query, page));
      expect(plan.indexes, order).toContainEqual(expect.stringMatching(index));
      expect(plan.scanned, order).toEqual([]);
    }
  });

  it("count without reading the whole table", async () => {
    const query = itemListQuery({
      branches: inServedZones("i", served("pharmacy", "Cape")),
      order: "popular",
    });
    expect((await planOf(countOf(query, 10_001))).scanned).not.toContain("items");
  });

  it("find the items of a category, of a store and of a word by their indexes", async () => {
    const lists = {
      items_of_category: sql`i.category_id = ${12} and i.zone_id = ${1}`,
      items_of_store: sql`i.store_id = ${1}`,
    };
    for (const [index, branch] of Object.entries(lists)) {
      const plan = await planOf(pageOfIds(itemListQuery({ branches: [branch], order: "popular" }), page));
      expect(plan.indexes).toContain(index);
      expect(plan.scanned).not.toContain("items");
    }
    const zones = served("food", "Harbour", "North");
    const { units } = await lookUp(server.context.database, ["burger", "chick"], [shop.module("food")]);
    const list = itemListQuery({
      branches: inServedZones("i", zones),
      named: {
        served: zones,
        condition: (some) => gradeCondition(units, "piece", some) ?? sql`false`,
        singleIndex: true,
        isOneWord: false,
        ranked: [],
        isComplete: false,
      },
      order: "popular",
    });
    const plan = await planOf(pageWithTotal(list, page));
    expect(plan.indexes).toContain("items_terms");
    expect(plan.scanned).not.toContain("items");
    // The most ordered of a zone that match are found by both indexes together, not one by one in the order of the list.
    const [harbour] = served("food", "Harbour");
    const leading = await leadingItems(
      server.context.database,
      present(harbour),
      [sql`i.active`, gradeCondition(units.slice(0, 1), "name", zones.slice(0, 1)) ?? sql`false`],
      rangeOf(page),
    );
    const together = await planOf(present(leading));
    expect(together.indexes.sort()).toEqual(["items_in_order", "items_terms"]);
    expect(together.scanned).toEqual([]);
    const described = gradeCondition(units, "description", zones) ?? sql`false`;
    const withDescriptions = await planOf(
      sql`select i.id from items i where i.active and ${described} limit 200`,
    );
    expect(withDescriptions.indexes).toEqual(expect.arrayContaining(["items_terms", "items_described"]));
    expect(withDescriptions.scanned).not.toContain("items");
  });
});

describe("plans of the lists of stores", () => {
  it("read the nearest, the most ordered and the best in the order of their indexes", async () => {
    for (const [order, index] of [
      ["nearest", "stores_by_nearness"],
      ["popular", "stores_by_orders"],
      ["rated", "stores_by_rating"],
      ["newest", "stores_by_age"],
    ] as const) {
      const query = storeListQuery({
        branches: inServedZones("s", served("food", "Harbour", "North")),
        order,
        position: townMiddle,
      });
      const plan = await planOf(pageOfIds(query, page));
      expect(plan.indexes, order).toContain(index);
      expect(plan.scanned, order).toEqual([]);
      const kept = await keptPlanOf(query, thirdPage);
      expect(kept.indexes, order).toContain(index);
      expect(kept.scanned, order).toEqual([]);
    }
  });
});

describe("plans of rows by their ids", () => {
  const view: ShopView = { language: "en", digits: 2, now: new Date(), timeZone: utc };
  /** Whole tables read so far in this transaction, and rows read by indexes. */
  const readsOf = async (tx: Queryable, table: string) =>
    rowsOf<{ scans: number; fetched: number }>(
      await tx.execute(sql`
        select seq_scan as scans, idx_tup_fetch as fetched from pg_stat_xact_user_tables where relname = ${table}`),
    )[0];

  it.each([
    ["items", itemsById],
    ["stores", storesById],
  ] as const)("%s are read by their index at every call, however many they are", async (table, read) => {
    const ids = rowsOf<{ id: number }>(
      await server.context.database.execute(sql`select id from ${sql.raw(table)} order by random() limit 20`),
    ).map(({ id }) => id);
    await server.context.database.transaction(async (tx) => {
      const before = await readsOf(tx, table);
      // After five calls the database decides for a plan that it keeps.
      for (let count = 11; count <= 20; count += 1)
        expect((await read(tx, ids.slice(0, count), view)).size).toBe(count);
      const after = await readsOf(tx, table);
      expect(after?.scans).toBe(before?.scans ?? 0);
      expect(after?.fetched).toBeGreaterThan(before?.fetched ?? 0);
    });
  });
});
