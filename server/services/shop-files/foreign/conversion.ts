/** What the records of one import share while they become ours. */
import type { BroughtPictures } from "./bring-pictures";
import type { Cell, RecordPlace, Say } from "./foreign-row";
import { LabelKeys } from "./label-keys";
import { MadeRow, MadeRows } from "./made-rows";
import { categoryName, type Mapping } from "./mapping";
import type { MoneyRules } from "./read-amount";
import type { ShopFacts } from "./shop-facts";
import { SomeWarnings } from "./some-warnings";

/** Levels that categories have. */
const levels = 2;

/** The store that records go to. */
export interface Target {
  store: string;
  module: string;
  /** The trade of the module. */
  trade: string;
}

/** Warnings that are given for the first records only. */
export interface Doubts {
  pictures: SomeWarnings;
  barcodes: SomeWarnings;
  stock: SomeWarnings;
  brands: SomeWarnings;
}

const doubtsOf = (say: Say): Doubts => ({
  pictures: new SomeWarnings(say, 20, "more pictures are to be brought as files."),
  barcodes: new SomeWarnings(say, 3, "more barcodes have 12 digits."),
  stock: new SomeWarnings(say, 1, "more have no count of pieces."),
  brands: new SomeWarnings(say, 1, "more brands were left out."),
});

export class Conversion {
  readonly rows = new MadeRows();
  readonly #categories: LabelKeys;
  readonly #brands: LabelKeys;
  readonly doubts: Doubts;

  constructor(
    readonly target: Target,
    readonly mapping: Mapping,
    readonly money: MoneyRules,
    readonly pictures: BroughtPictures,
    readonly say: Say,
    facts: ShopFacts,
  ) {
    this.#categories = new LabelKeys(facts.categories);
    this.#brands = new LabelKeys(facts.brands);
    this.doubts = doubtsOf(say);
  }

  /** The key of a category by its names from the highest level down. */
  categoryKey(place: RecordPlace, names: readonly string[], column: string): string {
    const mapped = this.mapping.categories.get(categoryName(names));
    if (mapped !== undefined) return mapped;
    if (names.length > levels) {
      const text = names.join(" > ");
      const kept = names.slice(0, levels).join(" > ");
      this.say(place, { text, column }, `has more than two levels: ${kept} is taken.`, "warning");
    }
    const added = this.#categories.added.length;
    const key = this.#categories.keyOf(names.slice(0, levels), this.target.module);
    for (const label of this.#categories.added.slice(added)) {
      const cell = (text: string): Cell => ({ text, column });
      const row = new MadeRow(place).put("category", cell(label.key)).put("name", cell(label.name));
      row.set("module", label.module);
      this.rows.add("categories", label.parent === null ? row : row.put("parent", cell(label.parent)));
    }
    return key;
  }

  /** The key of a brand by its name. */
  brandKey(place: RecordPlace, brand: Cell): string {
    const added = this.#brands.added.length;
    const key = this.#brands.keyOf([brand.text], this.target.module);
    if (this.#brands.added.length > added) {
      const row = new MadeRow(place).put("brand", { ...brand, text: key }).put("name", brand);
      this.rows.add("brands", row.set("module", this.target.module));
    }
    return key;
  }

  /** Says what was counted of a file. */
  endFile(file: string): void {
    for (const warnings of Object.values(this.doubts)) warnings.end(file);
  }
}
