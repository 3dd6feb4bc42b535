/**
 * First rows that the server rendered into the document with the page's own components, for somebody without place and
 * account. They stand on the first screen until React has the same, and what is done in them meanwhile is done again there.
 */
import { isOfNow } from "@/platform/http/prefetched-responses";
import { pictureSources } from "@/ui/window/picture-sources";

/** How the page takes the place of what the first screen shows. */
export interface FirstScreenHandOver {
  /** How long bar, picture and rows of the first screen stay until the page shows its own, ms. */
  maxWaitMs: number;
  /** Whether the page has as many rows as are shown already. */
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

/** With their titles: a menu is put into its sections after its rows are there. */
const rowsIn = (place: ParentNode): number => place.querySelectorAll("h2, a[href^='/product/']").length;

/** Puts the rows in the place of the frame's shapes. Their style sheets have to be there. */
export function drawRows(template: HTMLTemplateElement, savesData: boolean): FirstScreenHandOver {
  const main = document.createElement("main");
  main.className = "fs-rows";
  // Still inert: no picture is loaded before it is known which copy.
  if (savesData) template.content.querySelectorAll("img").forEach(spareData);
  main.append(document.importNode(template.content, true));
  for (const element of main.querySelectorAll<HTMLElement>("[data-style]")) {
    element.style.cssText = element.dataset.style ?? "";
    delete element.dataset.style;
  }
  document.querySelector("#first-screen .fs-blank")?.remove();
  document.getElementById("first-screen")?.append(main);

  let pressed: Element | null = null;
  main.addEventListener("click", (event) => {
    const control = (event.target as Element).closest("a, button");
    // Whoever wants a tab of its own gets it from the browser.
    if (!control || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    pressed?.removeAttribute("aria-busy");
    control.setAttribute("aria-busy", "true");
    pressed = control;
  });
  return {
    // They can be read and pressed as they are.
    maxWaitMs: 5_000,
    hasRows: (page) => rowsIn(page) >= rowsIn(main),
    handOver: (screen, page) => {
      const repeated = twinOf(pressed, screen, page);
      const { activeElement } = document;
      const focused = main.contains(activeElement) ? twinOf(activeElement, screen, page) : null;
      const typed = main.querySelector("input")?.value ?? "";
      return () => {
        if (typed !== "") typeInto(page.querySelector("main input"), typed);
        focused?.focus({ preventScroll: true });
        // Not within React's own work, in which the page is shown.
        setTimeout(() => repeated?.click());
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

/** What a control does and says: the same in the first rows and in the page. */
const identityOf = (control: Element): string =>
  [
    control.tagName,
    control.getAttribute("href"),
    control.getAttribute("aria-label"),
    control.textContent,
  ].join();

/** The page's own control for one of the first rows; null where there is none. */
function twinOf(control: Element | null, screen: ParentNode, page: ParentNode): HTMLElement | null {
  if (!control) return null;
  const alike = (place: ParentNode) =>
    [...place.querySelectorAll<HTMLElement>("main :is(a, button, input)")].filter(
      (other) => identityOf(other) === identityOf(control),
    );
  return alike(page)[alike(screen).indexOf(control as HTMLElement)] ?? null;
}
