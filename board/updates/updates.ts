/** The board's worker and its new versions: taken when somebody says so, or while nobody is at the board. */
import { Workbox } from "workbox-window";
import { create } from "zustand";
import { useOpenedOrder } from "../orders/opened-order";

/** Nobody has touched the board for so long, ms: then it may start anew. */
const idleMs = 10 * 60_000;
/** A board stays open for weeks, so it looks for a new version by itself; ms. */
const checkEveryMs = 60 * 60_000;

/** `take` starts the new version; null while there is none. */
export const useUpdate = create<{ readonly take: (() => void) | null }>(() => ({ take: null }));

let tellRegistered: (registration: ServiceWorkerRegistration) => void = () => {};
/** The board's own worker, once the page has registered it; pending where it does not. */
export const registeredWorker = new Promise<ServiceWorkerRegistration>((resolve) => {
  tellRegistered = resolve;
});

/** Registers the worker. Never rejects: without one the board needs a network to start. */
export async function startWorker(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const workbox = new Workbox("/board/service-worker.js", { scope: "/board/", updateViaCache: "none" });
  let isTaken = false;
  const take = () => {
    isTaken = true;
    workbox.messageSkipWaiting();
  };
  workbox.addEventListener("waiting", () => {
    useUpdate.setState({ take });
    whenIdle(take);
  });
  workbox.addEventListener("controlling", () => {
    if (isTaken) location.reload();
  });
  const registration = await workbox.register({ immediate: true }).catch(() => undefined);
  if (registration === undefined) return;
  tellRegistered(registration);
  setInterval(() => void registration.update().catch(() => undefined), checkEveryMs);
}

/** Runs once nobody has pressed anything for a while and no order is open. */
function whenIdle(work: () => void): void {
  let timer = setTimeout(check, idleMs);
  const gestures = ["pointerdown", "keydown"] as const;
  const restart = () => {
    clearTimeout(timer);
    timer = setTimeout(check, idleMs);
  };
  function check(): void {
    if (useOpenedOrder.getState().id !== null) {
      restart();
      return;
    }
    for (const gesture of gestures) removeEventListener(gesture, restart);
    work();
  }
  for (const gesture of gestures) addEventListener(gesture, restart, { passive: true });
}
