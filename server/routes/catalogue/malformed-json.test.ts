import { afterAll, afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from "vitest";
import type { Item } from "@/contract";
import { openDemoServer } from "../../testing/demo-shop";
import { allowRowsFromBefore } from "../../testing/rows-from-before";

const { server, shop, get } = await openDemoServer();
afterAll(() => server.close());
await allowRowsFromBefore(server.connection);

const slug = "anchor-burger-harbour-smash-burger";
const [{ id }] = (await server.connection.executeSql("select id from items where slug = $1", [slug]))
  .rows as [{ id: number }];
const store = await shop.store("anchor-burger", shop.in("food"));
const [before] = (
  await server.connection.executeSql(
    "select option_groups, choices, images, tags, generic_names, nutrition, allergies, translations from items where id = $1",
    [id],
  )
).rows as [Record<string, unknown>];

let log: MockInstance<typeof console.error>;
beforeEach(() => {
  log = vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(async () => {
  for (const [column, value] of Object.entries(before))
    await server.connection.executeSql(`update items set ${column} = $1::jsonb where id = $2`, [
      JSON.stringify(value),
      id,
    ]);
  // Once it has been read whole, it would be named anew.
  await inLists();
  log.mockRestore();
});

const write = (column: string, value: unknown) =>
  server.connection.executeSql(`update items set ${column} = $1::jsonb where id = $2`, [
    JSON.stringify(value),
    id,
  ]);

/** The item as a shopper's lists show it. */
async function inLists(language: "en" | "ar" = "en"): Promise<Item[]> {
  const place = { ...shop.in("food"), language };
  const rows = [
    ...(
      await get("/items/latest", {
        ...place,
        query: { store_id: store.id, category_id: 0, limit: 100, offset: 1 },
      })
    ).body.products,
    ...(await get("/items/popular", { ...place, query: { limit: 100, offset: 1 } })).body.products,
    ...(await get("/items/search", { ...place, query: { name: "smash burger", limit: 20, offset: 1 } })).body
      .products,
  ];
  const found = rows.filter((row) => row.id === id);
  expect(found.length).toBeGreaterThanOrEqual(2);
  const details = await get(`/items/details/${id}`, place);
  expect(details.status).toBe(200);
  return [...found, details.body];
}
const named = () =>
  log.mock.calls.map(([line]) => String(line)).filter((line) => line.includes(`items ${id} `));

const option = { label: "Plain", price: 0 };
const group = { name: "Size", type: "single", min: 0, max: 0, required: true, values: [option] };

describe("option groups that an operator wrote", () => {
  it.each<[string, unknown, string[]]>([
    ["an object", { name: "Size" }, []],
    ["a text", "Size", []],
    ["a number", 5, []],
    ["null", null, []],
    ["a list of nothing", [null, 3, "x", []], []],
    ["a group without values", [group, { name: "Sauce", type: "multi" }], ["Size"]],
    ["values that are an object", [group, { ...group, name: "Sauce", values: {} }], ["Size"]],
    ["a price as text", [{ ...group, values: [option, { label: "Big", price: "2.50" }] }], ["Size"]],
    ["a price of null", [{ ...group, values: [option, { label: "Big", price: null }] }], ["Size"]],
    ["a price below zero", [{ ...group, values: [option, { label: "Big", price: -1 }] }], ["Size"]],
    ["a label of a number", [{ ...group, values: [option, { label: 7, price: 1 }] }], ["Size"]],
    ["an unknown type", [{ ...group, type: "some" }, group], ["Size"]],
    ["a group without a name", [{ ...group, name: null }, group], ["Size"]],
    ["limits as texts", [{ ...group, name: "Sauce", min: "1" }, group], ["Size"]],
    ["translations without labels", [{ ...group, translations: { ar: { name: "الحجم" } } }], ["Size"]],
    ["translations that are a text", [{ ...group, translations: "x" }], ["Size"]],
  ])(
    "%s: the lists stand, with what can be read, and the log names the item once",
    async (_, value, names) => {
      await write("option_groups", value);
      for (let round = 0; round < 2; round += 1) {
        for (const row of await inLists()) {
          expect(row.food_variations.map(({ name }) => name)).toEqual(names);
          for (const { values } of row.food_variations)
            expect(values.map(({ label }) => label)).toEqual(["Plain"]);
        }
      }
      await inLists("ar");
      expect(named()).toEqual([expect.stringContaining(`items ${id} option_groups`)]);
    },
  );

  it("are named again when they were mended and broken anew", async () => {
    await write("option_groups", 5);
    await inLists();
    await write("option_groups", [group]);
    await inLists();
    expect(named()).toHaveLength(1);
    await write("option_groups", 6);
    await inLists();
    expect(named()).toHaveLength(2);
  });

  it("keep nobody from a cart that has the item", async () => {
    await write("option_groups", { broken: true });
    const guest = (await server.call("POST", "/auth/guest/request", { body: {} })).body.guest_id;
    const added = await server.call("POST", "/customer/cart/add", {
      ...shop.in("food"),
      guest,
      body: {
        guest_id: guest,
        item_id: id,
        model: "Item",
        price: 1,
        quantity: 1,
        variation: [],
        add_on_ids: [],
        add_on_qtys: [],
      },
    });
    expect(added.status).toBe(200);
    const cart = await server.call("GET", "/customer/cart/list", { ...shop.in("food"), guest });
    expect(cart.status).toBe(200);
  });
});

describe("other JSON of an item", () => {
  it.each<[string, unknown]>([
    ["choices", { name: "choice_1" }],
    ["choices", [null, { name: "choice_1", title: 4, options: [] }]],
    ["choices", [{ name: "choice_1", title: "Size", options: "S" }]],
    ["images", "one.png"],
    ["images", [{ url: "one.png" }]],
    ["tags", "vegan"],
    ["tags", [1, null, "vegan"]],
    ["generic_names", { a: 1 }],
    ["nutrition", 4],
    ["allergies", [["nuts"]]],
    ["translations", { ar: { name: 5, tags: ["x"] } }],
    ["translations", { ar: null }],
    ["translations", { ar: "smash" }],
  ])("%s %j: the lists stand in both languages, and the log names the item once", async (column, value) => {
    await write(column, value);
    for (const language of ["en", "ar", "en"] as const) {
      const rows = await inLists(language);
      expect(rows.every((row) => typeof row.name === "string" && row.name !== "")).toBe(true);
    }
    expect(named()).toEqual([expect.stringContaining(`items ${id} ${column}`)]);
  });

  it("is left alone where it is well formed", async () => {
    await inLists();
    await inLists("ar");
    expect(named()).toEqual([]);
  });
});

describe("JSON beside items", () => {
  it("takes no list of stores, coupons or ways of paying down", async () => {
    await server.connection.executeSql("update stores set ratings = '{\"5\": 3}'::jsonb where id = $1", [
      store.id,
    ]);
    await server.connection.executeSql("update coupons set type = 'zone_wise', zone_ids = '{}'::jsonb");
    await server.connection.executeSql(`insert into offline_payment_methods (name, details, instructions, fields)
      values ('"12"', '[{"name": 1}, 5]', '"6222021234567890123"', '[{"key": 4}, {"key": "ref", "label": "Reference"}]')`);
    expect((await get("/stores/details/anchor-burger", shop.in("food"))).body?.ratings).toEqual([
      0, 0, 0, 0, 0,
    ]);
    expect((await get("/coupon/list/all", shop.in("food"))).status).toBe(200);
    const methods = await get("/offline_payment_method_list", {});
    expect(methods.status).toBe(200);
    expect(methods.body.at(-1)).toMatchObject({
      method_name: "12",
      method_instructions: "6222021234567890123",
      method_fields: [{ input_name: "", input_data: "" }],
      method_informations: [{ customer_input: "ref", customer_label: "Reference", is_required: 0 }],
    });
    const lines = log.mock.calls.map(([line]) => String(line));
    expect(lines).toEqual(
      expect.arrayContaining([
        expect.stringContaining(`stores ${store.id} ratings`),
        expect.stringMatching(/coupons \d+ zoneIds/),
        expect.stringMatching(/offline_payment_methods \d+ details/),
      ]),
    );
  });
});
