/**
 * First rows: those the server rendered into the document with the page's own components, or those the page showed here last.
 * They stay on the first screen until React has the same; actions in them meanwhile are repeated there.
 */
import { isOfNow } from "@/platform/http/prefetched-responses";
import { pictureSources } from "@/ui/plain/picture-sources";
import { hideOldCart } from "./hide-old-cart";
import { isReturnFurtherDown } from "./navigation-kind";
import { isPlainMessageShown } from "./plain-message";
import { keepPicturesSeen, putBehindLeadingPicture, watchPictures } from "./row-pictures";
import { sameControl, setByHand } from "./same-control";
import { storedRow } from "./stored-values";

/** How the page takes the place of what the first screen shows. */
export interface FirstScreenHandOver {
  /** How long bar, picture and rows of the first screen stay from the page's first content until it shows its own, ms. */
  maxWaitMs(page: ParentNode): number;
  /** Whether the page has the rows that are shown already, or what was pressed of them. */
  hasRows(page: ParentNode): boolean;
  /**
   * Prepares the repeat of everything done in the first rows. Call the result once the page is shown; it calls back when all of
   * it is done.
   */
  handOver(screen: ParentNode, page: ParentNode): (done: () => void) => void;
}

/** For a first screen without rows. */
export const withoutRows: FirstScreenHandOver = {
  maxWaitMs: () => 1_000,
  hasRows: () => true,
  handOver: () => (done) => done(),
};

/**
 * The rows of this document, unless they are old or in another language than the page's. A return to a page that was left
 * further down goes there: rows of its top would be in the way.
 */
export function servedRows(language: string): HTMLTemplateElement | null {
  const template = document.querySelector<HTMLTemplateElement>("template[data-rows]");
  if (template?.dataset.language !== language || !isOfNow(Number(template.dataset.at))) return null;
  return isReturnFurtherDown(location.pathname + location.search) ? null : template;
}

/** The copy that the page takes where data is spared. */
function spareData(image: HTMLImageElement): void {
  const source = (image.getAttribute("src") ?? "").replace(/[?&]w=\d+/, "");
  image.removeAttribute("srcset");
  image.src = pictureSources(source, image.width, true).src;
}

/** Titles and rows: a menu is put into its sections after its rows are there. */
const rowsIn = (place: ParentNode): Element[] => [...place.querySelectorAll("h1, h2, li a")];
const nameOf = (row: Element): string => row.getAttribute("href") ?? row.textContent ?? "";

const references = ["for", "aria-labelledby", "aria-describedby", "aria-controls"];

const handedOver = new Set(["search", "radio", "checkbox"]);

/**
 * The page has the same ids and names, and looks for its own. Drawings keep theirs: what they refer to is in themselves. Radio
 * buttons of one name would be one group, also with those of the page.
 */
function setApart(main: Element): void {
  for (const element of main.querySelectorAll("[id]:not(svg *)")) element.id = `first-${element.id}`;
  for (const name of references)
    for (const element of main.querySelectorAll(`[${name}]`))
      element.setAttribute(name, (element.getAttribute(name) ?? "").replace(/\S+/g, "first-$&"));
  for (const input of main.querySelectorAll("input")) {
    input.name &&= `first-${input.name}`;
    // Typed text is handed over for the search box alone.
    if (!handedOver.has(input.type)) input.inert = true;
  }
}

/** A page that still loads what is in sight shows less than these rows, but not for ever, ms. */
const loadingTimeoutMs = 5_000;
/** A pressed control that the page does not show so soon after the rows is gone, ms. */
const controlTimeoutMs = 500;

/** A finger that is down is waited for so much longer, ms. */
const maxPressMs = 1_000;
/** The click follows the lifting of the finger within so long, ms. */
const pressEndMs = 50;

const isInWindow = (element: Element): boolean => {
  const { top, height } = element.getBoundingClientRect();
  return height > 0 && top < innerHeight;
};

/** Puts the template's content into the first screen; the page is laid out behind it. */
function putOnScreen(template: HTMLTemplateElement, screen: Element, savesData: boolean): HTMLElement {
  const main = document.createElement("main");
  main.className = "fs-rows";
  // Still inert: no picture is loaded before it is known which copy.
  if (savesData) template.content.querySelectorAll("img").forEach(spareData);
  putBehindLeadingPicture(template.content);
  watchPictures(main);
  // Not a copy of it, which would take as long as building it did.
  main.append(document.adoptNode(template.content));
  for (const element of main.querySelectorAll<HTMLElement>("[data-style]")) {
    element.style.cssText = element.dataset.style ?? "";
    delete element.dataset.style;
  }
  setApart(main);
  hideOldCart(main, storedRow("doorstep.cart"));
  screen.querySelector(".fs-blank")?.remove();
  screen.append(main);
  // Laid out behind them, the page knows what of it is in view, and has that when it is seen.
  const page = document.getElementById("root");
  page?.classList.add("fs-behind");
  page?.removeAttribute("hidden");
  return main;
}

