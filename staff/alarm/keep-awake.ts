/** Keeps the screen on while the board is looked at; a browser lets go of it whenever the page is hidden. Returns what ends it. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let ended = false;
  const take = async () => {
    if (document.visibilityState !== "visible" || (lock !== null && !lock.released)) return;
    const taken = await navigator.wakeLock?.request("screen").catch(() => null);
    if (ended) void taken?.release();
    else lock = taken ?? null;
  };
  const again = () => void take();
  document.addEventListener("visibilitychange", again);
  // Refused on a low battery: tried again when somebody is here.
  addEventListener("pointerdown", again);
  again();
  return () => {
    ended = true;
    document.removeEventListener("visibilitychange", again);
    removeEventListener("pointerdown", again);
    void lock?.release();
  };
}
