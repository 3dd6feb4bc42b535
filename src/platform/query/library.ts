/**
 * The library tier's entry. IndexedDB and the persister come in a chunk of their own, because config, modules and landing do
 * not need them; where that chunk cannot be loaded, the shop works without stored copies.
 */
import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { safeStorage } from "@/platform/storage/safe-storage";
import { storageKeys } from "@/platform/storage/storage-keys";
import { markForgotten } from "./forgotten-accounts";
import { isLibraryKey } from "./query-roots";

type Tier = typeof import("./indexeddb-persister");

let tier: Promise<Tier | null> | null = null;

/** Loads the tier once; null where it cannot be loaded. Never rejects. */
function preloadLibrary(): Promise<Tier | null> {
  tier ??= import("./indexeddb-persister").catch(() => {
    tier = null;
    return null;
  });
  return tier;
}

/** Set once something is stored: before that nothing waits for the chunk that reads it. */
const hasStoredQueries = () => safeStorage.getItem(storageKeys.libraryInUse) !== null;

/** Write the responses of a first visit, once its first content is shown. */
const unwritten: (() => Promise<void>)[] = [];

/** All at once: what waits for an idle moment is written when the page is left, too. */
const writeFirstResponses = () => Promise.all(unwritten.splice(0).map((write) => write()));

/** The `persister` of the query client's default options: the stored copy first, then the network once the cache window has passed. */
export const libraryPersister: Tier["libraryPersister"] = async (queryFn, context, query) => {
  if (!isLibraryKey(query.queryKey)) return queryFn(context);
  if (tier !== null || hasStoredQueries()) {
    const library = await preloadLibrary();
    return library === null ? queryFn(context) : library.libraryPersister(queryFn, context, query);
  }
  try {
    const response = await queryFn(context);
    unwritten.push(() => persistQueryByKey(context.client, query.queryKey));
    // It came after the others were written. The query has it in a moment.
    if (tier !== null) setTimeout(writeFirstResponses);
    return response;
  } catch (error) {
    // localStorage may have been cleared without IndexedDB.
    const library = await preloadLibrary();
    if (library === null) throw error;
    return library.libraryPersister(() => Promise.reject(error), context, query);
  }
};

/** Responses are stored from now on, and earlier ones are written. Call it when the page is idle. Never rejects. */
export async function startPersisting(): Promise<void> {
  if ((await preloadLibrary()) === null) return;
  if (!hasStoredQueries()) safeStorage.setItem(storageKeys.libraryInUse, "1");
  await writeFirstResponses();
}

/** Starts loading the tier if something is stored. Pages that show a catalogue do this first. */
export function preloadStoredQueries(): void {
  if (hasStoredQueries()) void preloadLibrary();
}

/** Writes a query's record. Call it after `setQueryData`, which by itself writes nothing. Never rejects. */
export async function persistQueryByKey(queryClient: QueryClient, queryKey: QueryKey): Promise<void> {
  await (await preloadLibrary())?.persistQueryByKey(queryClient, queryKey);
}

/** The stored queries of a root, shown or not, e.g. for offline search. */
export async function storedQueries(
  root: string,
): Promise<{ queryKey: QueryKey; data: unknown; updatedAt: number }[]> {
  return (await (await preloadLibrary())?.storedQueries(root)) ?? [];
}

/** Removes everything of an account: from memory at once, from the device a moment later. Never rejects. */
export async function forgetAccount(queryClient: QueryClient, accountKey: string): Promise<void> {
  markForgotten(accountKey);
  // Also of roots that are never stored: what somebody's passkeys or unpaid orders are is theirs as well.
  const filters = { predicate: (query: { queryKey: QueryKey }) => query.queryKey[1] === accountKey };
  const canceled = queryClient.cancelQueries(filters).catch(() => {});
  queryClient.removeQueries(filters);
  await canceled;
  await (await preloadLibrary())?.removeAccount(accountKey);
}

/** Removes what is too old, too much, or of another account than this one. Called when the page is idle. */
export async function pruneLibrary(accountKey: string | null = null): Promise<void> {
  await (await preloadLibrary())?.pruneLibrary(accountKey);
}
