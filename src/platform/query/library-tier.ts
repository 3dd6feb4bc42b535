// @chunk data-cache
/**
 * Everything else that may be kept, one record a query, in IndexedDB. A query whose root is on the list is answered
 * from its record first and asks the network when its window has passed.
 */
import { notifyManager, type QueryClient, type QueryKey } from "@tanstack/react-query";
import { experimental_createQueryPersister, type PersistedQuery } from "@tanstack/react-query-persist-client";
import { storedCopyMaxAgeMs } from "./cache-windows";
import { contractVersion } from "./contract-version";
import { isForgotten } from "./forgotten-accounts";
import { isApiResponse } from "./freshness";
import { libraryStorage } from "./library-storage";
import { accountOfKey, isLibraryKey } from "./query-roots";

const prefix = "query";

/** A record that this version wrote and can read; anything else is treated as not there. */
function isRecord(value: unknown): value is PersistedQuery {
  if (typeof value !== "object" || value === null) return false;
  const record = value as Partial<PersistedQuery>;
  return (
    Array.isArray(record.queryKey) &&
    typeof record.queryHash === "string" &&
    typeof record.state === "object" &&
    record.state !== null &&
    holdsAnswer(record.state.data)
  );
}

function holdsAnswer(data: unknown): boolean {
  if (isApiResponse(data)) return true;
  const pages = typeof data === "object" && data !== null ? (data as { pages?: unknown }).pages : undefined;
  return Array.isArray(pages) && pages.length > 0 && pages.every(isApiResponse);
}

const storage = {
  getItem: async (key: string) => {
    const record: unknown = await libraryStorage.getItem(key);
    return isRecord(record) ? record : undefined;
  },
  setItem: async (key: string, record: PersistedQuery) => {
    const account = accountOfKey(record.queryKey);
    if (!isLibraryKey(record.queryKey) || (account !== null && isForgotten(account))) return;
    if (record.state.status !== "success" || !holdsAnswer(record.state.data)) return;
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
 * The `persister` of the query client's default options: the kept copy first, then the network once the window has
 * passed. A copy that comes too late to be waited for is still sooner than a network that is slow or gone.
 */
export const libraryPersister: typeof library.persisterFn = async (queryFn, context, query) => {
  let asked = false;
  const result = await library.persisterFn(
    (innerContext) => {
      asked = true;
      const answer = queryFn(innerContext as typeof context);
      const late = libraryStorage.lateItem(`${prefix}-${query.queryHash}`);
      return late === undefined ? answer : sooner(Promise.resolve(answer), late, context, query);
    },
    context,
    query,
  );
  if (!asked) {
    // After the library has put the copy's own time in place, which is what staleness is judged by.
    notifyManager.schedule(() => {
      if (query.isStale()) void query.fetch().catch(() => {});
    });
  }
  return result;
};

/** The answer or the late copy, whichever comes first; what the network says later takes the copy's place. */
async function sooner<T>(
  answer: Promise<T>,
  late: Promise<unknown>,
  context: Parameters<typeof library.persisterFn>[1],
  query: Parameters<typeof library.persisterFn>[2],
): Promise<T> {
  const copy = late.then((record) =>
    isRecord(record) ? library.persisterFn(() => answer, context as never, query) : answer,
  );
  const first = (await Promise.any([answer, copy]).catch(() => answer)) as T;
  void answer.then(
    (fresh) => {
      // Who has left in between is not to come back through an answer that was under way.
      const wanted = context.client.getQueryCache().get(query.queryHash) === query;
      if (fresh === first || !wanted) return;
      context.client.setQueryData(query.queryKey, fresh);
      void persistQueryByKey(context.client, query.queryKey);
    },
    () => {},
  );
  return first;
}

/** Writes a query's record; to be called after `setQueryData`, which by itself writes nothing. */
export function persistQueryByKey(queryClient: QueryClient, queryKey: QueryKey): Promise<void> {
  return library.persistQueryByKey(queryKey, queryClient);
}

/** The kept copies of a root that no component shows yet, e.g. for offline search. Other roots are not even read. */
export async function storedQueries(
  root: string,
): Promise<{ queryKey: QueryKey; data: unknown; updatedAt: number }[]> {
  const records = await libraryStorage.entries(`${prefix}-[${JSON.stringify(root)}`);
  return records.flatMap(([, record]) =>
    isRecord(record) && record.queryKey[0] === root && record.buster === contractVersion
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

/** Room that the library may take on the device, in bytes of JSON. */
export const maxLibraryBytes = 50 * 1024 * 1024;

/**
 * Throws away what is old, of another contract, of somebody who has left, or too much: the oldest answers go first until
 * the rest fits. Reads sizes only, no records. Called when the page is idle. `room` is in bytes.
 */
export async function pruneLibrary(accountKey: string | null = null, room = maxLibraryBytes): Promise<void> {
  const now = Date.now();
  const gone: string[] = [];
  const good: { name: string; at: number; bytes: number }[] = [];
  for (const [name, size] of await libraryStorage.sizes()) {
    const account = accountOfKey(queryKeyOf(name) ?? []);
    const foreign = size === null || size.version !== contractVersion || now - size.at >= storedCopyMaxAgeMs;
    if (foreign || (account !== null && accountKey !== null && account !== accountKey)) gone.push(name);
    else good.push({ name, ...size });
  }
  good.sort((a, b) => b.at - a.at);
  let taken = 0;
  for (const { name, bytes } of good) {
    taken += bytes;
    if (taken > room) gone.push(name);
  }
  if (gone.length > 0) await libraryStorage.removeMany(gone);
}
