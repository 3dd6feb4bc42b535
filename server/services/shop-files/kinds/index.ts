/** Every kind of file that a shop is written down in, in the order in which they can be written: what is referred to comes first. */

import { couriers } from "./couriers";
import { hours, specialDays } from "./hours";
import { options, variations } from "./item-options";
import { items } from "./items";
import type { Kind } from "./kind";
import { brands, categories, conditions } from "./labels";
import { cashback, flashSaleItems, flashSales, itemCampaigns } from "./offers";
import { deliveryCharges, modules, zones } from "./places";
import { banners, campaigns, coupons } from "./promotions";
import { addOns, storeDiscounts, stores } from "./stores";

export const kinds: readonly Kind[] = [
  zones,
  modules,
  deliveryCharges,
  categories,
  brands,
  conditions,
  stores,
  storeDiscounts,
  hours,
  specialDays,
  addOns,
  items,
  options,
  variations,
  coupons,
  banners,
  campaigns,
  itemCampaigns,
  flashSales,
  flashSaleItems,
  cashback,
  couriers,
];

const byName = new Map(kinds.map((kind) => [kind.name, kind]));

/** The kind of a file by its name without the ending; undefined for a name that no kind has. */
export const kindOf = (name: string): Kind | undefined => byName.get(name);

export type { Kind };
