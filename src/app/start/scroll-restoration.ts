// @chunk beside
/**
 * Where the shopper stood on each page of the history. The browser's own memory gives up when a page is rebuilt a moment
 * later than it looks; here the place is kept with what was seen at it, and sought until the page is tall enough.
 */

import { pageSeen } from "@/boot/first-screen";
import { withItemInUrl } from "@/platform/navigation/item-in-url";
import { provideScrollAnchor } from "@/platform/navigation/scroll-anchor";
import { sessionKeys } from "@/platform/storage/storage-keys";
import { useSession } from "@/stores/session";

/** A place on a page: px from its top, and the link that was in sight with its distance from the window's top. */
interface Place {
  y: number;
  href: string | null;
  top: number;
}

/** Number of history entries that are remembered. */
const maxPlaces = 50;
/** The position is recorded this long after the last scroll event, ms. */
const settleDelayMs = 120;
/** Time limit for the page to grow tall enough, ms. */
const restoreTimeoutMs = 8_000;
/** The position is restored when it did not move for so many frames. */
const steadyFrames = 6;

const places = new Map<string, Place>(read());
let current: string | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let arriving = true;
let stopSeeking: (() => void) | null = null;

/** From now on this page's place is remembered. `key` names the history's entry. */
export function trackScroll(key: string, path: string): void {
  current = nameOf(key, path);
}

/** An item opened over the page does not change the key. */
const nameOf = (key: string, path: string) => `${key} ${withItemInUrl(path, null)}`;

/** Goes back to where the page was left; stops as soon as the shopper moves it. */
export function restoreScroll(entry: string, path: string): void {
  const key = nameOf(entry, path);
  stopSeeking?.();
  // A typed address begins at its top, also where this tab has been there before.
  const typed = arriving && navigationKind() === "navigate";
  arriving = false;
  if (typed) {
    places.delete(key);
    return;
  }
  const place = places.get(key);
  if (place === undefined || (place.y === 0 && window.scrollY === 0)) return;
  const until = performance.now() + restoreTimeoutMs;
  let frame = 0;
  let steady = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const event of movements) window.removeEventListener(event, stop);
    stopSeeking = null;
  };
  const step = () => {
    if (current !== key || performance.now() > until) return stop();
    steady = moveTowards(place) ? steady + 1 : 0;
    if (steady >= steadyFrames) return stop();
    frame = requestAnimationFrame(step);
  };
  for (const event of movements) window.addEventListener(event, stop, { passive: true });
  stopSeeking = stop;
  // The first screen before the page must not be moved.
  void pageSeen().then(() => {
    if (stopSeeking === stop) step();
  });
}

const navigationKind = () =>
  (performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming | undefined)?.type;

const movements = ["wheel", "touchstart", "keydown", "pointerdown"] as const;

/** Moves towards the place; true when nothing had to be moved. */
function moveTowards(place: Place): boolean {
  const anchor = place.href === null ? null : linkTo(place.href);
  if (anchor !== null) {
    const away = anchor.getBoundingClientRect().top - place.top;
    if (Math.abs(away) < 1.5) return true;
    window.scrollBy({ top: away, behavior: "instant" });
    return false;
  }
  const room = document.documentElement.scrollHeight - window.innerHeight;
  if (Math.abs(window.scrollY - place.y) < 1.5) return place.href === null;
  window.scrollTo({ top: Math.min(place.y, room), behavior: "instant" });
  return false;
}

const linkTo = (href: string): Element | null =>
  document.querySelector(`#content a[href="${CSS.escape(href)}"]`);

function recordPlace(): void {
  if (current === null || stopSeeking !== null) return;
  const anchor = visibleLink();
  places.delete(current);
  places.set(current, {
    y: Math.round(window.scrollY),
    href: anchor?.getAttribute("href") ?? null,
    top: anchor?.getBoundingClientRect().top ?? 0,
  });
  for (const key of places.keys()) {
    if (places.size <= maxPlaces) break;
    places.delete(key);
  }
}

/** A card's link in the middle of the window; of what stands still while scrolling nothing can be learned. */
function visibleLink(): HTMLAnchorElement | null {
  if (window.scrollY < 1) return null;
  for (const part of [0.45, 0.6, 0.3]) {
    const found = document.elementFromPoint(window.innerWidth / 2 + 40, window.innerHeight * part);
    const link = found?.closest("#content li")?.querySelector<HTMLAnchorElement>("a[href]");
    if (
      link &&
      document.querySelectorAll(`#content a[href="${CSS.escape(link.getAttribute("href") ?? "")}"]`)
        .length === 1
    )
      return link;
  }
  return null;
}

function read(): [string, Place][] {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(sessionKeys.scroll) ?? "[]");
    return Array.isArray(saved) ? (saved as unknown[]).filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(value: unknown): value is [string, Place] {
  if (!Array.isArray(value) || typeof value[0] !== "string") return false;
  const place = value[1] as Partial<Place> | null;
  return (
    typeof place === "object" &&
    place !== null &&
    Number.isFinite(place.y) &&
    Number.isFinite(place.top) &&
    (place.href === null || typeof place.href === "string")
  );
}

function saveAll(): void {
  recordPlace();
  try {
    sessionStorage.setItem(sessionKeys.scroll, JSON.stringify([...places]));
  } catch {
    // With full or blocked storage only the position after a reload is lost.
  }
}

/**
 * Where a person stood is theirs, and names of pages may hold an order's number: at a sign-out all of it goes, and
 * nothing more is taken down of the page that is still there.
 */
useSession.subscribe((now, before) => {
  if (now.accountKey === before.accountKey || !before.accountKey.startsWith("customer:")) return;
  clearTimeout(timer);
  places.clear();
  current = null;
  saveAll();
});

history.scrollRestoration = "manual";
// At the first render only the history entry is known.
provideScrollAnchor(() => {
  if (arriving && navigationKind() === "navigate") return null;
  const key = (history.state as { key?: string } | null)?.key ?? "default";
  return places.get(nameOf(key, location.pathname + location.search))?.href ?? null;
});
window.addEventListener(
  "scroll",
  () => {
    clearTimeout(timer);
    timer = setTimeout(recordPlace, settleDelayMs);
  },
  { passive: true },
);
// Before a link navigates away, while the page is still complete.
window.addEventListener("click", recordPlace, { capture: true });
window.addEventListener("pagehide", saveAll);
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "hidden") saveAll();
});
