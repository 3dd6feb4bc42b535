/** Random shops as files: every kind, with references that lead somewhere and rows that are right together. */
import fc from "fast-check";
import { kindOf } from "../services/shop-files/kinds";
import { cell, discount, moment, sku, slug, text } from "./random-cells";

type Row = Record<string, unknown>;
export type Catalogue = Record<string, Row[]>;

const isPresent = fc.boolean;
const many = (min: number, max: number) => fc.integer({ min, max });
const subset = (all: readonly string[]) => fc.subarray([...all]);
const choice = (all: readonly string[]) => fc.constantFrom(...all);
const isSmaller = (a: unknown, b: unknown) => String(a) < String(b);

/** Middle of a zone by its number: no two are near each other. */
const middle = (n: number) => ({ lat: -40 + 35 * n, lng: -150 + 90 * n });
const near = (degrees: number) =>
  fc.integer({ min: -400, max: 400 }).map((millionths) => Number((degrees + millionths / 1e6).toFixed(6)));

/** A border around that middle, in each of the forms that are read. */
function outline(n: number): fc.Arbitrary<unknown> {
  const { lat, lng } = middle(n);
  const square = fc.integer({ min: 100_000, max: 900_000 }).map((size) => {
    const [west, east, south, north] = [
      lng - size / 1e6,
      lng + size / 1e6,
      lat - size / 1e6,
      lat + size / 1e6,
    ];
    return [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
      [west, south],
    ];
  });
  return fc.oneof(
    fc.integer({ min: 100, max: 9000 }).map((meters) => `circle ${lat} ${lng} ${meters} m`),
    square.map((ring) => ({ type: "Polygon", coordinates: [ring] })),
    square.map((ring) => `POLYGON ((${ring.map((corner) => corner.join(" ")).join(", ")}))`),
  );
}

