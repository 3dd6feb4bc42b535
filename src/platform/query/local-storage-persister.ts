// @chunk frame
/**
 * The data of the first render, in localStorage: config, modules and landing. Read synchronously before React starts
 * (the library's own restore is asynchronous even over localStorage), written a moment after they change.
 */
import { createSyncStoragePersister } from "@tanstack/query-sync-storage-persister";
import { type DehydratedState, dehydrate, hydrate, type QueryClient } from "@tanstack/react-query";
import type { PersistedClient } from "@tanstack/react-query-persist-client";
import { textHash } from "@/domain/text-hash";
import { safeStorage } from "@/platform/storage/safe-storage";
import { storageKeys } from "@/platform/storage/storage-keys";
import { storedCopyMaxAgeMs } from "../http/api-cache";
import { contractVersion } from "./contract-version";
import { isApiResponse } from "./freshness";
import { isBootKey } from "./query-roots";

/** Writes are batched over this time. */
const writeDelayMs = 1_000;

function serialize(client: PersistedClient): string {
  const text = JSON.stringify(client);
  return `${textHash(text)} ${text}`;
}

/** A record is read only when the hash before it matches: it is exactly what this page wrote. */
function deserialize(record: string): PersistedClient {
  const [hash, ...rest] = record.split(" ");
  const text = rest.join(" ");
  if (textHash(text) !== hash) throw new Error("not written by this page");
  return JSON.parse(text) as PersistedClient;
}

/** Changes since the last write; null when there are none. Owned by `persistBoot`. */
let unwritten: PersistedClient | null = null;

const storage = {
  getItem: (key: string) => safeStorage.getItem(key),
  removeItem: (key: string) => safeStorage.removeItem(key),
  setItem: (key: string, record: string) => {
    // Already written, when the page was about to close.
    if (unwritten !== null) safeStorage.setItem(key, record);
    unwritten = null;
  },
};

const persister = createSyncStoragePersister({
  storage,
  key: storageKeys.boot,
  throttleTime: writeDelayMs,
  serialize,
  deserialize,
});

/** A query with data is stored as successful, whatever became of its last refresh. */
const withData = ({ queries }: DehydratedState): DehydratedState => ({
  mutations: [],
  queries: queries.map((query) => ({ ...query, state: { ...query.state, status: "success", error: null } })),
});

/** Fills the client from what is stored. Synchronous; anything unreadable, foreign or old is removed. Returns whether something was restored. */
export function restoreBoot(queryClient: QueryClient): boolean {
  try {
    const stored = persister.restoreClient();
    // The type allows a promise, the synchronous persister never returns one.
    if (stored === undefined || stored instanceof Promise || !("clientState" in stored)) {
      if (stored !== undefined) persister.removeClient();
      return false;
    }
    const age = Date.now() - Number(stored.timestamp);
    if (stored.buster !== contractVersion || !(age >= 0 && age < storedCopyMaxAgeMs)) {
      persister.removeClient();
      return false;
    }
    const queries = stored.clientState.queries.filter(
      (query) =>
        isBootKey(query.queryKey) && query.state.status === "success" && isApiResponse(query.state.data),
    );
    hydrate(queryClient, { mutations: [], queries });
    return queries.length > 0;
  } catch {
    persister.removeClient();
    return false;
  }
}

/** Stores the boot tier whenever it changes from now on; returns a function that stops it. */
export function persistBoot(queryClient: QueryClient): () => void {
  const unsubscribe = queryClient.getQueryCache().subscribe((event) => {
    // Only a response is worth writing: dehydrating at every event costs work on the main thread.
    if (event.type !== "updated" || event.action.type !== "success" || !isBootKey(event.query.queryKey))
      return;
    unwritten = {
      timestamp: Date.now(),
      buster: contractVersion,
      clientState: withData(
        dehydrate(queryClient, {
          shouldDehydrateMutation: () => false,
          shouldDehydrateQuery: ({ state, queryKey }) => state.data !== undefined && isBootKey(queryKey),
        }),
      ),
    };
    void persister.persistClient(unwritten);
  });
  // A page that is left or reloaded sooner would request the same again within the cache window.
  const writeNow = () => {
    if (unwritten !== null) storage.setItem(storageKeys.boot, serialize(unwritten));
  };
  window.addEventListener("pagehide", writeNow);
  return () => {
    window.removeEventListener("pagehide", writeNow);
    unwritten = null;
    unsubscribe();
  };
}
