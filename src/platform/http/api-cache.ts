/**
 * How long responses are fresh, in ms: within its window a response is shown without any network request. From the
 * specification, which leaves config, landing, modules and the other lists open. The worker uses the same numbers.
 */
export const cacheWindows = {
  config: 300_000,
  landing: 300_000,
  modules: 300_000,
  categories: 300_000,
  featuredCategories: 480_000,
  banners: 300_000,
  search: 300_000,
  popularItems: 300_000,
  discountedItems: 300_000,
  recommendedItems: 300_000,
  commonConditions: 480_000,
  cashback: 10_000,
  /** Stores, brands, campaigns, ads, flash sales, coupons: the specification names no window. */
  otherLists: 300_000,
} as const;

/** Offers of cashback are forgotten so long after they were last shown, ms; shorter than their window, as specified. */
export const unusedCashbackMs = 5_000;

/** Copies in IndexedDB and local storage are removed after this. */
export const storedCopyMaxAgeMs = 7 * 24 * 3_600_000;

/** The worker's copies live longer, because they are the last fallback. */
export const workerCopyMaxAgeMs = 30 * 24 * 3_600_000;

/** After a window the worker asks the network first, for at most this long, then uses its copy. */
export const networkTimeoutMs = 3_000;

/** How often a running order is requested. */
export const trackingIntervalMs = 10_000;
