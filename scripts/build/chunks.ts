/**
 * Which libraries share a file. They change rarely, so a deployment of our own code leaves these files in the
 * shopper's cache; what loads on intent (Chakra, motion, map, forms, Firebase) never mixes with what loads first.
 */
import type { Plugin } from "vite";

const packages = (...names: string[]) =>
  new RegExp(
    `[\\\\/]node_modules[\\\\/](?:${names.map((name) => name.replace("/", "[\\\\/]")).join("|")})[\\\\/]`,
  );

/** One file for many small ones: they are always needed together, and one file packs better than fifty. */
const sources = (...paths: string[]) =>
  new RegExp(`[\\\\/]src[\\\\/](?:${paths.map((path) => path.replaceAll("/", "[\\\\/]")).join("|")})`);

/** What every page needs before its first content. Left out is what the frame itself loads later. */
const FRAME = sources(
  "main\\.tsx",
  "boot/first-screen\\.ts",
  "app/(?:app|chunk-errors|error-boundary|front-page|navigator-bridge|overlay-layer|overlay-loading|page-pending|routes|scroll-to-top)\\.",
  "app/start/(?:start|api|first-content|first-queries|personal-data)\\.",
  "app/layout/(?:layout|compact-bar|brand|brand-mark|connection-line|location-button|profile-button|use-frame)\\.",
  "stores/(?:session|location|module|overlay|preferences|toasts|navigation|show-error|waiting)\\.ts",
  "platform/http/(?:answer-errors|api-call|api-error|client|first-answers|hung-reads|shop-headers|whole-answer)\\.ts",
  "platform/http/normalise/(?:read|zone|module|pictures|guest)\\.ts",
  "platform/(?:connectivity|data-saver|navigation|storage)/",
  "platform/(?:environment|late-parts)\\.ts",
  "platform/i18n/[a-z-]+\\.ts",
  "platform/i18n/locales/en/shell\\.ts",
  "platform/query/(?!library-)",
  "platform/worker/(?:start-worker|build-lock|update-state)\\.ts",
  "platform/format/(?:shop-format|money|distance)\\.ts",
  "features/configuration/(?!.*landing)",
  "features/modules/(?:index|offered-modules|use-modules|api/)",
  "features/auth/api/get-customer",
  "ui/(?:button|container|error-panel|icon-button|lazy|skeleton|spinner|suspense|class-names)\\.",
  "ui/overlay/use-media-query",
  "ui/icons/(?:icon|warning|pin|user|menu|refresh|chevron-down)\\.",
);

/** What the first screen of a module's home needs beside the frame, with the cards that a first row is made of. */
const HOME = sources(
  "pages/home/(?:index|first-queries|compositions|home-hero|shop-home|home)\\.",
  "features/catalogue/(?:api/get-banners|components/(?:banner-carousel|banner-target|featured-categories|category-tiles|catalogue-section|load-failure|illustrations|near-view))",
  "features/orders/components/running-order-strip\\.",
  "platform/http/normalise/banner\\.ts",
  "ui/use-autoplay\\.",
  "ui/icons/(?:play|pause)\\.",
);

/** Cards of items and stores with the cart behind their buttons, and the search above them: what every list shows. */
const CARDS = sources(
  "domain/(?:availability|cart-lines|quantity-limits|variations|item-price|money)\\.ts",
  "features/catalogue/components/(?:kept-note|load-more)",
  "features/items/(?:card-rules|cart-actions|preload-item-overlay|components/(?:discount-text|item-card|item-lists|item-marks|add-control))",
  "features/catalogue/(?:use-document-title|api/get-categories)",
  "features/stores/(?:api/get-store-list|components/(?:all-stores-later|best-stores|store-card|store-lists|store-words))",
  "features/wishlist/(?:api/|components/wish-button|use-wish|wished-ids)",
  "features/search/(?:index\\.ts|api/get-suggestions|components/search-box)",
  "platform/format/(?:age|counts)\\.ts",
  "platform/http/shop-scope",
  "platform/http/normalise/(?:item|store|category|suggestion|page)\\.ts",
  "stores/(?:cart|cart-record|scope|search-history)\\.ts",
  "ui/(?:badge|rating|rating-steps|quantity-stepper|price-tag|tabs|carousel|carousel-position|use-drag-scroll|roving-focus|search-field|section|card|live-region|picture|picture-sources|empty-state)\\.",
  "ui/icons/(?:trash|heart|minus|plus|history|search|chevron-start|chevron-end|image|check|info|close)\\.",
);

/** What the landing needs beside the frame. */
const LANDING = sources(
  "boot/first-screen-texts\\.json",
  "features/location/(?:api/(?:get-address-of-point|get-place|get-zone\\.ts|search-places)|choose-location\\.ts|components/place-options|current-position|use-place-search|use-start-location)",
  "features/modules/choose-module",
  "pages/landing/(?:fitted-text|hero|index|landing)\\.",
);

/** The head of a store's page. */
const STORE = sources("features/stores/page/(?!store-menu\\.tsx|store-info)", "pages/store/");
const STORE_LIST = sources("features/stores/components/store-list-view", "pages/store-list/");

/** What the frame brings right after its first paint, on a phone. */
const BOTTOM_BAR = sources(
  "app/layout/(?:bottom-bar|cart-button)\\.",
  "ui/icons/(?:home|receipt|cart|chat)\\.",
);

