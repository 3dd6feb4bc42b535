/** The top of a page as the next visit begins with it: a tree of elements, see `src/boot/screen-snapshot.ts`. */
import { type KeptNode, neverKept } from "@/boot/screen-snapshot";
import type { Interruptible } from "./interruptible";

/** Elements further away than this share of the window are left out. */
const maxWindowsAway = 1.25;

/** Parts on their way, failures, and parts whose styles come with the script. */
const unfinished =
  "[data-pending], [data-part-pending], [data-skeleton], [aria-busy=true], [role=alert], [class*='css-']";

/** Choices of which the next visit knows nothing, wherever on the page this is told. */
const changed = "[data-changed]";

/** Also what tells of this very moment, such as the age of a copy while there is no network, and of somebody's account. */
const leftOut = "[data-momentary], [data-personal]";

/** The part in sight when a page, and each strip in it, stands at its beginning. */
export class ScreenTop {
  readonly classes = new Set<string>();
  content: KeptNode[] = [];
  /** It is not what the next visit begins with. */
  isUnfinished: boolean;
  /** Looked for once: to ask each element of a long page whether it is one of them takes longer. */
  private readonly unfinished: ReadonlySet<Element>;
  private readonly leftOut: ReadonlySet<Element>;

  private constructor(main: Element) {
    this.isUnfinished = main.querySelector(changed) !== null;
    this.unfinished = new Set(main.querySelectorAll(unfinished));
    this.leftOut = new Set(main.querySelectorAll(leftOut));
  }

  /** May be paused behind each element; the page has to be the same until it ends. */
  static *read(main: Element): Interruptible<ScreenTop> {
    const top = new ScreenTop(main);
    top.content = yield* top.nodesOf(main, 0, scrollY);
    return top;
  }

  /** `x` and `y` are how far what stands around them has been scrolled, CSS px. */
  private *nodesOf(parent: Element, x: number, y: number): Interruptible<KeptNode[]> {
    const nodes: KeptNode[] = [];
    for (const node of parent.childNodes) {
      if (node instanceof Text && node.data !== "") nodes.push(node.data);
      if (!(node instanceof Element) || neverKept.has(node.localName) || this.leftOut.has(node)) continue;
      // Sticky elements stand somewhere else before the page is scrolled.
      const stays = isOutOfSight(node, x, y) && ["sticky", "fixed"].includes(getComputedStyle(node).position);
      const scrolled = stays ? 0 : y;
      if (isOutOfSight(node, x, scrolled)) continue;
      if (this.unfinished.has(node) || isTypedInto(node)) this.isUnfinished = true;
      for (const name of node.classList) this.classes.add(name);
      const attributes = attributesOf(node);
      const children = yield* this.nodesOf(node, x + node.scrollLeft, scrolled + node.scrollTop);
      nodes.push([node.localName, attributes, children]);
      yield;
    }
    return nodes;
  }
}

/** The rows below a search are those of its text: without it they would be only some of the page's. */
function isTypedInto(element: Element): boolean {
  if (!(element instanceof HTMLInputElement) || !["search", "text"].includes(element.type)) return false;
  return element.value !== "" && ![...new URLSearchParams(location.search).values()].includes(element.value);
}

function isOutOfSight(element: Element, x: number, y: number): boolean {
  const { top, left, right, width, height } = element.getBoundingClientRect();
  if (width === 0 && height === 0) return false;
  return (
    top + y > innerHeight * maxWindowsAway ||
    left + x > innerWidth * maxWindowsAway ||
    right + x < innerWidth * (1 - maxWindowsAway)
  );
}

/** Typed text is left out, and no text of the shop may become a style. */
const notKept = ["autofocus", "checked", "selected", "data-style"];
const choices = ["radio", "checkbox"];

function attributesOf(element: Element): Record<string, string> {
  const attributes: Record<string, string> = {};
  const isTyped = element instanceof HTMLInputElement && !choices.includes(element.type);
  for (const name of element.getAttributeNames()) {
    const value = element.getAttribute(name) ?? "";
    // The policy forbids styles in attributes; the boot script sets them.
    if (name === "style") attributes["data-style"] = value;
    else if (!name.startsWith("on") && !notKept.includes(name) && !(isTyped && name === "value"))
      attributes[name] = value;
  }
  if (element instanceof HTMLOptionElement && element.selected) attributes.selected = "";
  if (element instanceof HTMLInputElement && element.checked) attributes.checked = "";
  return attributes;
}
