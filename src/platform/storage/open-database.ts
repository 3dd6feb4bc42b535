// @chunk outbox
/**
 * Opens an IndexedDB database and creates missing stores. Rejects where there is none, and while another tab holds an
 * older version. `onClosed` is called when the connection cannot be used any more: another tab opens a newer version,
 * or the browser closed it (WebKit does so in the background). The caller then opens it again.
 */
export function openDatabase(
  name: string,
  version: number,
  stores: readonly string[],
  onClosed: () => void,
): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, version);
    request.onupgradeneeded = () => {
      for (const store of stores) {
        if (!request.result.objectStoreNames.contains(store)) request.result.createObjectStore(store);
      }
    };
    request.onsuccess = () => {
      const database = request.result;
      const close = () => {
        database.close();
        onClosed();
      };
      database.onversionchange = close;
      database.onclose = close;
      resolve(database);
    };
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error("blocked"));
  });
}
