import { environment } from "@/platform/environment";
import { holdBuildLock } from "./build-lock";

export const workerUrl = "/service-worker.js";

/** Holds this build's lock at once and registers the worker when `settled` has resolved and the page is idle. Never throws. */
export function startWorker(settled: Promise<unknown>): void {
  holdBuildLock(environment.buildId);
  if (!("serviceWorker" in navigator) || !environment.production) return;
  const register = () =>
    whenIdle(() => {
      // Offline and this chunk is not stored: the registered worker goes on, the next start tries again.
      import("./register-worker").then(({ registerWorker }) => registerWorker(workerUrl)).catch(() => {});
    });
  void settled.then(register);
}

/** The registration, for push; null where there is no worker. */
export async function workerRegistration(): Promise<ServiceWorkerRegistration | null> {
  try {
    return (await navigator.serviceWorker?.getRegistration()) ?? null;
  } catch {
    return null;
  }
}

function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === "function") requestIdleCallback(work, { timeout: 5_000 });
  else setTimeout(work, 1_000);
}
