export { persistBoot, restoreBoot } from "./boot-tier";
export { cacheWindows, cashbackGcTimeMs, trackingIntervalMs } from "./cache-windows";
export { dataOf, isApiResponse, staleTimeFor, storedAtOf, withData } from "./freshness";
export { keepPreviousInScope } from "./keep-previous-in-scope";
export {
  forgetAccount,
  persistQueryByKey,
  preloadStoredQueries,
  pruneLibrary,
  rememberAccount,
  startPersisting,
  storedQueries,
} from "./library";
export { bootGcTimeMs, createShopQueryClient } from "./query-client";
export type { BootRoot, LibraryRoot, PersonalRoot, QueryRoot } from "./query-roots";
export { refreshActiveQueries } from "./refresh-active-queries";