/** Everything of a module's home below its first screen. */
const HOME_MORE = sources(
  "pages/home/(?:more-sections|home-trouble|use-growing-count)\\.",
  "features/promotions/(?!components/brands)",
  "features/items/(?:flash/flash-sale-card|components/home-sections)",
  "features/stores/components/featured-stores\\.",
  "platform/http/normalise/(?:promotion|flash-sale|coupon)\\.ts",
  "ui/(?:progress-bar|countdown|countdown-parts|carousel-glide)\\.",
  "ui/icons/(?:flash|copy)\\.",
);

/** The end of every page. */
const FOOTER = sources(
  "app/layout/(?:footer|app-links|social-links)\\.",
  "features/newsletter/",
  "ui/icons/(?:mail|phone|android|apple|facebook|instagram|twitter|linkedin|pinterest|youtube)\\.",
);

/** What runs behind every page once its first content is there. */
const BEHIND = sources(
  "app/start/(?:outbox|badge|prefetch)\\.",
  "app/layout/(?:cart-in-step|toasts)\\.",
  "app/toasts\\.",
  "features/cart/(?:use-cart-in-step|api/get-cart)",
  "features/orders/(?:api/get-orders|guest-orders|running-orders)",
  "features/install/",
  "platform/outbox/",
  "platform/worker/updates\\.ts",
  "stores/cart-(?:connection|ordered)\\.ts",
  "platform/http/normalise/order\\.ts",
  "domain/order-steps\\.ts",
  "ui/(?:toast-region|toast-list)\\.",
);

/** Fields and choices of forms, sheets and filters. */
const CONTROLS = sources(
  "ui/(?:field|text-field|text-area|select-field|checkbox|switch|choice|radio-cards|segmented-control|chip)\\.",
);

/** The icons that no first screen shows. */
const ICONS = sources("ui/icons/");

/** Library modules that the first answer does without: writes and endless lists, and what reads kept copies. */
const LISTS = "(?:(?:useI|i)nfiniteQuery(?!Behavior)|[mM]utationObserver|useMutation\\.)";
const KEPT = "(?:idb-keyval|.*createPersister)";
const DATA = new RegExp(`[\\\\/]node_modules[\\\\/](?!${KEPT}|.*${LISTS})(?:@tanstack|zustand)[\\\\/]`);
const DATA_LISTS = new RegExp(`[\\\\/]node_modules[\\\\/]@tanstack[\\\\/].*${LISTS}`);
/** With our own part of it: whoever comes back needs both before the first content, and nothing of what runs behind. */
const DATA_KEPT = new RegExp(
  `[\\\\/]node_modules[\\\\/]${KEPT}|${sources("platform/query/library-").source}`,
);

export const VENDOR_CHUNKS = [
  {
    name: "react",
    test: packages("react", "react-dom", "scheduler", "react-router", "react-router-dom", "cookie"),
    priority: 90,
  },
  { name: "data", test: DATA, priority: 80 },
  { name: "data-lists", test: DATA_LISTS, priority: 79 },
  { name: "data-kept", test: DATA_KEPT, priority: 78, includeDependenciesRecursively: false },
  { name: "map-libre", test: packages("maplibre-gl", "@maplibre/[^\\\\/]+"), priority: 70 },
  { name: "map-mapbox", test: packages("mapbox-gl", "@mapbox/[^\\\\/]+"), priority: 69 },
  { name: "motion", test: packages("framer-motion", "motion-dom", "motion-utils"), priority: 60 },
  {
    name: "forms",
    test: packages("react-hook-form", "yup", "@hookform/resolvers", "property-expr", "tiny-case", "toposort"),
    priority: 50,
  },
  { name: "frame", test: FRAME, priority: 36 },
  { name: "store", test: STORE, priority: 33 },
  { name: "store-list", test: STORE_LIST, priority: 34 },
  { name: "home", test: HOME, priority: 32 },
  { name: "cards", test: CARDS, priority: 35 },
  { name: "landing", test: LANDING, priority: 31 },
  { name: "bottom-bar", test: BOTTOM_BAR, priority: 20, includeDependenciesRecursively: false },
  { name: "home-more", test: HOME_MORE, priority: 19, includeDependenciesRecursively: false },
  { name: "footer", test: FOOTER, priority: 18, includeDependenciesRecursively: false },
  { name: "behind", test: BEHIND, priority: 17, includeDependenciesRecursively: false },
  { name: "controls", test: CONTROLS, priority: 16, includeDependenciesRecursively: false },
  { name: "icons", test: ICONS, priority: 15, includeDependenciesRecursively: false },
  { name: "firebase", test: packages("firebase", "@firebase/[^\\\\/]+", "idb"), priority: 40 },
];

/** Files of which nearly every function runs at a start. */
export const RUN_AT_START = ["react", "data", "main", "cards", "home", "store", "store-list"];

/**
 * Has browsers compile a file as a whole, beside the page's thread and while it comes, instead of function by function
 * when each is called first; what they keep of a compiled file is then whole, too. Read by Chromium as a magic comment,
 * by others as none.
 */
export const compileHint = ({ name }: { readonly name: string }): string =>
  RUN_AT_START.includes(name) ? "//# allFunctionsCalledOnLoad" : "";

/** Fails the build when a file that is to be compiled as a whole is not in it any more, e.g. under another name. */
export const chunksAtStartPlugin = (): Plugin => ({
  name: "doorstep:chunks-at-start",
  apply: "build",
  generateBundle(_, bundle) {
    const names = new Set(
      Object.values(bundle).map((output) => (output.type === "chunk" ? output.name : "")),
    );
    const missing = RUN_AT_START.filter((name) => !names.has(name));
    if (missing.length > 0)
      throw new Error(`The build has no chunk ${missing.join(", ")}: see RUN_AT_START.`);
  },
});
