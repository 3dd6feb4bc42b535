/** Categories of every module, in two levels. */
import type { DemoCategory, ShopModule } from "../model";
import type { ThingKind } from "../picture-kinds";
import type { Branch } from "./branch";
import { ecommerceCategories } from "./ecommerce";
import { foodCategories } from "./food";
import { groceryCategories } from "./grocery";
import { pharmacyCategories } from "./pharmacy";

const trees: Record<ShopModule, Branch[]> = {
  food: foodCategories,
  grocery: groceryCategories,
  pharmacy: pharmacyCategories,
  ecommerce: ecommerceCategories,
};

/** Slugs are unique over all modules: where two would be equal, the module's name is added. */
export const categorySlug = (module: ShopModule, slug: string) =>
  module === "food" ? slug : `${module}-${slug}`;

export const demoCategories: readonly DemoCategory[] = (Object.keys(trees) as ShopModule[]).flatMap(
  (module) =>
    trees[module].flatMap(([slug, en, ar, picture, featured, childes], order) => {
      const parent = categorySlug(module, slug);
      const row = (own: string, name: { en: string; ar: string }, kind: ThingKind): DemoCategory => ({
        slug: own,
        module,
        parent: null,
        name,
        picture: `category/${kind}`,
        featured,
        priority: 100 - order,
      });
      return [
        row(parent, { en, ar }, picture),
        ...childes.map(([childSlug, childEn, childAr, kind], position) => {
          // A parent and its child may have the same name (pizza, shoes): the child gets another slug.
          const own = categorySlug(module, childSlug);
          return {
            ...row(own, { en: childEn, ar: childAr }, kind),
            parent,
            featured: false,
            priority: 50 - position,
          };
        }),
      ];
    }),
);
