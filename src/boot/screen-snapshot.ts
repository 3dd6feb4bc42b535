/**
 * A page's last screen on this device, for the next visit's first one: a tree of elements, because no text becomes
 * HTML in this page. `src/app/screen-snapshot/keep-screens.ts` writes it, the boot script draws it, and React takes its place.
 */
import { screenSnapshotPrefix } from "@/platform/storage/screen-snapshots";
import { isReturn } from "./navigation-kind";

export type KeptNode = string | KeptElement;
export type KeptElement = [tag: string, attributes: Record<string, string>, children: KeptNode[]];

export interface ScreenSnapshot {
  /** Address of the app's script: classes and style sheets are those of one build. */
  script: string;
  /** The account and place that saw it, see `scopeOfScreen`. */
  scope: string;
  /** Width of the window, CSS px. */
  width: number;
  /** Epoch ms. */
  at: number;
  /** Whether the page was left further down than its top. */
  scrolled: boolean;
  /** Addresses of the style sheets that have rules for it. */
  sheets: string[];
  /** Their rules for it, so that it is painted before any of them has come; absent where not all of them could be read. */
  styles?: string | undefined;
  content: KeptNode[];
}

/** Older snapshots may be far from what the page shows now, ms. */
export const maxAgeMs = 24 * 3_600_000;

/** Keys of local storage. */
const scopeKeys = ["doorstep.account", "guest_id", "zoneid", "module", "currentLatLng", "settings"];
/**
 * The scope of a screen as one text: its owner, place, language and settings. The page has its language and direction by then.
 */
export const scopeOfScreen = (stored: (key: string) => string | null): string =>
  JSON.stringify([document.documentElement.lang, document.documentElement.dir, ...scopeKeys.map(stored)]);

/**
 * To tell a damaged record from a whole one; not for security. It takes four letters at a time: the first run of a function is
 * slow, and every start waits for this one.
 */
function recordHash(text: string): string {
  const { buffer, length } = new TextEncoder().encode(`${text}   `);
  let hash = length;
  for (const word of new Uint32Array(buffer, 0, length >> 2))
    hash = Math.imul(((hash << 5) | (hash >>> 27)) ^ word, 0x9e3779b1);
  return (hash >>> 0).toString(36);
}

/** A record is read only when the hash before it matches: it is exactly what this page wrote. */
export function screenSnapshotRecord(screen: ScreenSnapshot): string {
  const text = JSON.stringify(screen);
  return `${recordHash(text)} ${text}`;
}

/**
 * The snapshot of an address (path and query); null for none, an old or damaged one, and one that another build or somebody
 * else saw. `script` is the address of the app's script. Never throws.
 */
export function readScreenSnapshot(
  address: string,
  script: string,
  stored: (key: string) => string | null,
): ScreenSnapshot | null {
  try {
    const record = stored(screenSnapshotPrefix + address) ?? "";
    const [hash = ""] = record.split(" ", 1);
    const text = record.slice(hash.length + 1);
    if (hash === "" || recordHash(text) !== hash) return null;
    const screen = JSON.parse(text) as ScreenSnapshot;
    const isOfNow =
      screen.script === script &&
      screen.scope === scopeOfScreen(stored) &&
      screen.width === innerWidth &&
      Math.abs(Date.now() - screen.at) < maxAgeMs &&
      // A reload or Back returns to the scroll position, not to the top.
      !(screen.scrolled && isReturn());
    return isOfNow ? screen : null;
  } catch {
    return null;
  }
}

/** Elements that no kept screen has, whatever its record says. */
export const neverKept: ReadonlySet<string> = new Set([
  "script",
  "style",
  "link",
  "iframe",
  "object",
  "embed",
  "canvas",
  "video",
  "audio",
  "dialog",
]);

const svg = "http://www.w3.org/2000/svg";

/** The elements in a template, where no picture is loaded yet. Throws where the record names what no kept element has. */
export function keptTemplate({ content }: ScreenSnapshot): HTMLTemplateElement {
  const template = document.createElement("template");
  const { ownerDocument } = template.content;
  const fill = (
    parent: Element | DocumentFragment,
    nodes: readonly KeptNode[],
    space: string | null,
  ): void => {
    for (const node of nodes) {
      if (typeof node === "string") {
        parent.append(node);
        continue;
      }
      const [tag, attributes, children] = node;
      if (neverKept.has(tag)) throw new Error(`A kept screen has no ${tag}.`);
      const own = tag === "svg" ? svg : space;
      const element =
        own === null ? ownerDocument.createElement(tag) : ownerDocument.createElementNS(own, tag);
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      fill(element, children, own);
      parent.append(element);
    }
  };
  fill(template.content, content, null);
  return template;
}

/**
 * Puts the rules that came with a screen into the document. Returns what takes them out again; null where there are none, or
 * the browser has no such style sheets: then the screen waits for those of the app. The policy allows them without an exception.
 */
export function addOwnStyles(styles: string | undefined): (() => void) | null {
  try {
    if (!styles) return null;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  } catch {
    return null;
  }
}
