/** Menus of schema.org: sections are categories, dishes are items, several offers of a dish are what it can be had in. */
import { type Cell, ForeignRow, ReadColumns, type RecordPlace, type Say } from "./foreign-row";
import type { TableFile } from "./foreign-table";
import { hasType, JsonLd, listOf, menus, type Node, places, shortName, textOf } from "./json-ld";
import { keyOfName } from "./label-keys";
import { hoursOf } from "./menu-hours";
import { type ForeignProduct, type ForeignVariant, plainProduct } from "./product";
import type { ReadProducts } from "./read-products";

/** A dish with the names of its sections, from the outermost to its own. */
interface Dish {
  node: Node;
  sections: readonly string[];
}

/** Sections within each other, at most; a file may lead back to itself. */
const maxDepth = 20;

const sectionProperties = ["hasMenuSection", "hasMenu", "menu"] as const;

/** Properties that say what a record is, or that lead to dishes. */
const structural: ReadonlySet<string> = new Set([
  "@context",
  "@type",
  "@id",
  "@graph",
  "hasMenuItem",
  ...sectionProperties,
]);

/** Properties of sections that are read; the others are named. */
const sectionTexts: ReadonlySet<string> = new Set(["name"]);

/** Warns of properties that have no place with us. */
const noteUnread = (node: Node, read: ReadonlySet<string>, columns: ReadColumns): void => {
  for (const [name, value] of Object.entries(node))
    if (!structural.has(name) && !read.has(name) && listOf(value).length > 0) columns.note(name);
};

/** The dishes of a menu or a section, in their order. */
function dishesOf(
  node: Node,
  graph: JsonLd,
  columns: ReadColumns,
  above: readonly string[] = [],
  depth = 0,
): Dish[] {
  if (depth > maxDepth) return [];
  const name = textOf(node.name);
  const isMenu = hasType(node, menus);
  if (!hasType(node, places)) noteUnread(node, sectionTexts, columns);
  const sections = hasType(node, places) || isMenu || name === null ? above : [...above, name];
  const own = sections.length === 0 && isMenu && name !== null ? [name] : sections;
  return [
    ...graph.nodes(node.hasMenuItem).map((dish) => ({ node: dish, sections: own })),
    ...sectionProperties
      .flatMap((property) => graph.nodes(node[property]))
      .flatMap((section) => dishesOf(section, graph, columns, sections, depth + 1)),
  ];
}

/** A record as a row: texts as they are, anything else as a sign that it is there. */
function rowOf(node: Node, place: RecordPlace, columns: ReadColumns): ForeignRow {
  const cells = Object.entries(node)
    .filter(([name, value]) => !structural.has(name) && listOf(value).length > 0)
    .map(([name, value]): [string, string] => [
      name,
      textOf(value) ?? (typeof value === "string" ? "" : JSON.stringify(value)),
    ]);
  return new ForeignRow(place, cells, columns);
}

const offerProperties: ReadonlySet<string> = new Set([
  "price",
  "priceCurrency",
  "priceSpecification",
  "name",
  "sku",
]);

/** An offer's price with its currency; null without one. */
function priceOf(offer: Node, graph: JsonLd): Cell | null {
  const [specification] = graph.nodes(offer.priceSpecification);
  const price = textOf(offer.price) ?? textOf(specification?.price);
  const currency = textOf(offer.priceCurrency) ?? textOf(specification?.priceCurrency);
  return price === null
    ? null
    : { text: [price, currency].filter(Boolean).join(" "), column: "offers.price" };
}

/** The variants of a dish, one an offer, and what tells them apart. */
function variantsOf(
  row: ForeignRow,
  node: Node,
  graph: JsonLd,
  say: Say,
): { choices: Cell[]; variants: ForeignVariant[] } | null {
  row.cell("offers");
  const offers = graph.nodes(node.offers);
  const { place } = row;
  for (const offer of offers) {
    for (const name of Object.keys(offer))
      if (!structural.has(name) && !offerProperties.has(name)) row.columns.note(`offers.${name}`);
  }
  if (offers.some((offer) => hasType(offer, new Set(["AggregateOffer"])))) {
    say(place, "offers", "is a span of prices (AggregateOffer): each price has to be an Offer of its own.");
    return null;
  }
  if (offers.length === 0) {
    say(place, "offers", "is missing: the dish has no price.");
    return null;
  }
  const names = offers.map((offer) => textOf(offer.name));
  const isTold = names.every((name) => name !== null) && new Set(names).size === names.length;
  if (offers.length > 1 && !isTold) {
    say(
      place,
      "offers",
      `has ${offers.length} offers that no name of their own tells apart: all but one would be lost.`,
    );
    return null;
  }
  const choices = offers.length > 1 ? [{ text: "Size", column: "offers.name" }] : [];
  const variants = offers.map((offer, index): ForeignVariant => {
    const sku = textOf(offer.sku);
    return {
      place,
      values: choices.map(({ column }) => ({ text: names[index] ?? "", column })),
      price: priceOf(offer, graph),
      priceBefore: null,
      sku: sku === null ? null : { text: sku, column: "offers.sku" },
      barcode: null,
      stock: null,
    };
  });
  return { choices, variants };
}

