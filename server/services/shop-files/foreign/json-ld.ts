/** Records of schema.org as JSON-LD: one, a list of them, or a graph whose parts name each other. */
import { readFile, stat } from "node:fs/promises";
import type { TableFile } from "./foreign-table";

export type Node = Readonly<Record<string, unknown>>;

/** JSON is read as a whole; the largest menu is far below, in bytes. */
const maxBytes = 50 * 1024 * 1024;

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A value of JSON-LD is one or a list of them. */
export const listOf = (value: unknown): readonly unknown[] =>
  value === undefined || value === null ? [] : Array.isArray(value) ? value : [value];

/** The last part of a name ("https://schema.org/Menu", "schema:Menu"). */
export const shortName = (name: unknown): string =>
  typeof name === "string"
    ? name.slice(Math.max(...["/", "#", ":"].map((sign) => name.lastIndexOf(sign))) + 1)
    : "";

export const hasType = (node: Node, types: ReadonlySet<string>): boolean =>
  listOf(node["@type"]).some((type) => types.has(shortName(type)));

/** Reads a file. Throws an Error that says what is wrong, as a clause without its subject. */
async function readJson(path: string): Promise<unknown> {
  if ((await stat(path)).size > maxBytes) throw new Error("is larger than 50 MB");
  const text = (await readFile(path, "utf8")).replace(/^\ufeff/, "");
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`is no JSON: ${error instanceof Error ? error.message.split("\n")[0] : error}`);
  }
}

/** The contents of a file. */
export class JsonLd {
  /** Records that stand in no other, in their order. */
  readonly top: readonly Node[];
  readonly #byId = new Map<string, Node>();

  constructor(json: unknown) {
    this.top = listOf(json)
      .filter(isNode)
      .flatMap((node) => ("@graph" in node ? listOf(node["@graph"]).filter(isNode) : [node]));
    for (const node of this.top) {
      const id = node["@id"];
      if (typeof id === "string") this.#byId.set(id, node);
    }
  }

  /** Reads a file. Throws an Error that says what is wrong, as a clause without its subject. */
  static async read(path: string): Promise<JsonLd> {
    return new JsonLd(await readJson(path));
  }

  /** The records of a property; a bare reference is what it leads to. */
  nodes(value: unknown): Node[] {
    return listOf(value)
      .filter(isNode)
      .map((node) => this.#named(node));
  }

  #named(node: Node): Node {
    const id = node["@id"];
    return (typeof id === "string" && Object.keys(node).length === 1 && this.#byId.get(id)) || node;
  }
}

/** A text, number or the like of a property; of several languages the one without a name or the first. Null for none. */
export function textOf(value: unknown): string | null {
  if (typeof value === "string") return value.trim() === "" ? null : value.trim();
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  if (Array.isArray(value)) return textOf(value[0]);
  return isNode(value) ? textOf(value["@value"]) : null;
}

/** Types of places that have a menu. */
export const places: ReadonlySet<string> = new Set([
  "Restaurant",
  "FoodEstablishment",
  "FastFoodRestaurant",
  "CafeOrCoffeeShop",
  "Bakery",
  "BarOrPub",
  "Brewery",
  "Distillery",
  "IceCreamShop",
  "Winery",
]);
export const menus: ReadonlySet<string> = new Set(["Menu"]);
const menuTypes = new Set([...places, ...menus]);

/** Whether a file has a menu or a restaurant of schema.org. */
export async function isMenu({ path }: TableFile): Promise<boolean> {
  try {
    return (await JsonLd.read(path)).top.some((node) => hasType(node, menuTypes));
  } catch {
    return false;
  }
}
