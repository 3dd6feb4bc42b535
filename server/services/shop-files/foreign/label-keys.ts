/** Categories and brands that other programs know by name alone: each gets a key, and those of the shop keep theirs. */
import { createHash } from "node:crypto";
import type { Label } from "./shop-facts";

/** A key made of a name; a name without a Latin letter or digit gets one made of its letters' numbers. */
export function keyOfName(name: string): string {
  const plain = name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 60)
    .replace(/^-+|-+$/g, "");
  return plain || `n-${createHash("sha256").update(name).digest("hex").slice(0, 8)}`;
}

/** Keys of labels; new ones are collected. */
export class LabelKeys {
  readonly #known: Label[];
  /** Those that the shop has not. */
  readonly added: Label[] = [];
  readonly #found = new Map<string, string>();

  constructor(known: readonly Label[]) {
    this.#known = [...known];
  }

  #keyOf(name: string, module: string, parent: string | null): string {
    const wanted = name.toLowerCase();
    const found = this.#known.find(
      (label) => label.module === module && label.name.toLowerCase() === wanted && label.parent === parent,
    );
    if (found) return found.key;
    const plain = keyOfName(name);
    const isFree = (key: string) => !this.#known.some((label) => label.key === key);
    const candidates = [plain, ...(parent === null ? [] : [`${parent}-${plain}`]), `${module}-${plain}`];
    let key = candidates.find(isFree);
    for (let number = 2; key === undefined; number += 1) {
      if (isFree(`${plain}-${number}`)) key = `${plain}-${number}`;
    }
    const label = { key, module, name, parent };
    this.#known.push(label);
    this.added.push(label);
    return key;
  }

  /** The key of the last of these names, from the highest level down; a name that the shop has on any level is found alone. */
  keyOf(names: readonly string[], module: string): string {
    const path = JSON.stringify([module, ...names]);
    const key = this.#found.get(path) ?? this.#search(names, module);
    this.#found.set(path, key);
    return key;
  }

  #search(names: readonly string[], module: string): string {
    const [only = "", ...more] = names;
    if (more.length === 0) {
      const same = this.#known.filter(
        (label) => label.module === module && label.name.toLowerCase() === only.toLowerCase(),
      );
      // Two of one name below different parents: the one of the first level, or a new one.
      if (same.length === 1 && same[0]) return same[0].key;
    }
    let parent: string | null = null;
    for (const name of names) parent = this.#keyOf(name, module, parent);
    return parent ?? "";
  }
}
