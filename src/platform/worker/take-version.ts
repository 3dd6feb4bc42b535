/**
 * Activates a waiting version. Chromium can lose the message: a request that reaches the old worker during the change
 * restarts it, and the new one then waits silently until the old one has been idle for half a minute. So a start asks when
 * the page is quiet, and a press on 'Update' reloads after a while in any case.
 */
import { runWhenNotBusy } from "./build-lock";
import { untilQuiet } from "./quiet-page";
import { useUpdateState } from "./update-state";

/** A page whose shopper pressed 'Update' reloads after this time even if it saw no change, ms. */
const reloadAfterMs = 10_000;
/** A version that is not active this long after a start is offered, ms. */
const offerAfterMs = 60_000;

let stopWaiting = (): void => {};

function ask(afterMs: number, giveUp: () => void): void {
  stopWaiting();
  useUpdateState.getState().activate();
  const timer = setTimeout(giveUp, afterMs);
  stopWaiting = () => clearTimeout(timer);
}

/** The shopper agreed: the tab reloads when the version controls the page, or when that takes too long. */
export function applyUpdate(): void {
  if (useUpdateState.getState().applying) return;
  useUpdateState.setState({ applying: true });
  ask(reloadAfterMs, () => runWhenNotBusy(() => location.reload()));
}

/** At a start, without a reload: offers the version if it does not become active. */
export async function takeAtStart(): Promise<void> {
  await untilQuiet();
  if (useUpdateState.getState().applying) return;
  ask(offerAfterMs, () => useUpdateState.setState({ waiting: true }));
}

/** Another worker controls the page, so the wait is over. */
export const versionTaken = (): void => stopWaiting();
