export { keepBoot, restoreBoot } from "./boot-tier";
export { cacheWindows, cashbackDroppedAfter, trackingInterval } from "./cache-windows";
export { dataOf, freshFor, isAnswer, storedAtOf, withData } from "./freshness";
export { keepWithin } from "./keep-within";
export {
  forgetAccount,
  keptQueries,
  persistQueryByKey,
  preloadCopies,
  rememberAccount,
  startKeeping,
  tidyLibrary,
} from "./library";
export { bootGcTime, createShopQueryClient } from "./query-client";
export type { BootRoot, LibraryRoot, PersonalRoot, QueryRoot } from "./query-roots";
export { refreshShown } from "./refresh";
