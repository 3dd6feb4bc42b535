/**
 * A page whose scripts never came asks for them again: by itself, when the network is back, when it is seen again, and on a
 * press. It loads itself anew only once the shop has answered with all of them, because a reload on a dead line ends at the
 * browser's own error page.
 */
import { meta } from "../platform/document-meta";

const FIRST_PAUSE_MS = 3_000;
const MAX_PAUSE_MS = 60_000;
/** Files that come and do not run must not reload for ever: so many times by itself, then only on a press. */
const MAX_RELOADS = 3;
/** Reloads longer ago than this no longer count, ms. */
const COUNTED_MS = 120_000;
const RELOADS_KEY = "doorstep.reloads";

let isTrying = false;
let isAsking = false;

/** Goes on until the app has started. Does nothing from the second call on. */
export function keepTrying(started: () => boolean): void {
  if (isTrying) return;
  isTrying = true;
  const again = () => {
    if (!started()) void tryAgain(() => !started() && mayReloadByItself());
  };
  let pause = FIRST_PAUSE_MS;
  const wait = () => {
    if (started()) return;
    setTimeout(() => {
      if (!document.hidden) again();
      wait();
    }, pause);
    pause = Math.min(2 * pause, MAX_PAUSE_MS);
  };
  wait();
  addEventListener("online", again);
  document.addEventListener("visibilitychange", () => document.hidden || again());
}

/** Asks for the document and the app's scripts, and loads the page anew when all have come. Never rejects. */
export async function tryAgain(mayReload: () => boolean = () => true): Promise<void> {
  if (isAsking) return;
  isAsking = true;
  try {
    const scripts = [meta("app-script"), ...meta("app-preload").split(" ")].filter(Boolean);
    await Promise.all([ask(location.href, "no-store"), ...scripts.map((href) => ask(href, "default"))]);
    if (mayReload()) location.reload();
  } catch {
    // The next try is on its way.
  } finally {
    isAsking = false;
  }
}

async function ask(href: string, cache: RequestCache): Promise<void> {
  const response = await fetch(href, { cache });
  if (!response.ok) throw new Error(href);
  await response.arrayBuffer();
}

function mayReloadByItself(): boolean {
  try {
    const [count = 0, at = 0] = (sessionStorage.getItem(RELOADS_KEY) ?? "").split(" ").map(Number);
    const counted = Math.abs(Date.now() - at) < COUNTED_MS ? count : 0;
    sessionStorage.setItem(RELOADS_KEY, `${counted + 1} ${Date.now()}`);
    return counted < MAX_RELOADS;
  } catch {
    return false;
  }
}
