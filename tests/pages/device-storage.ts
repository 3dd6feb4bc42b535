/** The storage of a device. */
import { expect, type Page } from "@playwright/test";

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

/** Resolves when a copy for visits without a network has this text in its query key, as JSON, or in its rows. */
export function waitForStoredCopy(page: Page, text: string): Promise<void> {
  const readLibrary = () =>
    page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          const opening = indexedDB.open("doorstep-library");
          // Opening a missing database would create an empty one, which the page could not use.
          opening.onupgradeneeded = () => opening.transaction?.abort();
          opening.onerror = () => resolve("");
          opening.onsuccess = () => {
            const all = opening.result.transaction("queries").objectStore("queries").getAll();
            all.onsuccess = () => resolve(JSON.stringify(all.result));
            opening.result.close();
          };
        }),
    );
  return expect.poll(readLibrary, { message: `a stored copy holds ${text}` }).toContain(text);
}