/** A shop whose every file is right; what is random comes from `g`. */
export function randomCatalogue(g: fc.GeneratorValue): Catalogue {
  const catalogue: Catalogue = {};
  /** Adds a row: `given` cells as they are, the others as their fields allow, absent where they may be. */
  const add = (name: string, given: Row): Row => {
    const row: Row = { ...given };
    for (const [column, field] of Object.entries(kindOf(name)?.fields ?? {})) {
      if (!Object.hasOwn(given, column) && field.refersTo === null && (field.required || g(isPresent)))
        row[column] = g(cell, field);
      if (field.translated && row[column] !== undefined && row[column] !== null && g(isPresent))
        row[`${column}:ar`] = g(cell, field);
    }
    if (isSmaller(row.to_day, row.from_day)) [row.from_day, row.to_day] = [row.to_day, row.from_day];
    catalogue[name] ??= [];
    catalogue[name].push(row);
    return row;
  };
  const each = <T>(min: number, max: number, make: (n: number) => T): T[] =>
    Array.from({ length: g(many, min, max) }, (_, n) => make(n));
  const oneOf = (all: readonly unknown[]) => (all.length === 0 ? null : g(choice, all.map(String)));
  const maybe = (all: readonly unknown[]) => (g(isPresent) ? oneOf(all) : null);
  let made = 0;
  const next = () => {
    made += 1;
    return made;
  };
  const key = () => g(slug, next());

  const zones = each(1, 2, (n) => add("zones", { zone: key(), outline: g(outline, n) }).zone);
  const modules = each(1, 2, (n) =>
    // The first has stores, which no module of parcels has.
    add("modules", {
      module: key(),
      ...(n === 0 ? { type: g(choice, ["food", "grocery", "pharmacy", "ecommerce"]) } : {}),
    }),
  );
  for (const zone of zones) for (const { module } of modules) add("delivery-charges", { zone, module });
  const allStores: unknown[] = [];
  const allItems: string[] = [];
  for (const { module, type } of modules) {
    if (type === "parcel") continue;
    const tops = each(1, 2, () => add("categories", { category: key(), module }).category);
    const below = each(
      0,
      2,
      () => add("categories", { category: key(), module, parent: oneOf(tops) }).category,
    );
    const brands = each(0, 1, () => add("brands", { brand: key(), module }).brand);
    const conditions = each(0, 1, () => add("conditions", { condition: key(), module }).condition);
    const items: string[] = [];
    each(1, 2, () => {
      const place = g(many, 0, zones.length - 1);
      const { lat, lng } = middle(place);
      const [latitude, longitude] = [g(near, lat), g(near, lng)];
      const { store } = add("stores", { store: key(), module, zone: zones[place], latitude, longitude });
      allStores.push(store);
      if (g(isPresent)) add("store-discounts", { store });
      const opened = new Set<string>();
      each(0, 3, () => {
        const hours = add("hours", { store });
        if (opened.has(`${hours.day} ${hours.opens}`)) catalogue.hours?.pop();
        opened.add(`${hours.day} ${hours.opens}`);
      });
      const addOns = each(0, 2, () => String(add("add-ons", { store, add_on: key() }).add_on));
      each(0, 3, () => {
        const item = add("items", {
          store,
          sku: g(sku, next()),
          slug: g(isPresent) ? key() : null,
          category: oneOf([...tops, ...below]),
          brand: maybe(brands),
          condition: maybe(conditions),
          add_ons: g(subset, addOns),
        });
        const reference = `${store}/${item.sku}`;
        items.push(reference);
        addOptions(reference);
        if (g(isPresent)) addVariations(reference);
      });
    });
    allItems.push(...items);
    if (g(isPresent)) add("campaigns", { campaign: key(), module, stores: g(subset, allStores.map(String)) });
    each(0, 1, () => {
      const starts = g(moment);
      const iso = (seconds: number) => new Date(seconds * 1000).toISOString().replace(".000", "");
      const sale = add("flash-sales", {
        flash_sale: key(),
        module,
        starts: iso(starts),
        ends: iso(starts + g(many, 1, 90_000)),
      });
      for (const item of g(subset, items))
        add("flash-sale-items", { flash_sale: sale.flash_sale, item, discount: g(discount) });
    });
  }

  function addOptions(item: string): void {
    each(0, 2, (group) => {
      const name = `${g(text, 20)} ${group}`;
      const options = g(many, 1, 3);
      for (let n = 0; n < options; n += 1) {
        const [least, more] = [g(many, 0, options), g(many, 0, 3)];
        add("options", {
          item,
          group: name,
          option: `${g(text, 20)} ${n}`,
          at_least: least,
          at_most: least + more,
        });
      }
    });
  }

  function addVariations(item: string): void {
    const titles = each(1, 3, (n) => `${g(text, 20)} ${n}`);
    const values = titles.map(() => each(1, 2, (n) => `${g(text, 20).replaceAll("-", " ").trim()} ${n}`));
    const combine = (level: number): string[][] =>
      level === values.length
        ? [[]]
        : (values[level] ?? []).flatMap((value) => combine(level + 1).map((rest) => [value, ...rest]));
    for (const combination of combine(0)) {
      const named = combination.flatMap((value, n) => [
        [`choice_${n + 1}`, titles[n]],
        [`value_${n + 1}`, value],
      ]);
      const none = { choice_2: null, choice_3: null, value_2: null, value_3: null };
      add("variations", { item, ...none, ...Object.fromEntries(named) });
    }
  }

  each(0, 2, (n) => {
    const kind = g(choice, ["default", "store_wise", "zone_wise", "free_delivery", "first_order"]);
    add("coupons", {
      code: `${g(text, 20)}${n}`,
      kind,
      discount: kind === "free_delivery" ? null : g(discount),
      module: maybe(modules.map(({ module }) => module)),
      store: kind === "store_wise" ? oneOf(allStores) : null,
      zones: g(subset, zones.map(String)),
    });
    if (kind === "store_wise" && allStores.length === 0) catalogue.coupons?.pop();
  });
  each(0, 2, () => {
    const opens = g(choice, [
      "link",
      ...(allStores.length ? ["store"] : []),
      ...(allItems.length ? ["item"] : []),
    ]);
    add("banners", {
      banner: key(),
      opens,
      store: opens === "store" ? oneOf(allStores) : null,
      item: opens === "item" ? oneOf(allItems) : null,
      zone: maybe(zones),
      on_page_of: maybe(allStores),
    });
  });
  if (allItems.length > 0)
    each(0, 1, () => add("item-campaigns", { item_campaign: key(), item: oneOf(allItems) }));
  each(0, 1, () => add("cashback", { cashback: key(), share: g(discount) }));
  each(0, 1, () => add("couriers", { courier: key(), zone: oneOf(zones) }));
  return catalogue;
}
