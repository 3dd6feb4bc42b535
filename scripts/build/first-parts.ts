/** Which files the boot script asks for beside the app's, by name; the documents carry the files of each name. */
import { languages } from "../../src/platform/i18n/languages";
import type { PageName } from "../../src/platform/navigation/page-table";

/**
 * Pages whose files the boot script asks for together with the app's, so that they do not wait for it, with the parts
 * that each of them loads for its first rows.
 */
export const FIRST_PARTS: Readonly<Partial<Record<PageName, readonly string[]>>> = {
  landing: [],
  home: ["src/pages/home/more-sections.tsx"],
  listing: ["src/features/search/listing/listing-view.tsx"],
  "store-list": ["src/features/stores/components/store-list-view.tsx"],
  store: ["src/features/stores/page/store-menu.tsx"],
  product: ["src/features/items/detail/product-view.tsx"],
  campaign: [],
  checkout: ["src/features/checkout/components/checkout-view.tsx"],
  "track-order": ["src/features/orders/components/track-order-view.tsx"],
  settings: [],
};

const texts = (language: string, namespace: string) =>
  `src/platform/i18n/locales/${language}/${namespace}.ts`;

/** Modules with a picture of their own at the top of their home. */
const ILLUSTRATED_MODULES = ["food", "grocery", "pharmacy", "ecommerce"];

/**
 * Parts that pages need beside their own files: the frame of visitors with a place, on narrow and on wide screens; other
 * routes; returns to cached responses; the item dialog; each language; dialog, home and checkout in each language; and each
 * module on the home.
 */
export const SHARED_PARTS: Readonly<Record<string, readonly string[]>> = {
  frame: ["src/app/start/scroll-restoration.ts", "src/platform/http/normalise/config.ts"],
  narrow: ["src/app/layout/bottom-bar.tsx"],
  wide: ["src/app/layout/desktop-bar.tsx"],
  more: ["src/app/routes/more-routes.tsx"],
  cached: ["src/platform/query/indexeddb-persister.ts"],
  dialog: ["src/app/overlays/overlay-host.tsx", "src/features/items/detail/item-dialog.tsx"],
  ...Object.fromEntries(
    languages.flatMap(({ languageCode: code }) => [
      [code, [texts(code, "catalogue")]],
      [`dialog-${code}`, [texts(code, "browse")]],
      [`home-${code}`, [texts(code, "promotions")]],
      [`checkout-${code}`, [texts(code, "checkout"), texts(code, "frame")]],
    ]),
  ),
  ...Object.fromEntries(
    ILLUSTRATED_MODULES.map((type) => [`home-${type}`, [`src/ui/illustrations/${type}-hero.tsx`]]),
  ),
};