/** Notes what is pressed in the rows, in this order: what is done by it, and then the last one that leads somewhere. */
function notePresses(main: HTMLElement): () => Element[] {
  const pressed: Element[] = [];
  /** Only one page or dialog can be opened. */
  let opened: Element | null = null;
  main.addEventListener("click", (event) => {
    const control = (event.target as Element).closest("a, button");
    // The browser opens new tabs itself.
    if (!control || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (control.hasAttribute("target") || isPlainMessageShown()) return;
    event.preventDefault();
    if (control.matches("a, [aria-haspopup]")) {
      opened?.removeAttribute("aria-busy");
      opened = control;
      // A second press means the first, but in a group that counts.
    } else if (!pressed.includes(control) || control.closest("[role=group]")) pressed.push(control);
    control.setAttribute("aria-busy", "true");
  });
  return () => (opened ? [...pressed, opened] : pressed);
}

const isSameChoice = (control: HTMLInputElement | HTMLSelectElement, same: HTMLElement | null): boolean =>
  control instanceof HTMLSelectElement
    ? same instanceof HTMLSelectElement && same.value === control.value
    : same instanceof HTMLInputElement && same.checked === control.checked;

/** Browsers that cannot be asked to send a form have its button pressed. */
function submit(form: HTMLFormElement | null | undefined): void {
  if (typeof form?.requestSubmit === "function") form.requestSubmit();
  else form?.querySelector<HTMLElement>("[type=submit]")?.click();
}

/** Presses one after the other: React shows what one has done before the next one is done. */
function pressAll(controls: readonly (HTMLElement | null)[], done: () => void): void {
  const [first, ...more] = controls;
  // Not within React's own work, in which the page is shown.
  setTimeout(() => {
    first?.click();
    if (more.length > 0) pressAll(more, done);
    else done();
  });
}

/**
 * Puts the rows in the place of the frame's shapes. Their style sheets have to be there. `maxWaitMs` is how long the page may
 * be without some of them.
 */
export function drawRows(
  template: HTMLTemplateElement,
  savesData: boolean,
  maxWaitMs: number,
): FirstScreenHandOver {
  const screen = document.getElementById("first-screen");
  // The page was faster.
  if (screen === null) return withoutRows;
  const main = putOnScreen(template, screen, savesData);
  const presses = notePresses(main);
  const chosen = new Set<HTMLInputElement | HTMLSelectElement>();
  main.addEventListener("change", ({ target }) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) chosen.add(target);
  });
  // A listener on the document would keep the first screen in memory for the whole visit.
  const listening = new AbortController();
  const { signal } = listening;
  // A finger that is down would lift over another page: its press would be lost.
  let isDown = false;
  main.addEventListener("pointerdown", () => {
    isDown = true;
  });
  for (const end of ["pointerup", "pointercancel"])
    document.addEventListener(end, () => setTimeout(() => (isDown = false), pressEndMs), { signal });
  let isSearched = false;
  main.addEventListener("submit", (event) => {
    event.preventDefault();
    isSearched = true;
  });
  let rowsSince: number | null = null;
  /** Names of the rows that are seen. Measured once: it lays out what the page has built behind them so far. */
  let inWindow: string[] | null = null;
  for (const change of ["scroll", "resize"])
    addEventListener(change, () => (inWindow = null), { capture: true, passive: true, signal });
  return {
    maxWaitMs: (page) =>
      ([...page.querySelectorAll("main [data-skeleton]")].some(isInWindow)
        ? Math.max(loadingTimeoutMs, maxWaitMs)
        : maxWaitMs) + (isDown ? maxPressMs : 0),
    hasRows: (page) => {
      if (isDown) return false;
      const there = new Set(rowsIn(page).map(nameOf));
      // Rows further down may come only once they are scrolled to.
      inWindow ??= rowsIn(main).filter(isInWindow).map(nameOf);
      if (inWindow.some((name) => !there.has(name))) return false;
      rowsSince ??= performance.now();
      return (
        presses().every((control) => sameControl(control, main, page) !== null) ||
        performance.now() - rowsSince > controlTimeoutMs
      );
    },
    handOver: (rows, page) => {
      listening.abort();
      keepPicturesSeen(rows, page);
      const twin = (control: Element | null) => sameControl(control, rows, page);
      const repeated = presses().map((control) => {
        const found = twin(control);
        // Its row has gone; where it leads is known.
        if (found === null && control instanceof HTMLAnchorElement) location.assign(control.href);
        return found;
      });
      const { activeElement } = document;
      const focused = main.contains(activeElement) ? twin(activeElement) : null;
      const search = main.querySelector<HTMLInputElement>("input[type=search]");
      const choices = [...chosen].map((control) => [control, twin(control)] as const);
      return (done) => {
        const box = page.querySelector<HTMLInputElement>("main input[type=search]");
        if (search && search.value !== "") setByHand(box, search.value);
        for (const [control, same] of choices) {
          if (control instanceof HTMLSelectElement) setByHand(same, control.value);
          else if (same instanceof HTMLInputElement && same.checked !== control.checked) same.click();
        }
        focused?.focus({ preventScroll: true });
        // React knows by then what is searched for.
        if (isSearched) setTimeout(() => submit(box?.form));
        setTimeout(() => {
          const isAsChosen = choices.every(([control, same]) => isSameChoice(control, same));
          // The press meant these choices: with others it would be another press.
          pressAll(isAsChosen ? repeated : repeated.filter((control) => control?.hasAttribute("href")), done);
        });
      };
    },
  };
}
