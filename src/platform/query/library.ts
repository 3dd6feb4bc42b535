/**
 * The library tier's door. What is behind it (IndexedDB, the persister) comes in its own chunk, because config, modules
 * and landing do not need it; where that chunk cannot be had, the shop works without kept copies.
 */
import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { isForgotten, markForgotten, rememberAccount } from "./forgotten-accounts";
import { accountOfKey, isLibraryKey } from "./query-roots";

type Tier = typeof import("./library-tier");

let tier: Promise<Tier | null> | null = null;

/** Starts loading what is needed to read kept copies. Pages that show a catalogue do this first. Never rejects. */
export function preloadLibrary(): Promise<Tier | null> {
  tier ??= import("./library-tier").catch(() => {
    tier = null;
    return null;
  });
  return tier;
}

/** The `persister` of the query client's default options: the kept copy first, then the network once the window has passed. */
export const libraryPersister: Tier["libraryPersister"] = async (queryFn, context, query) => {
  const library = isLibraryKey(query.queryKey) ? await preloadLibrary() : null;
  return library === null ? queryFn(context) : library.libraryPersister(queryFn, context, query);
};

/** Writes a query's record; to be called after `setQueryData`, which by itself writes nothing. Never rejects. */
export async function persistQueryByKey(queryClient: QueryClient, queryKey: QueryKey): Promise<void> {
  await (await preloadLibrary())?.persistQueryByKey(queryClient, queryKey);
}

/** The kept copies of a root that no component shows yet, e.g. for offline search. */
export async function keptQueries(
  root: string,
): Promise<{ queryKey: QueryKey; data: unknown; updatedAt: number }[]> {
  return (await (await preloadLibrary())?.keptQueries(root)) ?? [];
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

/** Throws away what is old, foreign or too much. Called when the page is idle. */
export async function tidyLibrary(): Promise<void> {
  await (await preloadLibrary())?.tidyLibrary();
}

export { isForgotten, rememberAccount };
