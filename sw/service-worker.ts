/** The one service worker. This file only wires its parts. */

import { respondToWindowedCall } from "./api-cache";
import { backgroundSync } from "./background-sync";
import { respondToBasemap } from "./basemap";
import { keepBranding, respondToBrandFile } from "./branding";
import { respondToNavigation } from "./navigation";
import { onOrderResultMessage } from "./order-notification";
import { onPageMessage } from "./page-messages";
import { respondToPicture } from "./pictures";
import { activateShell, installShell, respondToAsset } from "./precache";
import { listenForPushes } from "./push";
import { startFirebase } from "./push-firebase";
import { renewLostSubscription } from "./push-subscription";

declare const self: ServiceWorkerGlobalScope;

self.addEventListener("install", (event) => installShell(event));
self.addEventListener("install", (event) => event.waitUntil(keepBranding()));
self.addEventListener("activate", (event) => event.waitUntil(activateShell()));
self.addEventListener("message", (event) => onPageMessage(event));
self.addEventListener("message", (event) => onOrderResultMessage(event));
self.addEventListener("sync", (event) => event.waitUntil(backgroundSync(event.tag)));

// Ours first: Firebase's SDK adds listeners of its own to the same events.
listenForPushes(__FIREBASE__ !== null);
if (__FIREBASE__ === null) renewLostSubscription();
else startFirebase(__FIREBASE__);

self.addEventListener("fetch", (event) => {
  const answer =
    respondToNavigation(event.request) ??
    respondToAsset(event.request) ??
    respondToWindowedCall(event) ??
    respondToPicture(event) ??
    respondToBasemap(event) ??
    respondToBrandFile(event.request);
  // Not handled: the browser sends it. Personal calls always take this way and touch no cache.
  if (answer) event.respondWith(answer);
});
