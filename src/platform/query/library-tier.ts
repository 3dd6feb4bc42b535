/**
 * Everything else that may be kept, one record a query, in IndexedDB. A query whose root is on the list is answered
 * from its record first and asks the network when its window has passed.
 */
import { notifyManager, type QueryClient, type QueryKey } from "@tanstack/react-query";
import { experimental_createQueryPersister, type PersistedQuery } from "@tanstack/react-query-persist-client";
import { keptCopiesFor } from "./cache-windows";
import { contractVersion } from "./contract-version";
import { isForgotten } from "./forgotten-accounts";
import { isAnswer } from "./freshness";
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
  if (isAnswer(data)) return true;
  const pages = typeof data === "object" && data !== null ? (data as { pages?: unknown }).pages : undefined;
  return Array.isArray(pages) && pages.length > 0 && pages.every(isAnswer);
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
  entries: libraryStorage.entries,
};

const library = experimental_createQueryPersister<PersistedQuery>({
  storage,
  serialize: (query) => query,
  deserialize: (record) => record,
  maxAge: keptCopiesFor,
  buster: contractVersion,
  prefix,
  // Its own refetch leaves a rejected promise behind at every start without network.
  refetchOnRestore: false,
  filters: { predicate: (query) => isLibraryKey(query.queryKey) },
});

/** The `persister` of the query client's default options: the kept copy first, then the network once the window has passed. */
export const libraryPersister: typeof library.persisterFn = async (queryFn, context, query) => {
  let asked = false;
  const result = await library.persisterFn(
    (innerContext) => {
      asked = true;
      return queryFn(innerContext as typeof context);
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

/** Writes a query's record; to be called after `setQueryData`, which by itself writes nothing. */
export function persistQueryByKey(queryClient: QueryClient, queryKey: QueryKey): Promise<void> {
  return library.persistQueryByKey(queryKey, queryClient);
}

/** The kept copy of a key that no component shows yet, e.g. for offline search. Null when there is none. */
export async function keptQueries(
  root: string,
): Promise<{ queryKey: QueryKey; data: unknown; updatedAt: number }[]> {
  const records = await libraryStorage.entries();
  return records.flatMap(([, record]) =>
    isRecord(record) && record.queryKey[0] === root && record.buster === contractVersion
      ? [{ queryKey: record.queryKey, data: record.state.data, updatedAt: record.state.dataUpdatedAt }]
      : [],
  );
}

/** Removes every record of an account, and those that nobody can read. */
export async function removeAccount(accountKey: string): Promise<void> {
  const records = await libraryStorage.entries();
  await libraryStorage.removeMany(
    records.flatMap(([key, record]) =>
      isRecord(record) && accountOfKey(record.queryKey) !== accountKey ? [] : [key],
    ),
  );
}

/** Records beyond this number are thrown away, oldest first. */
const mostRecords = 600;

/** Throws away what is old, foreign or too much. Called when the page is idle. */
export async function tidyLibrary(): Promise<void> {
  const records = await libraryStorage.entries();
  const now = Date.now();
  const good = records.filter(
    ([, record]) =>
      isRecord(record) &&
      record.buster === contractVersion &&
      now - record.state.dataUpdatedAt < keptCopiesFor,
  );
  good.sort(([, a], [, b]) => b.state.dataUpdatedAt - a.state.dataUpdatedAt);
  const kept = new Set(good.slice(0, mostRecords).map(([key]) => key));
  const gone = records.flatMap(([key]) => (kept.has(key) ? [] : [key]));
  if (gone.length > 0) await libraryStorage.removeMany(gone);
}
