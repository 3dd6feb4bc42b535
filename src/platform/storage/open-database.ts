// @chunk frame
/**
 * Opens an IndexedDB database and makes the stores it lacks. Rejects where there is none, and while another tab holds an
 * older version. `onClosed` is told when the connection is no longer good: another tab wants a newer version, or the
 * browser took it away (WebKit does so in the background). Who needs it then opens it again.
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
      const forget = () => {
        database.close();
        onClosed();
      };
      database.onversionchange = forget;
      database.onclose = forget;
      resolve(database);
    };
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error("blocked"));
  });
}
