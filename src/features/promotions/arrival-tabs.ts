/** The tabs of the new arrivals: categories in e-commerce, fixed labels in grocery and pharmacy. */
import type { Category, Item, ModuleType } from "@/contract";
import type { TextKey } from "@/platform/i18n";

export interface ArrivalTab {
  readonly value: string;
  /** A name from the backend, or the key of a text. */
  readonly label: { readonly name: string } | { readonly key: TextKey<"promotions"> };
  readonly items: readonly Item[];
}

interface FixedTab {
  readonly value: string;
  readonly key: TextKey<"promotions">;
  /** Matches the slug or name of the tab's categories; null is everything. */
  readonly words: RegExp | null;
}

/**
 * The specification gives only the labels; categories are matched by slug or name, so that the tabs work with any
 * backend. The slug comes first, because it does not change with the language.
 */
const fixedTabs: Partial<Record<ModuleType, readonly FixedTab[]>> = {
  grocery: [
    { value: "all", key: "arrivals.all", words: null },
    { value: "beauty", key: "arrivals.beauty", words: /beaut|cosmetic|make-?up|personal/ },
    { value: "bread-and-juice", key: "arrivals.breadAndJuice", words: /bread|baker|juice/ },
    { value: "drinks", key: "arrivals.drinks", words: /drink|beverage|water|coffee|tea\b/ },
    { value: "milks", key: "arrivals.milks", words: /milk|dairy/ },
  ],
  pharmacy: [
    { value: "new", key: "arrivals.new", words: null },
    { value: "baby-care", key: "arrivals.babyCare", words: /bab(?:y|ies)/ },
    { value: "womans-care", key: "arrivals.womansCare", words: /wom[ae]n|femin/ },
    { value: "mens", key: "arrivals.mens", words: /(?:^|[^o])\bmen|-men\b|mens\b/ },
  ],
};

const isIn = (item: Item, ids: ReadonlySet<string>) => item.category_ids.some(({ id }) => ids.has(id));

/** The tabs that are not empty; the first has all items. */
export function arrivalTabs(
  moduleType: ModuleType,
  items: readonly Item[],
  categories: readonly Category[],
): ArrivalTab[] {
  const fixed = fixedTabs[moduleType];
  const tabs: ArrivalTab[] = fixed
    ? fixed.map(({ value, key, words }) => {
        const ids = new Set(
          categories
            .filter((row) => words?.test(row.slug.toLowerCase()) || words?.test(row.name.toLowerCase()))
            .map((row) => String(row.id)),
        );
        return {
          value,
          label: { key },
          items: words === null ? items : items.filter((item) => isIn(item, ids)),
        };
      })
    : [
        { value: "all", label: { key: "arrivals.all" }, items },
        ...categories.map((row) => ({
          value: String(row.id),
          label: { name: row.name },
          items: items.filter((item) => isIn(item, new Set([String(row.id)]))),
        })),
      ];
  return tabs.filter((tab, index) => index === 0 || tab.items.length > 0);
}
