// @chunk outbox
/** Opens an IndexedDB database, whatever was there before. */
import { openUnderLock } from "./open-under-lock";

/** An opening without an answer counts as refused after this time, ms: waiting for it could take for ever. */
const openTimeoutMs = 5_000;

interface Opening {
  name: string;
  /** Undefined opens the existing version. */
  version: number | undefined;
  stores: readonly string[];
  onClosed: () => void;
}

/**
 * Opens a database with at least these stores. One that lacks some (made by somebody who only looked, or damaged) gets
 * them; one of a newer version is taken as it is, because what cannot be stored is lost with the tab. Rejects where there is
 * no IndexedDB, while another tab holds an older version, and where the browser says nothing for 5 seconds. `onClosed` is called when the connection cannot be used any
 * more: another tab opens a newer version, or the browser closed it (WebKit does so in the background). The caller then
 * opens it again.
 */
export function openDatabase(
  name: string,
  version: number,
  stores: readonly string[],
  onClosed: () => void,
): Promise<IDBDatabase> {
  return openUnderLock(() => openWithStores(name, version, stores, onClosed));
}

async function openWithStores(
  name: string,
  version: number,
  stores: readonly string[],
  onClosed: () => void,
): Promise<IDBDatabase> {
  const opening = { name, stores, onClosed };
  const database = await open({ ...opening, version }).catch((error: unknown) => {
    if (error instanceof DOMException && error.name === "VersionError")
      return open({ ...opening, version: undefined });
    throw error;
  });
  if (stores.every((store) => database.objectStoreNames.contains(store))) return database;
  const next = database.version + 1;
  database.close();
  return open({ ...opening, version: next });
}

function open({ name, version, stores, onClosed }: Opening): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, version);
    let isOver = false;
    const timeout = setTimeout(() => {
      isOver = true;
      reject(new Error("timeout"));
    }, openTimeoutMs);
    request.onupgradeneeded = () => {
      for (const store of stores) {
        if (!request.result.objectStoreNames.contains(store)) request.result.createObjectStore(store);
      }
    };
    request.onsuccess = () => {
      const database = request.result;
      clearTimeout(timeout);
      if (isOver) {
        database.close();
        return;
      }
      const close = () => {
        database.close();
        onClosed();
      };
      database.onversionchange = close;
      database.onclose = close;
      resolve(database);
    };
    request.onerror = () => {
      clearTimeout(timeout);
      reject(request.error);
    };
    request.onblocked = () => {
      clearTimeout(timeout);
      isOver = true;
      reject(new Error("blocked"));
    };
  });
}
