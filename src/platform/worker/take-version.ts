/**
 * Makes a waiting version the active one. Chromium can lose the message's effect: a request that reaches the older worker
 * in the moment of the change starts that worker anew, and the newer one waits until the older has had nothing to do for
 * half a minute, with nothing that says so. So a start asks when the page is quiet, and who pressed 'Update' does not sit
 * before a line that does nothing.
 */
import { runWhenNotBusy } from "./build-lock";
import { untilQuiet } from "./quiet-page";
import { useUpdateState } from "./update-state";

/** After this time a page whose shopper pressed 'Update' is loaded again without having seen the change, ms. */
const reloadAfterMs = 10_000;
/** After this time a version that does not come at a start is offered, ms. */
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

/** At a start, without a reload: the version is offered when it does not come. */
export async function takeAtStart(): Promise<void> {
  await untilQuiet();
  if (useUpdateState.getState().applying) return;
  ask(offerAfterMs, () => useUpdateState.setState({ waiting: true }));
}

/** Another worker controls the page: nothing is waited for any more. */
export const versionTaken = (): void => stopWaiting();
