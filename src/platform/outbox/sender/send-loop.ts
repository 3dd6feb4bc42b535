/** Sends what is due, again and again for as long as something waits. One loop per page. */

import type { Sender } from "../gate/gate";
import { startWipeRecovery } from "../storage/wipe-recovery";
import { makeRowsDue } from "./make-rows-due";
import { sendDueRows } from "./sender";

/** While something waits, it is checked at least this often, ms. */
const heartbeatMs = 30_000;
/** A run that takes longer hangs in a call that never ends; another one may go on, since leases and locks hold, ms. */
const maxRunMs = 60_000;

// Owned by this loop: set by `startOutbox`, cleared by `stopOutbox` or when a run is over.
let sender: Sender | null = null;
let stopWipeRecovery = () => {};
let timer: ReturnType<typeof setTimeout> | undefined;
let running: { run: Promise<void>; watchdog: ReturnType<typeof setTimeout> } | null = null;
let requestedAgain = false;

/** Sets who sends, and sends what an earlier run of the app left. Call once at start. */
export function startOutbox(withSender: Sender): void {
  sender = withSender;
  stopWipeRecovery = startWipeRecovery(() => {
    withSender.onStorageLost?.();
    void flushOutbox();
  });
  void flushOutbox();
}

/** Stops sending automatically (tests, a page that is closed). Rows stay. */
function _stopOutbox(): void {
  clearTimeout(timer);
  stopWipeRecovery();
  sender = null;
}

/** Sends what is due now. Concurrent calls share one run; resolves when it is over. Never rejects. */
export function flushOutbox(): Promise<void> {
  if (running) {
    requestedAgain = true;
    return running.run;
  }
  const started = {
    run: runUntilQuiet().finally(() => {
      clearTimeout(started.watchdog);
      if (running === started) running = null;
    }),
    watchdog: setTimeout(() => {
      if (running === started) running = null;
      void flushOutbox();
    }, maxRunMs),
  };
  running = started;
  return started.run;
}

async function runUntilQuiet(): Promise<void> {
  do {
    requestedAgain = false;
    clearTimeout(timer);
    if (!sender) return;
    const next = await sendDueRows(sender).catch((error: unknown) => {
      // Storage that failed for a moment must not be the end of sending.
      console.warn("The outbox goes on later:", error);
      return heartbeatMs;
    });
    if (next !== null && sender) timer = setTimeout(() => void flushOutbox(), Math.min(next, heartbeatMs));
  } while (requestedAgain);
}

/** The network may be back: what waits is sent at once. */
export async function retryNow(): Promise<void> {
  await makeRowsDue();
  await flushOutbox();
}
