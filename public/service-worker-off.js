/*
 * The kill switch. Served in place of the worker (SERVICE_WORKER=off, or copied over service-worker.js on a CDN), it
 * removes every cache and the worker itself from the shopper's device and lets open tabs load from the network. Carts,
 * waiting orders and sign-ins stand in other storage and stay. See docs/operations.md.
 */
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) await caches.delete(name);
      const { held = [] } = (await self.navigator.locks?.query()) ?? {};
      // Somebody is paying or typing: that tab changes when it is opened the next time.
      const busy = held.some((lock) => lock.name === "doorstep-busy");
      // Only tabs that the old worker held; a page that comes back finds none, so nothing turns in a circle.
      const tabs = busy ? [] : await self.clients.matchAll({ type: "window" });
      await self.registration.unregister();
      // Not waited for: a navigation may itself wait until this worker is active.
      for (const tab of tabs) tab.navigate(tab.url).catch(() => {});
    })(),
  );
});
