// @chunk behind
/**
 * Registers the worker and handles new versions: a version waits until the shopper agrees, or until the next start. A visible
 * page never reloads by itself.
 */
import { messageSW, Workbox } from "workbox-window";
import { busyLockName, isBusy, runWhenNotBusy } from "./build-lock";
import { retryFailedUpdates, tryInstalling } from "./install-retry";
import { takeAtStart, versionTaken } from "./take-version";
import { useUpdateState } from "./update-state";

/** A page looks for a new version when it becomes visible, but not more often than this, ms. */
const updateCheckAfterMs = 10 * 60_000;

let firstInstall = false;

/** Registers the worker under this address. Never rejects. */
export async function registerWorker(address: string): Promise<void> {
  try {
    const { serviceWorker } = navigator;
    firstInstall = serviceWorker.controller === null;
    serviceWorker.addEventListener("controllerchange", onControlling);
    const workbox = new Workbox(address, { scope: "/", updateViaCache: "none" });
    const registration = await tryInstalling(() => workbox.register({ immediate: true }));
    if (!registration) return;
    useUpdateState.setState({ activate: () => workbox.messageSkipWaiting() });
    if (registration.waiting) void onWaiting(registration, true);
    watchVersions(registration);
    retryFailedUpdates(registration);
    checkForUpdates(registration);
    // The previous build held its lock until this page started; now its shell can be deleted. The worker checks its
    // own files, too.
    if (serviceWorker.controller) void messageSW(serviceWorker.controller, { type: "DROP_SHELLS" });
  } catch {
    // Private windows and old browsers: the shop works without a worker.
  }
}

/**
 * Watches every version that comes while the page is open, also after a failed one: an app on a phone stays open for weeks,
 * and Workbox listens to the first two only.
 */
function watchVersions(registration: ServiceWorkerRegistration): void {
  const watch = (version: ServiceWorker | null) =>
    version?.addEventListener("statechange", () => {
      // The very first one replaces nothing and does not wait.
      if (version.state === "installed" && registration.active) void onWaiting(registration, false);
      else if (registration.waiting === null) useUpdateState.setState({ waiting: false });
    });
  watch(registration.installing);
  registration.addEventListener("updatefound", () => watch(registration.installing));
}

async function onWaiting(registration: ServiceWorkerRegistration, sinceLastVisit: boolean): Promise<void> {
  // A version that waited since an earlier visit takes over at this start. This page is not reloaded and goes on with its
  // own files, which any shell can serve: the next page is the new one.
  const onlyTab = (await openTabs()) <= 1;
  if (sinceLastVisit && onlyTab && !(await isAnyTabBusy())) void takeAtStart();
  // It may have taken over by itself meanwhile (the kill switch).
  else if (registration.waiting) useUpdateState.setState({ waiting: true });
}

function onControlling(): void {
  versionTaken();
  if (firstInstall) {
    firstInstall = false;
    return;
  }
  if (useUpdateState.getState().applying) {
    runWhenNotBusy(() => location.reload());
    return;
  }
  // Another tab applied the update. This one goes on with its own files and reloads while it is hidden.
  useUpdateState.setState({ waiting: false });
  const reloadWhenHidden = () => {
    if (document.visibilityState !== "hidden") return;
    document.removeEventListener("visibilitychange", reloadWhenHidden);
    runWhenNotBusy(() => document.visibilityState === "hidden" && location.reload());
  };
  document.addEventListener("visibilitychange", reloadWhenHidden);
}

function checkForUpdates(registration: ServiceWorkerRegistration): void {
  let lastCheckAt = Date.now();
  document.addEventListener("visibilitychange", () => {
    // Installed apps on phones are rarely closed: version back is their start.
    if (document.visibilityState !== "visible" || Date.now() - lastCheckAt < updateCheckAfterMs) return;
    lastCheckAt = Date.now();
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

/** Whether any tab of this origin is busy; false where the browser cannot tell. */
async function isAnyTabBusy(): Promise<boolean> {
  if (isBusy()) return true;
  try {
    const state = await navigator.locks?.query();
    return state?.held?.some((lock) => lock.name === busyLockName) ?? false;
  } catch {
    return false;
  }
}