const vegetarian: ReadonlySet<string> = new Set(["VegetarianDiet", "VeganDiet"]);

/** Fields of a dish that its diets say; others are named. */
function dietsOf(row: ForeignRow, node: Node, say: Say): Record<string, Cell> {
  const column = "suitableForDiet";
  row.cell(column);
  const fields: Record<string, Cell> = {};
  for (const value of listOf(node[column])) {
    const diet = shortName(value);
    if (vegetarian.has(diet)) fields.veg = { text: "yes", column };
    else if (diet === "HalalDiet") fields.halal = { text: "yes", column };
    else
      say(
        row.place,
        { text: diet || JSON.stringify(value), column },
        "has no field of ours: it was left out.",
        "warning",
      );
  }
  return fields;
}

const picturesOf = (row: ForeignRow, node: Node, graph: JsonLd): Cell[] => {
  row.cell("image");
  return listOf(node.image).flatMap((image) => {
    const [picture] = graph.nodes(image);
    const text = picture ? (textOf(picture.contentUrl) ?? textOf(picture.url)) : textOf(image);
    return text === null ? [] : [{ text, column: "image" }];
  });
};

/** Reads one dish; null where it is refused. `isNamedTwice` says whether another section has its name, too. */
function productOf(
  { node, sections }: Dish,
  row: ForeignRow,
  graph: JsonLd,
  isNamedTwice: boolean,
  say: Say,
): ForeignProduct | null {
  const name = row.cell("name");
  const read = variantsOf(row, node, graph, say);
  const diets = dietsOf(row, node, say);
  const pictures = picturesOf(row, node, graph);
  const given = row.cell("sku", "identifier");
  const description = row.cell("description");
  if (name === null) say(row.place, "name", "is missing.");
  if (name === null || read === null) return null;
  const made = keyOfName(isNamedTwice ? `${sections.at(-1) ?? ""} ${name.text}` : name.text);
  return plainProduct(row, {
    key: given ?? { text: made, column: "name" },
    fields: { name, description, ...diets },
    category: { names: sections, column: "hasMenuSection" },
    pictures,
    ...read,
  });
}

/** Reads a file with a menu or a restaurant. The line of a dish is its number in the file. */
export async function readMenu(
  { path, name: file }: TableFile,
  mapped: Iterable<string>,
  say: Say,
): Promise<ReadProducts> {
  const columns = new ReadColumns(mapped);
  const whole: RecordPlace = { file, line: null };
  const none = { products: [], columns, hours: [] };
  let graph: JsonLd;
  try {
    graph = await JsonLd.read(path);
  } catch (error) {
    say(whole, null, `${error instanceof Error ? error.message : error}.`);
    return none;
  }
  const restaurants = graph.top.filter((node) => hasType(node, places));
  if (restaurants.length > 1) {
    say(
      whole,
      null,
      `has ${restaurants.length} restaurants: bring each in a file of its own, with its store.`,
    );
    return none;
  }
  const [restaurant] = restaurants;
  if (restaurant) noteUnread(restaurant, new Set(["openingHours", "openingHoursSpecification"]), columns);
  // A graph may have a menu beside the restaurant that names it.
  const roots = [...restaurants, ...graph.top.filter((node) => hasType(node, menus))];
  const seen = new Set<Node>();
  const dishes = roots
    .flatMap((root) => dishesOf(root, graph, columns))
    .filter(({ node }) => !seen.has(node) && seen.add(node));
  const nameOf = ({ node }: Dish) => keyOfName(textOf(node.name) ?? "");
  const counts = new Map<string, number>();
  for (const dish of dishes) counts.set(nameOf(dish), (counts.get(nameOf(dish)) ?? 0) + 1);
  if (dishes.length === 0) say(whole, "hasMenuItem", "is missing: the menu has no dish.");
  return {
    products: dishes.flatMap((dish, index) => {
      const row = rowOf(dish.node, { file, line: index + 1 }, columns);
      return productOf(dish, row, graph, (counts.get(nameOf(dish)) ?? 0) > 1, say) ?? [];
    }),
    columns,
    hours: restaurant ? hoursOf(restaurant, graph, whole, say) : [],
  };
}
