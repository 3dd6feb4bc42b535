export { cacheWindows, trackingIntervalMs, unusedCashbackMs } from "../http/api-cache";
export { dataOf, isApiResponse, staleTimeFor, storedAtOf, withData } from "./freshness";
export { keepPreviousInScope } from "./keep-previous-in-scope";
export {
  forgetAccount,
  persistQueryByKey,
  preloadStoredQueries,
  pruneLibrary,
  startPersisting,
  storedQueries,
} from "./library";
export { persistBoot, restoreBoot } from "./local-storage-persister";
export { pollIntervalMs } from "./poll-interval";
export { bootGcTimeMs, createShopQueryClient, refreshActiveQueries } from "./query-client";
export { queryWith } from "./query-with";
export { sharedQuery } from "./shared-query";
export { useInfiniteQuery } from "./use-infinite-query";
export { useQuery } from "./use-query";
