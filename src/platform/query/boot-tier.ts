// @chunk frame
/**
 * What the first render needs, in localStorage: config, modules and landing. Read synchronously before React starts,
 * written a moment after they change.
 */
import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { textHash } from "@/domain/text-hash";
import { safeStorage } from "@/platform/storage/safe-storage";
import { storageKeys } from "@/platform/storage/storage-keys";
import { storedCopyMaxAgeMs } from "./cache-windows";
import { contractVersion } from "./contract-version";
import { isApiResponse } from "./freshness";
import { isBootKey } from "./query-roots";

/** Writes are batched over this time. */
const writeDelayMs = 1_000;

interface BootRecord {
  /** Epoch ms. */
  timestamp: number;
  buster: string;
  clientState: {
    queries: {
      queryKey: QueryKey;
      queryHash: string;
      state: { data?: unknown; dataUpdatedAt: number; status: string };
    }[];
  };
}

function serialize(client: BootRecord): string {
  const text = JSON.stringify(client);
  return `${textHash(text)} ${text}`;
}

/** A record is read only when the hash before it matches: it is exactly what this page wrote. */
function deserialize(record: string): BootRecord {
  const [hash, ...rest] = record.split(" ");
  const text = rest.join(" ");
  if (textHash(text) !== hash) throw new Error("not written by this page");
  return JSON.parse(text) as BootRecord;
}

/** Changes since the last write; null when there are none. Owned by `persistBoot`. */
let unwritten: BootRecord | null = null;
let writeTimer: ReturnType<typeof setTimeout> | undefined;

function write(): void {
  clearTimeout(writeTimer);
  writeTimer = undefined;
  if (unwritten !== null) safeStorage.setItem(storageKeys.boot, serialize(unwritten));
  unwritten = null;
}

/** Fills the client from what is stored. Synchronous; anything unreadable, foreign or old is removed. Returns whether something was restored. */
export function restoreBoot(queryClient: QueryClient): boolean {
  try {
    const record = safeStorage.getItem(storageKeys.boot);
    if (record === null) return false;
    const stored = deserialize(record);
    const age = Date.now() - Number(stored.timestamp);
    if (stored.buster !== contractVersion || !(age >= 0 && age < storedCopyMaxAgeMs))
      throw new Error("too old to be used");
    const queries = stored.clientState.queries.filter(
      ({ queryKey, state }) => isBootKey(queryKey) && state.status === "success" && isApiResponse(state.data),
    );
    for (const { queryKey, state } of queries)
      queryClient.setQueryData(queryKey, state.data, { updatedAt: state.dataUpdatedAt });
    return queries.length > 0;
  } catch {
    safeStorage.removeItem(storageKeys.boot);
    return false;
  }
}

/** Stores the boot tier whenever it changes from now on; returns a function that stops it. */
export function persistBoot(queryClient: QueryClient): () => void {
  const unsubscribe = queryClient.getQueryCache().subscribe((event) => {
    // Only a response is worth writing: collecting all at every event costs work on the main thread.
    if (event.type !== "updated" || event.action.type !== "success" || !isBootKey(event.query.queryKey))
      return;
    unwritten = {
      timestamp: Date.now(),
      buster: contractVersion,
      clientState: {
        queries: queryClient
          .getQueryCache()
          .getAll()
          .filter(({ state, queryKey }) => state.status === "success" && isBootKey(queryKey))
          .map(({ queryKey, queryHash, state }) => ({ queryKey, queryHash, state })),
      },
    };
    writeTimer ??= setTimeout(write, writeDelayMs);
  });
  // A page that is left or reloaded sooner would request the same again within the cache window.
  window.addEventListener("pagehide", write);
  return () => {
    window.removeEventListener("pagehide", write);
    clearTimeout(writeTimer);
    writeTimer = undefined;
    unwritten = null;
    unsubscribe();
  };
}
