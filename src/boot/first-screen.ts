/**
 * Replaces the prerendered first screen by React's content. `#root` stays hidden until it has something to show, then
 * replaces the first screen in the same frame, and what was typed or pressed meanwhile is handed over.
 */
import type { PageAtAddress } from "@/platform/navigation/page-patterns";
import type { BootState } from "./boot-state";
import type { TypedText } from "./first-actions";

export type FirstScreenAction = "explore" | "locate" | "map";

/** The shopper's actions before the app was there. */
export interface FirstScreenInput extends TypedText {
  action: FirstScreenAction | null;
}

const NOTHING: FirstScreenInput = { text: "", focused: false, selection: null, action: null };
const ACTIONS: readonly string[] = ["explore", "locate", "map"];

/** Typed text and presses, until the landing takes them. Owned by this module. */
let savedInput: FirstScreenInput | null = null;

let announceRemoved: () => void = () => {};
/** Resolves when the first screen is gone and the app is seen. */
export const firstScreenRemoved = new Promise<void>((resolve) => {
  announceRemoved = resolve;
});

/** Resolves when nothing of a first screen stands before the page: only then it can be scrolled. */
export const pageSeen = (): Promise<void> =>
  document.getElementById("first-screen") === null ? Promise.resolve() : firstScreenRemoved;

/** Name of the mark in the page's timings: all that was done on the first screen is done in the app. */
export const handedOverMark = "doorstep-handed-over";

const boot = (): BootState | undefined => (window as { doorstepBoot?: BootState }).doorstepBoot;

/** The page that the visit began with, as far as it is one of the first script's. */
export const firstAddress = (): PageAtAddress => boot()?.address ?? { page: null };

/** The browser's offer to install the app, where it came before the app was there. */
export const heldInstallOffer = (): Event | null => boot()?.installOffer ?? null;

/** Tells the boot script that the app runs, and resolves when its style sheet can be used. Never rejects. */
export async function appStarted(): Promise<void> {
  const state = boot();
  if (!state) return;
  state.started = true;
  document.getElementById("boot-message")?.setAttribute("hidden", "");
  await state.styles;
}

/** The app could not start: shows the plain message in its place. */
export function appFailed(): void {
  boot()?.failed();
}

/** A fault in the hand-over must not keep the page from being shown. */
function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** Removes the first screen and shows `#root`. Calling it again does nothing. */
export function removeFirstScreen(): void {
  const screen = document.getElementById("first-screen");
  const root = document.getElementById("root");
  const handOver = screen && root ? attempt(() => boot()?.handOver(screen, root)) : undefined;
  if (screen) {
    const action = boot()?.action ?? null;
    savedInput = { ...NOTHING, ...boot()?.typed(screen), action: isAction(action) ? action : null };
    screen.remove();
  }
  if (root) {
    root.hidden = false;
    root.classList.remove("fs-behind");
  }
  document.documentElement.removeAttribute("data-frame");
  document.documentElement.removeAttribute("data-first");
  attempt(() => handOver?.(() => performance.mark(handedOverMark)));
  announceRemoved();
}

function isAction(value: string | null): value is FirstScreenAction {
  return value !== null && ACTIONS.includes(value);
}

/** The text in the search box of the first screen; empty where there is none. */
export function firstScreenText(): string {
  const screen = document.getElementById("first-screen");
  return (screen && boot()?.typed(screen)?.text) ?? "";
}

/**
 * For the landing, in a layout effect: shows the app and returns, once, what was typed or pressed on the first screen.
 * A second call, and a call where no first screen was, returns nothing done.
 */
export function takeFirstScreenInput(): FirstScreenInput {
  removeFirstScreen();
  const input = savedInput ?? NOTHING;
  savedInput = null;
  return input;
}

/** Not every wait ends with a change of the page, ms. */
const retryDelayMs = 100;

/**
 * Removes the first screen when React's content is in `root`: a `main` or an alert that is not inside an element marked
 * `data-pending` (the fallback of a page that is still loading). Observers run before the next paint, so both happen in
 * one frame. What is seen already does not disappear: bar and picture stay until the page shows them, too.
 */
export function removeFirstScreenWhenContentArrives(root: HTMLElement): void {
  const arrived = () =>
    [...root.querySelectorAll("main, [role=alert], [data-first-content]")].some(
      (element) =>
        element.childElementCount > 0 &&
        !element.closest("[data-pending]") &&
        !element.querySelector("[data-pending]"),
    );
  const pictured = () =>
    document.querySelector("#first-screen .fs-shape img") === null ||
    root.querySelector("main img[fetchpriority=high]") !== null;
  const hasRows = () => attempt(() => boot()?.hasRows(root)) ?? true;
  const complete = () =>
    root.querySelector("[role=alert]") !== null ||
    (pictured() && hasRows() && root.querySelector("[data-bar-pending]") === null);
  let arrivedAt: number | null = null;
  let again: ReturnType<typeof setTimeout> | undefined;
  const isOverdue = (since: number) => performance.now() - since >= (boot()?.maxWaitMs(root) ?? 0);
  const look = () => {
    clearTimeout(again);
    if (!arrived()) return;
    arrivedAt ??= performance.now();
    if (!complete() && !isOverdue(arrivedAt)) {
      again = setTimeout(look, retryDelayMs);
      return;
    }
    observer.disconnect();
    removeFirstScreen();
  };
  const observer = new MutationObserver(look);
  observer.observe(root, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ["data-pending"],
  });
}
