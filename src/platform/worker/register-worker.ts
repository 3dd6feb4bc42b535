// @chunk behind
/**
 * Registers the worker and handles new versions: one waits until the shopper agrees, or until the next start. Nothing
 * reloads by itself under somebody's eyes.
 */
import { messageSW, Workbox } from "workbox-window";
import { isAnyTabBusy, runWhenNotBusy } from "./build-lock";
import { useUpdateState } from "./update-state";

/** A page that was hidden this long looks for a new version when it is seen again, ms. */
const checkAfter = 10 * 60_000;

let firstInstall = false;

/** Registers the worker under this address. Never rejects. */
export async function registerWorker(address: string): Promise<void> {
  try {
    const { serviceWorker } = navigator;
    firstInstall = serviceWorker.controller === null;
    serviceWorker.addEventListener("controllerchange", onControlling);
    const workbox = new Workbox(address, { scope: "/", updateViaCache: "none" });
    const registration = await workbox.register({ immediate: true });
    if (!registration) return;
    useUpdateState.setState({ takeOver: () => workbox.messageSkipWaiting() });
    if (registration.waiting) void onWaiting(registration, true);
    followVersions(registration);
    lookForVersions(registration);
    // The build before held its lock while this one took over; now it can go.
    if (serviceWorker.controller) void messageSW(serviceWorker.controller, { type: "DROP_SHELLS" });
  } catch {
    // Private windows and old browsers: the shop works without a worker.
  }
}

/**
 * Every version that comes while this page lives is told, also after some that could not be installed: an app on a
 * phone stays open for weeks, and Workbox listens to the first two only.
 */
function followVersions(registration: ServiceWorkerRegistration): void {
  const follow = (coming: ServiceWorker | null) =>
    coming?.addEventListener("statechange", () => {
      // The very first one replaces nothing and does not wait.
      if (coming.state === "installed" && registration.active) void onWaiting(registration, false);
      else if (registration.waiting === null) useUpdateState.setState({ waiting: false });
    });
  follow(registration.installing);
  registration.addEventListener("updatefound", () => follow(registration.installing));
}

async function onWaiting(registration: ServiceWorkerRegistration, sinceLastVisit: boolean): Promise<void> {
  // A version that waited through a whole visit takes over at this start. This page goes on with its own files, which
  // are answered from any shell, and is not reloaded: the next page is the new one.
  const onlyTab = (await openTabs()) <= 1;
  if (sinceLastVisit && onlyTab && !(await isAnyTabBusy())) useUpdateState.getState().takeOver();
  // One that took over by itself meanwhile (the kill switch) does not wait.
  else if (registration.waiting) useUpdateState.setState({ waiting: true });
}

function onControlling(): void {
  if (firstInstall) {
    firstInstall = false;
    return;
  }
  if (useUpdateState.getState().applying) {
    runWhenNotBusy(() => location.reload());
    return;
  }
  // Another tab took the new version. This one goes on with its own files and changes when nobody looks.
  useUpdateState.setState({ waiting: false });
  const reloadUnseen = () => {
    if (document.visibilityState !== "hidden") return;
    document.removeEventListener("visibilitychange", reloadUnseen);
    runWhenNotBusy(() => document.visibilityState === "hidden" && location.reload());
  };
  document.addEventListener("visibilitychange", reloadUnseen);
}

function lookForVersions(registration: ServiceWorkerRegistration): void {
  let lookedAt = Date.now();
  document.addEventListener("visibilitychange", () => {
    // Installed apps on phones are never really closed, so coming back is their start.
    if (document.visibilityState !== "visible" || Date.now() - lookedAt < checkAfter) return;
    lookedAt = Date.now();
    void registration.update().catch(() => {});
  });
}

/** How many tabs hold a build's lock; 1 where the browser cannot tell. */
async function openTabs(): Promise<number> {
  try {
    const state = await navigator.locks?.query();
    return state?.held?.filter((lock) => lock.name?.startsWith("build-")).length ?? 1;
  } catch {
    return 1;
  }
}
