/** A program's worker and its new versions: taken when somebody says so, or while nobody is at the device. */
import { Workbox } from "workbox-window";
import { create, type StoreApi, type UseBoundStore } from "zustand";

/** Nobody has touched the page for so long, ms: then it may start anew. */
const idleMs = 10 * 60_000;
/** A page stays open for weeks, so it looks for a new version by itself; ms. */
const checkEveryMs = 60 * 60_000;

export interface ProgramUpdates {
  /** `take` starts the new version; null while there is none. */
  readonly useUpdate: UseBoundStore<StoreApi<{ readonly take: (() => void) | null }>>;
  /** The program's own worker, once the page has registered it; pending where it does not. */
  readonly registeredWorker: Promise<ServiceWorkerRegistration>;
  /** Registers the worker. Never rejects: without one the program needs a network to start. */
  readonly startWorker: () => Promise<void>;
}

/** `scope`: where the program and its worker are. `isBusy`: a new version has to wait although nobody presses anything. */
export function programUpdates(scope: string, isBusy: () => boolean): ProgramUpdates {
  const useUpdate = create<{ readonly take: (() => void) | null }>(() => ({ take: null }));
  let tellRegistered: (registration: ServiceWorkerRegistration) => void = () => {};
  const registeredWorker = new Promise<ServiceWorkerRegistration>((resolve) => {
    tellRegistered = resolve;
  });
  const startWorker = async (): Promise<void> => {
    if (!("serviceWorker" in navigator)) return;
    const workbox = new Workbox(`${scope}service-worker.js`, { scope, updateViaCache: "none" });
    let isTaken = false;
    const take = () => {
      isTaken = true;
      workbox.messageSkipWaiting();
    };
    workbox.addEventListener("waiting", () => {
      useUpdate.setState({ take });
      whenIdle(isBusy, take);
    });
    workbox.addEventListener("controlling", () => {
      if (isTaken) location.reload();
    });
    const registration = await workbox.register({ immediate: true }).catch(() => undefined);
    if (registration === undefined) return;
    tellRegistered(registration);
    setInterval(() => void registration.update().catch(() => undefined), checkEveryMs);
  };
  return { useUpdate, registeredWorker, startWorker };
}

/** Runs once nobody has pressed anything for a while and nothing holds it back. */
function whenIdle(isBusy: () => boolean, work: () => void): void {
  let timer = setTimeout(check, idleMs);
  const gestures = ["pointerdown", "keydown"] as const;
  const restart = () => {
    clearTimeout(timer);
    timer = setTimeout(check, idleMs);
  };
  function check(): void {
    if (isBusy()) {
      restart();
      return;
    }
    for (const gesture of gestures) removeEventListener(gesture, restart);
    work();
  }
  for (const gesture of gestures) addEventListener(gesture, restart, { passive: true });
}
