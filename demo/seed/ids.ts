import {
  demoBrands,
  demoCategories,
  demoConditions,
  demoCoupons,
  demoItems,
  demoModules,
  demoStores,
} from "../catalogue";
import { zones } from "../town";
import { numbered } from "./batches";

/** The ids of all rows. Lists of the newest are sorted by id, so the latest store or item gets the highest one. */
export function demoIds() {
  const stores = [...demoStores].sort((a, b) => b.joinedDaysAgo - a.joinedDaysAgo);
  const items = [...demoItems].sort((a, b) => b.addedDaysAgo - a.addedDaysAgo);
  return {
    stores,
    items,
    moduleId: numbered(demoModules.map((module) => module.type)),
    zoneId: numbered(zones.map((zone) => zone.key)),
    categoryId: numbered(demoCategories.map((category) => category.slug)),
    brandId: numbered(demoBrands.map((brand) => brand.slug)),
    conditionId: numbered(demoConditions.map((condition) => condition.slug)),
    storeId: numbered(stores.map((store) => store.slug)),
    itemId: numbered(items.map((item) => item.slug)),
    couponId: numbered(demoCoupons.map((coupon) => coupon.code)),
  };
}

export type DemoIds = ReturnType<typeof demoIds>;
