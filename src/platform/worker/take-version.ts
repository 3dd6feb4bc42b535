/**
 * Makes a waiting version the active one. Chromium can lose the message's effect: a request that reaches the older worker
 * in the moment of the change keeps the newer one waiting, with nothing that says so. Who pressed 'Update' must not sit
 * before a line that does nothing.
 */

/** The waiting version is asked again this often, ms. */
const repeatMs = 2_000;
/** It is not asked any more after this time, ms. */
const giveUpAfterMs = 10_000;

/**
 * Asks now and again until the returned function is called, which the caller does when another worker controls the page.
 * `ask` sends the message; `giveUp` is called once when the version never came.
 */
export function takeVersion(ask: () => void, giveUp: () => void): () => void {
  ask();
  const asking = setInterval(ask, repeatMs);
  const givingUp = setTimeout(() => {
    clearInterval(asking);
    giveUp();
  }, giveUpAfterMs);
  return () => {
    clearInterval(asking);
    clearTimeout(givingUp);
  };
}
