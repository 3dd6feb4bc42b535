/**
 * Registers the worker and handles new versions: one waits until the shopper agrees, or until the next start. Nothing
 * reloads by itself under somebody's eyes.
 */

import type { Workbox } from "workbox-window";
import { create } from "zustand";
import { environment } from "@/platform/environment";
import { holdBuild, isAnyTabBusy, onceFree } from "./build-lock";

export const workerAddress = "/service-worker.js";
/** A page that was hidden this long looks for a new version when it is seen again, ms. */
const checkAfter = 10 * 60_000;

interface UpdateState {
  /** A new version is installed and waits. */
  waiting: boolean;
  /** The shopper agreed; the reload follows. */
  applying: boolean;
}

const useStore = create<UpdateState>(() => ({ waiting: false, applying: false }));
let workbox: Workbox | null = null;
let agreed = false;
let firstInstall = false;

/** Whether a new version waits, and how to take it. `dismiss` hides the line until the next version or start. */
export function useUpdate(): UpdateState & { apply: () => void; dismiss: () => void } {
  const state = useStore();
  return { ...state, apply: applyUpdate, dismiss: () => useStore.setState({ waiting: false }) };
}

/** Takes the waiting version and reloads this tab once it is in charge. */
export function applyUpdate(): void {
  agreed = true;
  useStore.setState({ applying: true });
  workbox?.messageSkipWaiting();
}

/** The registration, for push; null where there is no worker. */
export async function workerRegistration(): Promise<ServiceWorkerRegistration | null> {
  try {
    return (await navigator.serviceWorker?.getRegistration()) ?? null;
  } catch {
    return null;
  }
}

/** Holds this build's lock at once and registers the worker when the page has loaded and is idle. Never throws. */
export function startWorker(): void {
  holdBuild(environment.buildId);
  if (!("serviceWorker" in navigator) || !environment.production) return;
  const register = () => whenIdle(() => void registerWorker());
  if (document.readyState === "complete") register();
  else window.addEventListener("load", register, { once: true });
}

async function registerWorker(): Promise<void> {
  try {
    firstInstall = navigator.serviceWorker.controller === null;
    const { Workbox: WorkboxWindow } = await import("workbox-window");
    workbox = new WorkboxWindow(workerAddress, { scope: "/", updateViaCache: "none" });
    workbox.addEventListener("waiting", (event) => void onWaiting(event.wasWaitingBeforeRegister === true));
    workbox.addEventListener("controlling", onControlling);
    const registration = await workbox.register();
    if (registration) lookForVersions(registration);
  } catch {
    // Private windows and old browsers: the shop works without a worker.
  }
}

async function onWaiting(sinceLastVisit: boolean): Promise<void> {
  // A version that waited through a whole visit is taken at this start, when nobody can lose anything by it.
  const onlyTab = (await openTabs()) <= 1;
  if (sinceLastVisit && onlyTab && !(await isAnyTabBusy())) applyUpdate();
  else useStore.setState({ waiting: true });
}

function onControlling(): void {
  if (firstInstall) {
    firstInstall = false;
    return;
  }
  if (agreed) {
    onceFree(() => location.reload());
    return;
  }
  // Another tab took the new version. This one goes on with its own files and changes when nobody looks.
  useStore.setState({ waiting: false });
  const reloadUnseen = () => {
    if (document.visibilityState !== "hidden") return;
    document.removeEventListener("visibilitychange", reloadUnseen);
    onceFree(() => document.visibilityState === "hidden" && location.reload());
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

function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === "function") requestIdleCallback(work, { timeout: 5_000 });
  else setTimeout(work, 1_000);
}
