/**
 * Which libraries share a file. They change rarely, so a deployment of our own code leaves these files in the
 * shopper's cache; what loads on intent (Chakra, motion, map, forms, Firebase) never mixes with what loads first.
 */
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
  "app/[a-z-]+\\.tsx?$(?<!overlay-host\\.tsx)",
  "app/page-pending\\.module",
  "app/start/(?:start|api|personal-data)\\.",
  "app/layout/(?:layout|compact-bar|brand|brand-mark|connection-line|location-button|maintenance-page|profile-button|use-frame)\\.",
  "stores/(?:session|location|module|overlay|preferences|toasts|navigation|show-error|waiting)\\.ts",
  "platform/http/[a-z-]+\\.ts",
  "platform/http/normalise/(?:read|zone|pictures|guest)\\.ts",
  "platform/(?:connectivity|data-saver|navigation|storage)/",
  "platform/environment\\.ts",
  "platform/i18n/[a-z-]+\\.ts",
  "platform/i18n/locales/en/shell\\.ts",
  "platform/query/(?!library-)",
  "platform/worker/(?:start-worker|build-lock|update-state)\\.ts",
  "platform/format/(?:shop-format|money|distance|age|counts)\\.ts",
  "features/configuration/",
  "features/modules/(?:offered-modules|use-modules|api/)",
  "features/auth/api/get-customer",
  "ui/(?:avatar|button|container|empty-state|error-panel|icon-button|picture|picture-sources|skeleton|spinner|status-note|toast-list|toast-region|class-names|use-title)\\.",
  "ui/overlay/use-media-query",
  "ui/icons/(?:icon|image|wifi-off|info|warning|pin|user|menu|refresh|chevron-down|close|check)\\.",
);

/** What the first screen of a module's home needs beside the frame. */
const HOME = sources(
  "pages/home/(?:index|home-hero|shop-home|home)\\.",
  "features/catalogue/(?:api/get-(?:categories|banners)|components/(?:banner-carousel|banner-target|featured-categories|category-tiles|catalogue-section|load-failure|illustrations)|use-document-title)",
  "features/search/(?:index\\.ts|api/get-suggestions|components/search-box)",
  "platform/http/shop-scope",
  "platform/http/normalise/(?:item|store|banner|category|suggestion|page)\\.ts",
  "stores/(?:scope|search-history)\\.ts",
  "ui/(?:carousel|carousel-position|use-drag-scroll|use-autoplay|roving-focus|search-field|section)\\.",
  "ui/icons/(?:search|chevron-start|chevron-end|play|pause)\\.",
);

/** What store page and cards need beside it. */
const SHOP = sources(
  "domain/(?:availability|cart-lines|quantity-limits|variations|item-price|money)\\.ts",
  "features/catalogue/components/kept-note",
  "features/items/(?:card-rules|components/discount-text)",
  "features/stores/(?:api/get-store\\.ts|components/(?:store-card|store-words)|page/(?:store-header|store-hours|store-menu-skeleton|store-menu\\.module|store-view|use-opening))",
  "features/wishlist/(?:api/|components/wish-button|use-wish|wished-ids)",
  "pages/store/",
  "platform/format/time-of-day",
  "ui/(?:badge|rating|rating-steps)\\.",
);

/** What the landing needs beside the frame. */
const LANDING = sources(
  "boot/first-screen-texts\\.json",
  "features/location/(?:api/(?:get-address-of-point|get-place|get-zone\\.ts|search-places)|choose-location\\.ts|components/place-options|current-position|use-place-search|use-start-location)",
  "pages/landing/(?:fitted-text|hero|index|landing)\\.",
);

export const VENDOR_CHUNKS = [
  {
    name: "react",
    test: packages("react", "react-dom", "scheduler", "react-router", "react-router-dom", "cookie"),
    priority: 90,
  },
  { name: "data", test: packages("@tanstack/[^\\\\/]+", "zustand", "idb-keyval"), priority: 80 },
  { name: "map-libre", test: packages("maplibre-gl", "@maplibre/[^\\\\/]+"), priority: 70 },
  { name: "map-mapbox", test: packages("mapbox-gl", "@mapbox/[^\\\\/]+"), priority: 69 },
  { name: "motion", test: packages("framer-motion", "motion-dom", "motion-utils"), priority: 60 },
  {
    name: "forms",
    test: packages("react-hook-form", "yup", "@hookform/resolvers", "property-expr", "tiny-case", "toposort"),
    priority: 50,
  },
  { name: "frame", test: FRAME, priority: 30 },
  { name: "home", test: HOME, priority: 29 },
  { name: "shop", test: SHOP, priority: 28 },
  { name: "landing", test: LANDING, priority: 27 },
  { name: "firebase", test: packages("firebase", "@firebase/[^\\\\/]+", "idb"), priority: 40 },
];
