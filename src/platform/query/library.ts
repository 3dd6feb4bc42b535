/**
 * The library tier's door. What is behind it (IndexedDB, the persister) comes in its own chunk, because config, modules
 * and landing do not need it; where that chunk cannot be had, the shop works without kept copies.
 */
import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { safeStorage } from "@/platform/storage/safe-storage";
import { storageKeys } from "@/platform/storage/storage-keys";
import { isForgotten, markForgotten, rememberAccount } from "./forgotten-accounts";
import { accountOfKey, isLibraryKey } from "./query-roots";

type Tier = typeof import("./library-tier");

let tier: Promise<Tier | null> | null = null;

/** What reads and writes kept copies, loaded once; null where it cannot be had. Never rejects. */
function preloadLibrary(): Promise<Tier | null> {
  tier ??= import("./library-tier").catch(() => {
    tier = null;
    return null;
  });
  return tier;
}

/** Set once something is kept: before that nobody waits for what reads it. */
const hasCopies = () => safeStorage.getItem(storageKeys.libraryInUse) !== null;

/** Answers of a first visit, which are written when its first content is there. */
const unwritten: { client: QueryClient; queryKey: QueryKey }[] = [];

/** The `persister` of the query client's default options: the kept copy first, then the network once the window has passed. */
export const libraryPersister: Tier["libraryPersister"] = async (queryFn, context, query) => {
  if (!isLibraryKey(query.queryKey)) return queryFn(context);
  if (tier !== null || hasCopies()) {
    const library = await preloadLibrary();
    return library === null ? queryFn(context) : library.libraryPersister(queryFn, context, query);
  }
  try {
    const answer = await queryFn(context);
    unwritten.push({ client: context.client, queryKey: query.queryKey });
    return answer;
  } catch (error) {
    // The mark may be gone where the copies are not.
    const library = await preloadLibrary();
    if (library === null) throw error;
    return library.libraryPersister(() => Promise.reject(error), context, query);
  }
};

/** From now on answers are kept; those that have come before are written. To be called when nothing waits. Never rejects. */
export async function startPersisting(): Promise<void> {
  if ((await preloadLibrary()) === null) return;
  safeStorage.setItem(storageKeys.libraryInUse, "1");
  for (const { client, queryKey } of unwritten.splice(0)) await persistQueryByKey(client, queryKey);
}

/** Starts loading what reads kept copies, if there are any. Pages that show a catalogue do this first. */
export function preloadStoredQueries(): void {
  if (hasCopies()) void preloadLibrary();
}

/** Writes a query's record; to be called after `setQueryData`, which by itself writes nothing. Never rejects. */
export async function persistQueryByKey(queryClient: QueryClient, queryKey: QueryKey): Promise<void> {
  await (await preloadLibrary())?.persistQueryByKey(queryClient, queryKey);
}

/** The kept copies of a root that no component shows yet, e.g. for offline search. */
export async function storedQueries(
  root: string,
): Promise<{ queryKey: QueryKey; data: unknown; updatedAt: number }[]> {
  return (await (await preloadLibrary())?.storedQueries(root)) ?? [];
}

/** Removes everything of an account: from memory at once, from the device a moment later. Never rejects. */
export async function forgetAccount(queryClient: QueryClient, accountKey: string): Promise<void> {
  markForgotten(accountKey);
  const filters = {
    predicate: (query: { queryKey: QueryKey }) => accountOfKey(query.queryKey) === accountKey,
  };
  const canceled = queryClient.cancelQueries(filters).catch(() => {});
  queryClient.removeQueries(filters);
  await canceled;
  await (await preloadLibrary())?.removeAccount(accountKey);
}

/** Throws away what is old, foreign, too much, or of another account than this one. Called when the page is idle. */
export async function pruneLibrary(accountKey: string | null = null): Promise<void> {
  await (await preloadLibrary())?.pruneLibrary(accountKey);
}

export { isForgotten, rememberAccount };
