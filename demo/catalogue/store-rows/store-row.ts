/** The data from which a shop of the demo town is made. */

import type { HoursKey } from "../hours";
import type { MenuKey } from "../menus";
import type { DemoStore, ShopModule, Text, ZoneKey } from "../model";
import type { ShopFrontKind } from "../picture-kinds";
import type { ShelfKey } from "../products/ecommerce";

export type GroceryKind = "supermarket" | "greengrocer" | "butcher" | "fishmonger" | "deli" | "organic";
export type PharmacyKind = "pharmacy" | "health" | "baby";
export type Special = Partial<
  Pick<
    DemoStore,
    | "active"
    | "minimumOrder"
    | "scheduleOrder"
    | "scheduleIntervalMinutes"
    | "freeDelivery"
    | "delivery"
    | "takeAway"
    | "reviewsSection"
    | "nonVeg"
    | "halal"
    | "tax"
    | "selfDelivery"
    | "featured"
    | "announcement"
    | "packagingCharge"
    | "discount"
    | "prescriptionOrder"
    | "minimumMinutes"
    | "maximumMinutes"
    | "joinedDaysAgo"
  >
>;

export interface DemoStoreRow {
  slug: string;
  module: ShopModule;
  zone: ZoneKey;
  name: Text;
  hours: HoursKey;
  stock: MenuKey | GroceryKind | PharmacyKind | ShelfKey;
  front: ShopFrontKind | null;
  special: Special;
}

/** Writes shops of one module in a line each. */
export const rowsOf =
  (module: ShopModule) =>
  (
    slug: string,
    zone: ZoneKey,
    stock: DemoStoreRow["stock"],
    en: string,
    ar: string,
    hours: HoursKey,
    special: Special = {},
    front: ShopFrontKind | null = null,
  ): DemoStoreRow => ({
    slug,
    module,
    zone,
    name: { en, ar },
    hours,
    stock,
    front,
    special,
  });

export const running = { startsInDays: -3, endsInDays: 27, startTime: "00:00:00", endTime: "23:59:59" };
export const closedNews: Text = {
  en: "We are closed while the kitchen is rebuilt. Thank you for your patience.",
  ar: "نحن مغلقون أثناء تجديد المطبخ. شكراً لصبركم.",
};
export const featured = { featured: true } as const;
export const halal = { halal: true } as const;
