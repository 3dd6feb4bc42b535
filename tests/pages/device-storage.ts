/** What is stored on a device, for tests that look for what must not be there. */
import type { Page } from "@playwright/test";

/** Everything that is stored on the device, as one text. */
export function readDeviceStorage(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const texts = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })];
    for (const { name } of await indexedDB.databases()) {
      if (!name) continue;
      await new Promise<void>((resolve) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => resolve();
        opening.onsuccess = () => {
          const database = opening.result;
          const stores = [...database.objectStoreNames];
          if (stores.length === 0) {
            database.close();
            resolve();
            return;
          }
          const transaction = database.transaction(stores);
          for (const store of stores) {
            const all = transaction.objectStore(store).getAll();
            all.onsuccess = () => texts.push(JSON.stringify(all.result));
            const keys = transaction.objectStore(store).getAllKeys();
            keys.onsuccess = () => texts.push(JSON.stringify(keys.result));
          }
          transaction.oncomplete = () => {
            database.close();
            resolve();
          };
        };
      });
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) texts.push(request.url);
    }
    return texts.join("\n");
  });
}
