import { isComposing } from "../is-composing";
import { refuseDoublePress } from "./double-press";
import { followPanelWithToasts, openBelowToasts } from "./toast-offset";

/** One open overlay. `root` is its outermost element, a child of the body. */
export interface ModalEntry {
  readonly root: HTMLElement;
  readonly panel: HTMLElement;
  readonly close: () => void;
}

/** Open dialogs, lowest first. This file owns them, with its changes to the page for the one on top. */
const stack: ModalEntry[] = [];
let inertElements: Element[] = [];
let cancelInert: (() => void) | undefined;
let unlockScroll: (() => void) | undefined;
let stopFollowing: (() => void) | undefined;

const focusable =
  'a[href], area[href], button:not([disabled]), input:not([disabled]):not([type="hidden"]), select:not([disabled]), textarea:not([disabled]), summary, audio[controls], video[controls], [contenteditable="true"], [tabindex]:not([tabindex="-1"])';

/** Everything that must be out of reach: whatever neither is nor holds one of `keep`. */
function othersThan(keep: readonly Element[], parent: Element): Element[] {
  return Array.from(parent.children).flatMap((child) => {
    if (keep.includes(child) || child instanceof HTMLScriptElement || child instanceof HTMLStyleElement)
      return [];
    return keep.some((kept) => child.contains(kept)) ? othersThan(keep, child) : [child];
  });
}

/** Toasts and live regions speak and stay reachable over an open overlay. */
function announcers(): HTMLElement[] {
  return Array.from(document.querySelectorAll<HTMLElement>("[data-announces]"));
}

/** Px that the page's scrollbar takes; on touch screens it lies over the page, and asking would cost a layout. */
function scrollbarWidth(): number {
  if (matchMedia("(pointer: coarse)").matches) return 0;
  return window.innerWidth - document.documentElement.clientWidth;
}

function lockScroll(): () => void {
  const root = document.documentElement;
  const { overflow, paddingInlineEnd } = root.style;
  const scrollbar = scrollbarWidth();
  root.style.overflow = "hidden";
  // Toasts make room for the buttons of a sheet: their style sheet looks for this.
  root.dataset.overlay = "";
  if (scrollbar > 0) root.style.paddingInlineEnd = `${scrollbar}px`;
  return () => {
    root.style.overflow = overflow;
    delete root.dataset.overlay;
    root.style.paddingInlineEnd = paddingInlineEnd;
  };
}

/**
 * Sets what is out of reach once the overlay is painted, because it restyles the whole page and nobody can reach behind
 * an overlay within a frame. What is in reach again is free at once.
 */
function makeInert(elements: readonly Element[]): void {
  cancelInert?.();
  cancelInert = undefined;
  for (const element of inertElements) if (!elements.includes(element)) element.removeAttribute("inert");
  inertElements = inertElements.filter((element) => elements.includes(element));
  const missing = elements.filter((element) => !element.hasAttribute("inert"));
  if (missing.length === 0) return;
  let timer: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(() => {
      for (const element of missing) element.setAttribute("inert", "");
      inertElements = [...inertElements, ...missing];
    });
  });
  cancelInert = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

function apply(): void {
  stopFollowing?.();
  stopFollowing = undefined;
  const top = stack.at(-1);
  if (!top) {
    makeInert([]);
    unlockScroll?.();
    unlockScroll = undefined;
    document.removeEventListener("keydown", onKeyDown);
    return;
  }
  // Before anything is written, because it may have to ask for the page's layout.
  if (!unlockScroll) {
    unlockScroll = lockScroll();
    document.addEventListener("keydown", onKeyDown);
  }
  makeInert(othersThan([top.root, ...announcers()], document.body));
  stopFollowing = followPanelWithToasts(top.panel, announcers());
}

function stops(top: ModalEntry): HTMLElement[] {
  const reachable = [top.panel, ...announcers()];
  return Array.from(document.querySelectorAll<HTMLElement>(focusable)).filter(
    (element) =>
      reachable.some((part) => part.contains(element)) &&
      element.getClientRects().length > 0 &&
      !element.closest("[inert]"),
  );
}

/** Wraps Tab at both ends; between them the browser moves the focus itself. */
function keepTabInside(event: KeyboardEvent, top: ModalEntry): void {
  const active = document.activeElement;
  const elsewhere =
    active && active !== document.body && ![top.panel, ...announcers()].some((part) => part.contains(active));
  if (elsewhere) return;
  const all = stops(top);
  const first = all[0];
  const last = all.at(-1);
  if (!first || !last) {
    event.preventDefault();
    top.panel.focus();
  } else if (
    event.shiftKey &&
    (active === first || (active === top.panel && first === all.find((stop) => top.panel.contains(stop))))
  ) {
    event.preventDefault();
    last.focus();
  } else if (!event.shiftKey && active === last) {
    event.preventDefault();
    first.focus();
  }
}

const leftToUs = new WeakSet<Event>();

/**
 * For a Chakra dialog, which hears Escape before anything inside of it does: the press goes on to what has the focus
 * and, when nothing there wants it, closes what lies on top.
 */
export function leaveEscapeToModalStack(event: KeyboardEvent): void {
  leftToUs.add(event);
}

function onKeyDown(event: KeyboardEvent): void {
  const top = stack.at(-1);
  if (!top || (event.defaultPrevented && !leftToUs.has(event)) || isComposing(event)) return;
  if (event.key === "Escape") {
    event.preventDefault();
    top.close();
  } else if (event.key === "Tab") {
    keepTabInside(event, top);
  }
}

/**
 * Makes an overlay the only thing that can be reached: the rest is inert, the page behind does not scroll, Escape
 * closes, Tab stays inside, and the second press of a double press does nothing in it. Overlays may lie on each other.
 * Returns a function that undoes it.
 */
export function openModal(entry: ModalEntry): () => void {
  openBelowToasts(entry.panel, announcers());
  stack.push(entry);
  const endRefusing = refuseDoublePress(entry.root);
  apply();
  return () => {
    endRefusing();
    const at = stack.indexOf(entry);
    if (at < 0) return;
    stack.splice(at, 1);
    apply();
  };
}

// Messages may come to the page after what is open already: they are reachable, and stand clear of it, from then on.
if (typeof document !== "undefined")
  document.addEventListener("doorstep:announcer", () => {
    if (stack.length > 0) apply();
  });
