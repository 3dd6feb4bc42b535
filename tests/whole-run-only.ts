/**
 * Browser tests that a whole run has and CI leaves out: all of them take an hour on two cores. CI has what guards orders, money,
 * data, the worker and access; these guard looks, comforts and further kinds of faults, most of whose rules have tests below
 * the browser. `npm test` on one's own machine runs them all.
 */
const e2e = [
  "add-fund",
  "applications",
  "bad-storage",
  "bars",
  "carousel",
  "cart-bar",
  "cashback",
  "checkout-files",
  "code-sign-in",
  "data-saver",
  "delivery-place",
  "filters",
  "frame",
  "head",
  "home",
  "home-promotions",
  "interests",
  "screen-snapshot",
  "long-list",
  "map-picker",
  "motion",
  "passkeys",
  "pending-codes",
  "prefetched-calls",
  "prescription-payment",
  "press-before-place",
  "quick-order",
  "rate-and-review",
  "recently-viewed",
  "search-words",
  "shared-place",
  "sheets",
  "shop-time",
  "short-home",
  "social-sign-in",
  "sort-box",
  "specified-sizes",
  "steady-page",
  "store-map",
  "store-menu",
  "tabs",
  "toasts",
  "welcome",
  "without-place-provider",
];

const offline = [
  "bad-networks",
  "cache-scopes",
  "api-cache",
  "damaged-responses",
  "every-route",
  "first-checkout",
  "lost-installations",
  "small-promises",
  "two-devices",
];

/** Patterns for Playwright's `testIgnore`. */
export const wholeRunOnly = [
  ...e2e.map((name) => `e2e/${name}.spec.ts`),
  ...offline.map((name) => `offline/${name}.spec.ts`),
].map((file) => `**/tests/${file}`);
