// @chunk frame
/**
 * What the first render needs, in localStorage: config, modules and landing. Read synchronously before React starts
 * (the library's own restore is asynchronous even over localStorage), written a moment after they change.
 */
import { createSyncStoragePersister } from "@tanstack/query-sync-storage-persister";
import { dehydrate, hydrate, type QueryClient } from "@tanstack/react-query";
import type { PersistedClient } from "@tanstack/react-query-persist-client";
import { textHash } from "@/domain/text-hash";
import { safeStorage } from "@/platform/storage/safe-storage";
import { storageKeys } from "@/platform/storage/storage-keys";
import { storedCopyMaxAgeMs } from "./cache-windows";
import { contractVersion } from "./contract-version";
import { isApiResponse } from "./freshness";
import { isBootKey } from "./query-roots";

/** Writes are gathered this long, ms. */
const gatheredFor = 1_000;

function serialize(client: PersistedClient): string {
  const text = JSON.stringify(client);
  return `${textHash(text)} ${text}`;
}

/** A record is only read when it is, letter by letter, what this page wrote: its hash stands before it. */
const persister = createSyncStoragePersister({
  storage: safeStorage,
  key: storageKeys.boot,
  serialize,
  deserialize: (record) => {
    const [hash, ...rest] = record.split(" ");
    const text = rest.join(" ");
    if (textHash(text) !== hash) throw new Error("not written by this page");
    return JSON.parse(text) as PersistedClient;
  },
});

/** Fills the client from what is kept. Synchronous; anything unreadable, foreign or old is dropped. True when something was there. */
export function restoreBoot(queryClient: QueryClient): boolean {
  try {
    const kept = persister.restoreClient();
    // The type allows a promise, the synchronous persister never answers one.
    if (kept === undefined || kept instanceof Promise || !("clientState" in kept)) {
      if (kept !== undefined) persister.removeClient();
      return false;
    }
    const age = Date.now() - Number(kept.timestamp);
    if (kept.buster !== contractVersion || !(age >= 0 && age < storedCopyMaxAgeMs)) {
      persister.removeClient();
      return false;
    }
    const queries = kept.clientState.queries.filter(
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

/** Keeps the boot tier up to date from now on; answers how to stop. */
export function persistBoot(queryClient: QueryClient): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = () => {
    timer = undefined;
    const client: PersistedClient = {
      timestamp: Date.now(),
      buster: contractVersion,
      clientState: dehydrate(queryClient, {
        shouldDehydrateMutation: () => false,
        shouldDehydrateQuery: (query) => query.state.status === "success" && isBootKey(query.queryKey),
      }),
    };
    safeStorage.setItem(storageKeys.boot, serialize(client));
  };
  const unsubscribe = queryClient.getQueryCache().subscribe((event) => {
    // Only an answer is worth writing: dehydrating at every event costs work on the main thread.
    if (event.type !== "updated" || event.action.type !== "success" || !isBootKey(event.query.queryKey))
      return;
    timer ??= setTimeout(write, gatheredFor);
  });
  // Whoever leaves or reloads sooner would find nothing of it, and ask again inside the window.
  const writeWaiting = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    write();
  };
  window.addEventListener("pagehide", writeWaiting);
  return () => {
    window.removeEventListener("pagehide", writeWaiting);
    clearTimeout(timer);
    unsubscribe();
  };
}
