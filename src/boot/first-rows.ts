/**
 * First rows: those that the server rendered into the document with the page's own components, and what the page showed here
 * last. They stand on the first screen until React has the same, and what is done in them meanwhile is done again there.
 */
import { isOfNow } from "@/platform/http/prefetched-responses";
import { pictureSources } from "@/ui/window/picture-sources";

/** How the page takes the place of what the first screen shows. */
export interface FirstScreenHandOver {
  /** How long bar, picture and rows of the first screen stay until the page shows its own, ms. */
  maxWaitMs: number;
  /** Whether the page has the rows that are shown already, or what was pressed of them. */
  hasRows(page: ParentNode): boolean;
  /** What to do once the page is shown, so that what was done in the first rows is done in it. */
  handOver(screen: ParentNode, page: ParentNode): () => void;
}

/** Where no rows stand on the first screen. */
export const withoutRows: FirstScreenHandOver = {
  maxWaitMs: 1_000,
  hasRows: () => true,
  handOver: () => () => {},
};

/** The rows of this document, unless they are in another language than the page or old. */
export function servedRows(language: string): HTMLTemplateElement | null {
  const template = document.querySelector<HTMLTemplateElement>("template[data-rows]");
  if (template?.dataset.language !== language || !isOfNow(Number(template.dataset.at))) return null;
  return template;
}

/** The copy that the page takes where data is spared. */
function spareData(image: HTMLImageElement): void {
  const source = (image.getAttribute("src") ?? "").replace(/[?&]w=\d+/, "");
  image.removeAttribute("srcset");
  image.src = pictureSources(source, image.width, true).src;
}

/** Titles, and where its rows lead: a menu is put into its sections after its rows are there. */
const rowsIn = (place: ParentNode): string[] =>
  [...place.querySelectorAll("h1, h2, li a")].map((row) => row.getAttribute("href") ?? row.textContent ?? "");

const references = ["for", "aria-labelledby", "aria-describedby", "aria-controls"];

/**
 * The page has the same ids and names, and looks for its own. Drawings keep theirs: what they refer to is in themselves. Radio
 * buttons of one name would be one group, also with those of the page.
 */
function setApart(main: Element): void {
  for (const element of main.querySelectorAll("[id]:not(svg *)")) element.id = `first-${element.id}`;
  for (const name of references)
    for (const element of main.querySelectorAll(`[${name}]`))
      element.setAttribute(name, (element.getAttribute(name) ?? "").replace(/\S+/g, "first-$&"));
  for (const input of main.querySelectorAll("input")) input.name &&= `first-${input.name}`;
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
  const main = document.createElement("main");
  main.className = "fs-rows";
  // Still inert: no picture is loaded before it is known which copy.
  if (savesData) template.content.querySelectorAll("img").forEach(spareData);
  main.append(document.importNode(template.content, true));
  for (const element of main.querySelectorAll<HTMLElement>("[data-style]")) {
    element.style.cssText = element.dataset.style ?? "";
    delete element.dataset.style;
  }
  setApart(main);
  document.querySelector("#first-screen .fs-blank")?.remove();
  document.getElementById("first-screen")?.append(main);
  // Laid out behind them, the page knows what of it is in view, and has that when it is seen.
  const page = document.getElementById("root");
  page?.classList.add("fs-behind");
  page?.removeAttribute("hidden");

  /** Pressed for what they do, in this order. */
  const pressed = new Set<Element>();
  /** The last one that leads somewhere: only one page or dialog can be opened. */
  let opened: Element | null = null;
  const presses = () => (opened ? [...pressed, opened] : [...pressed]);
  main.addEventListener("click", (event) => {
    const control = (event.target as Element).closest("a, button");
    // Whoever wants a tab of its own gets it from the browser.
    if (!control || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (control.hasAttribute("target")) return;
    event.preventDefault();
    if (control.matches("a, [aria-haspopup]")) {
      opened?.removeAttribute("aria-busy");
      opened = control;
    } else pressed.add(control);
    control.setAttribute("aria-busy", "true");
  });
  const chosen = new Set<HTMLInputElement>();
  main.addEventListener("change", ({ target }) => {
    if (target instanceof HTMLInputElement) chosen.add(target);
  });
  return {
    maxWaitMs,
    hasRows: (page) => {
      const there = new Set(rowsIn(page));
      return (
        rowsIn(main).every((row) => there.has(row)) &&
        presses().every((control) => twinOf(control, main, page) !== null)
      );
    },
    handOver: (screen, page) => {
      const repeated = presses().map((control) => twinOf(control, screen, page));
      const { activeElement } = document;
      const focused = main.contains(activeElement) ? twinOf(activeElement, screen, page) : null;
      const search = main.querySelector<HTMLInputElement>("input[type=search]");
      const choices = [...chosen].flatMap((input) => {
        const twin = twinOf(input, screen, page);
        return twin instanceof HTMLInputElement && twin.checked !== input.checked ? [twin] : [];
      });
      return () => {
        if (search && search.value !== "")
          typeInto(page.querySelector("main input[type=search]"), search.value);
        for (const choice of choices) choice.click();
        focused?.focus({ preventScroll: true });
        // Not within React's own work, in which the page is shown.
        setTimeout(() => {
          for (const control of repeated) control?.click();
        });
      };
    },
  };
}

/** As if it were typed: React reads a value only from the element's own property, and at an event. */
function typeInto(box: HTMLInputElement | null, text: string): void {
  if (!box) return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(box, text);
  box.dispatchEvent(new Event("input", { bubbles: true }));
}

/** What a control does: where a link leads, whatever stands on it by now, and what a button or a choice says. */
const identityOf = (control: Element): string =>
  control.getAttribute("href") ??
  [
    control.tagName,
    control.getAttribute("aria-label"),
    (control.closest("label") ?? control).textContent,
  ].join();

/** The page's own control for one of the first rows; null where there is none. */
function twinOf(control: Element | null, screen: ParentNode, page: ParentNode): HTMLElement | null {
  if (!control) return null;
  const alike = (place: ParentNode) =>
    [...place.querySelectorAll<HTMLElement>("main :is(a, button, input)")].filter(
      (other) => identityOf(other) === identityOf(control),
    );
  const twins = alike(page);
  return twins[alike(screen).indexOf(control as HTMLElement)] ?? twins[0] ?? null;
}
