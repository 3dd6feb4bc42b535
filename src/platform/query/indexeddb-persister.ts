// @chunk data-cache
/**
 * Everything else that may be stored, one record for each query, in IndexedDB. A query whose root is on the list reads its
 * record first and asks the network when its cache window has passed.
 */
import { notifyManager, type QueryClient, type QueryKey } from "@tanstack/react-query";
import { experimental_createQueryPersister, type PersistedQuery } from "@tanstack/react-query-persist-client";
import { storedCopyMaxAgeMs } from "../http/api-cache";
import { contractVersion } from "./contract-version";
import { isForgotten } from "./forgotten-accounts";
import { isApiResponse } from "./freshness";
import { libraryStorage } from "./library-storage";
import { accountOfKey, isLibraryKey } from "./query-roots";

const prefix = "query";

/** A record that this version wrote and can read; anything else is treated as missing. */
function isPersistedQuery(value: unknown): value is PersistedQuery {
  if (typeof value !== "object" || value === null) return false;
  const record = value as Partial<PersistedQuery>;
  return (
    Array.isArray(record.queryKey) &&
    typeof record.queryHash === "string" &&
    typeof record.state === "object" &&
    record.state !== null &&
    hasApiResponse(record.state.data)
  );
}

function hasApiResponse(data: unknown): boolean {
  if (isApiResponse(data)) return true;
  const pages = typeof data === "object" && data !== null ? (data as { pages?: unknown }).pages : undefined;
  return Array.isArray(pages) && pages.length > 0 && pages.every(isApiResponse);
}

const storage = {
  getItem: async (key: string) => {
    const record: unknown = await libraryStorage.getItem(key);
    return isPersistedQuery(record) ? record : undefined;
  },
  setItem: async (key: string, record: PersistedQuery) => {
    const account = accountOfKey(record.queryKey);
    if (!isLibraryKey(record.queryKey) || (account !== null && isForgotten(account))) return;
    if (record.state.status !== "success" || !hasApiResponse(record.state.data)) return;
    await libraryStorage.setItem(key, record);
  },
  removeItem: libraryStorage.removeItem,
  entries: () => libraryStorage.entries(),
};

const library = experimental_createQueryPersister<PersistedQuery>({
  storage,
  serialize: (query) => query,
  deserialize: (record) => record,
  maxAge: storedCopyMaxAgeMs,
  buster: contractVersion,
  prefix,
  // Its own refetch leaves a rejected promise behind at every start without network.
  refetchOnRestore: false,
  filters: { predicate: (query) => isLibraryKey(query.queryKey) },
});

/**
 * The `persister` of the query client's default options: the stored copy first, then the network once the cache window has
 * passed. A copy that was too slow to wait for may still be faster than a slow network.
 */
export const libraryPersister: typeof library.persisterFn = async (queryFn, context, query) => {
  let asked = false;
  const result = await library.persisterFn(
    (innerContext) => {
      asked = true;
      const response = queryFn(innerContext as typeof context);
      const slowCopy = libraryStorage.slowRead(`${prefix}-${query.queryHash}`);
      return slowCopy === undefined ? response : firstOf(Promise.resolve(response), slowCopy, context, query);
    },
    context,
    query,
  );
  if (!asked) {
    // After the persister has restored the copy's own time, which decides staleness.
    notifyManager.schedule(() => {
      if (query.isStale()) void query.fetch().catch(() => {});
    });
  }
  return result;
};

/** The response or the slow copy, whichever comes first; a later response replaces the copy. */
async function firstOf<T>(
  response: Promise<T>,
  slowCopy: Promise<unknown>,
  context: Parameters<typeof library.persisterFn>[1],
  query: Parameters<typeof library.persisterFn>[2],
): Promise<T> {
  const copy = slowCopy.then((record) =>
    isPersistedQuery(record) ? library.persisterFn(() => response, context as never, query) : response,
  );
  const first = (await Promise.any([response, copy]).catch(() => response)) as T;
  void response.then(
    (fresh) => {
      // A query that was removed meanwhile, as at a sign-out, must not come back.
      const isCurrent = context.client.getQueryCache().get(query.queryHash) === query;
      if (fresh === first || !isCurrent) return;
      context.client.setQueryData(query.queryKey, fresh);
      void persistQueryByKey(context.client, query.queryKey);
    },
    () => {},
  );
  return first;
}

/** Writes a query's record. Call it after `setQueryData`, which by itself writes nothing. */
export function persistQueryByKey(queryClient: QueryClient, queryKey: QueryKey): Promise<void> {
  return library.persistQueryByKey(queryKey, queryClient);
}

/** The stored queries of a root, shown or not, e.g. for offline search. */
export async function storedQueries(
  root: string,
): Promise<{ queryKey: QueryKey; data: unknown; updatedAt: number }[]> {
  const records = await libraryStorage.entries(`${prefix}-[${JSON.stringify(root)}`);
  return records.flatMap(([, record]) =>
    isPersistedQuery(record) && record.queryKey[0] === root && record.buster === contractVersion
      ? [{ queryKey: record.queryKey, data: record.state.data, updatedAt: record.state.dataUpdatedAt }]
      : [],
  );
}

/** The query key that a record's name is made from, or null. */
function queryKeyOf(name: string): QueryKey | null {
  try {
    const key: unknown = JSON.parse(name.slice(prefix.length + 1));
    return Array.isArray(key) ? key : null;
  } catch {
    return null;
  }
}

/** Removes every record of an account. */
export async function removeAccount(accountKey: string): Promise<void> {
  const names = (await libraryStorage.sizes()).map(([name]) => name);
  await libraryStorage.removeMany(
    names.filter((name) => {
      const key = queryKeyOf(name);
      return key !== null && accountOfKey(key) === accountKey;
    }),
  );
}

/** Space that the library may take on the device, in bytes of JSON. */
export const maxLibraryBytes = 50 * 1024 * 1024;

/**
 * Removes what is too old, of another contract version or of another account, and then the oldest records until the rest
 * fits into `maxBytes`. Reads sizes only, no records. Called when the page is idle.
 */
export async function pruneLibrary(
  accountKey: string | null = null,
  maxBytes = maxLibraryBytes,
): Promise<void> {
  const now = Date.now();
  const removed: string[] = [];
  const valid: { name: string; at: number; bytes: number }[] = [];
  for (const [name, size] of await libraryStorage.sizes()) {
    const account = accountOfKey(queryKeyOf(name) ?? []);
    const outdated = size.version !== contractVersion || now - size.at >= storedCopyMaxAgeMs;
    if (outdated || (account !== null && accountKey !== null && account !== accountKey)) removed.push(name);
    else valid.push({ name, ...size });
  }
  valid.sort((a, b) => b.at - a.at);
  let total = 0;
  for (const { name, bytes } of valid) {
    total += bytes;
    if (total > maxBytes) removed.push(name);
  }
  if (removed.length > 0) await libraryStorage.removeMany(removed);
}

/** Removes every record from the device; what the page shows stays in its memory. Never rejects. */
export async function emptyLibrary(): Promise<void> {
  await libraryStorage.removeMany((await libraryStorage.sizes()).map(([name]) => name));
}
