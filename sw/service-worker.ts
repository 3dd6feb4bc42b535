/** The one service worker. This file only wires; what each part does stands in the part. */
import { answerBasemap } from "./basemap";
import { answerWindowed } from "./cache-windows";
import { answerPicture } from "./images";
import { answerNavigation } from "./navigation";
import { onNoticeMessage } from "./order-notice";
import { listenForPushes } from "./push";
import { startFirebase } from "./push-firebase";
import { followSubscription } from "./push-subscription";
import { replay } from "./replay";
import { activateShell, answerAsset, installShell } from "./shells";
import { onMessage } from "./updates";

declare const self: ServiceWorkerGlobalScope;

self.addEventListener("install", (event) => installShell(event));
self.addEventListener("activate", (event) => event.waitUntil(activateShell()));
self.addEventListener("message", (event) => onMessage(event));
self.addEventListener("message", (event) => onNoticeMessage(event));
self.addEventListener("sync", (event) => event.waitUntil(replay(event.tag)));

// Ours first: Firebase's SDK adds listeners of its own to the same events.
listenForPushes(__FIREBASE__ !== null);
if (__FIREBASE__ === null) followSubscription();
else startFirebase(__FIREBASE__);

self.addEventListener("fetch", (event) => {
  const answer =
    answerNavigation(event.request) ??
    answerAsset(event.request) ??
    answerWindowed(event) ??
    answerPicture(event) ??
    answerBasemap(event);
  // No answer means: not ours. Calls that belong to a person always take this way and touch no cache.
  if (answer) event.respondWith(answer);
});
