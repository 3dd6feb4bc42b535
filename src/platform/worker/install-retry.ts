// @chunk behind
/** An installation that lost a file is tried again in the same visit: a bad connection loses some of two hundred. */
import { pauseOrOnline } from "../pause-or-online";

/** ms; doubles up to the second. */
const firstPauseMs = 5_000;
const maxPauseMs = 5 * 60_000;
const maxAttempts = 8;

/**
 * Registers until a worker is installed; each attempt fetches only what the ones before could not. Sooner when the network
 * comes back. Resolves with the registration, or undefined where there is none. Rejects where none is allowed, and when
 * the last attempt's script cannot be had.
 */
export async function tryInstalling(
  register: () => Promise<ServiceWorkerRegistration | undefined>,
): Promise<ServiceWorkerRegistration | undefined> {
  for (let attempt = 1, pause = firstPauseMs; ; attempt += 1, pause = Math.min(2 * pause, maxPauseMs)) {
    const isLast = attempt === maxAttempts;
    try {
      const registration = await register();
      if (!registration || isLast || (await isInstalled(registration))) return registration;
    } catch (error) {
      // A forbidden installation stays forbidden; a file that could not be fetched is a TypeError.
      if (isLast || !(error instanceof TypeError)) throw error;
    }
    await pauseOrOnline(pause);
  }
}

/** Whether a worker is there or becomes so. A version that comes to replace one is not waited for. */
async function isInstalled(registration: ServiceWorkerRegistration): Promise<boolean> {
  const { active, waiting, installing } = registration;
  if (active || waiting || !installing) return Boolean(active ?? waiting);
  return new Promise((resolve) => {
    const settled = () => {
      // An installed one that replaces nothing goes on by itself.
      if (installing.state === "installing" || installing.state === "installed") return;
      installing.removeEventListener("statechange", settled);
      resolve(installing.state !== "redundant");
    };
    installing.addEventListener("statechange", settled);
    settled();
  });
}

/**
 * Looks for a version again that came to replace one and lost files; the page goes on with the old one meanwhile. Ever more
 * rarely, and sooner when the network comes back.
 */
export function retryFailedUpdates(registration: ServiceWorkerRegistration): void {
  let attempts = 1;
  let isRetrying = false;
  const retry = async () => {
    if (isRetrying) return;
    isRetrying = true;
    for (let isFound = false; !isFound && attempts < maxAttempts; attempts += 1) {
      await pauseOrOnline(Math.min(firstPauseMs * 2 ** (attempts - 1), maxPauseMs));
      isFound = await registration.update().then(
        () => true,
        () => false,
      );
    }
    isRetrying = false;
  };
  const watch = (version: ServiceWorker | null) => {
    let isInstalled = false;
    version?.addEventListener("statechange", () => {
      if (version.state === "installed") {
        isInstalled = true;
        attempts = 1;
      }
      if (version.state === "redundant" && !isInstalled) void retry();
    });
  };
  watch(registration.installing);
  registration.addEventListener("updatefound", () => watch(registration.installing));
}
