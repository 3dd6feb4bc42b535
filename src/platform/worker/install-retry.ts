// @chunk behind
/** A first installation that lost a file is tried again in the same visit: a bad connection loses some of two hundred. */

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
      // What is forbidden stays forbidden; a file that could not be had is a TypeError.
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

function pauseOrOnline(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener("online", end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    addEventListener("online", end);
  });
}
