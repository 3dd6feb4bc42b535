// @chunk behind
/**
 * Keeps what a page shows at its top, so that the next visit sees it before the app runs (`src/boot/kept-screen.ts`). Only
 * pages of the shop are kept, nothing of an account's own pages.
 */
import { type KeptNode, keptScreenRecord, maxAgeMs, scopeOfScreen } from "@/boot/kept-screen";
import { stored } from "@/boot/stored-values";
import { withItemInUrl } from "@/platform/navigation/item-in-url";
import { pageAt, pagePatterns } from "@/platform/navigation/page-patterns";
import { firstRoutes, moreRoutes, type PageName } from "@/platform/navigation/page-table";
import { shownAddress } from "@/platform/navigation/shown-address";
import { forgetScreens, keptScreenKeys, keptScreenPrefix } from "@/platform/storage/kept-screens";
import { reloadSession, session } from "@/stores/session";
import { isAnyPartPending } from "@/ui/loading/pending-parts";

const keptPages: readonly (PageName | null)[] = [
  "home",
  "listing",
  "store-list",
  "store",
  "product",
  "categories",
  "category",
  "campaign",
  "all-brands",
  "policy",
  "help",
];
/** The oldest gives way; each is some 20 KB. */
const maxScreens = 8;
/** Characters of a record; a longer one costs the next start more than it saves. */
const maxLength = 80_000;
/** What stands further away than this share of the window is left out. */
const maxWindowsAway = 1.25;

const patterns = pagePatterns({ ...firstRoutes, ...moreRoutes });

/** A page with a part on its way is looked at again after so long, ms, and so often. */
const retryDelayMs = 1_000;
const maxRetries = 10;

/** Keeps the page that is shown now, and each that is looked at when the shopper leaves. Returns a function that stops it. */
export function keepScreens(): () => void {
  let retries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keepSoon = () => {
    if (keepScreen() || retries >= maxRetries) return;
    retries += 1;
    timer = setTimeout(keepSoon, retryDelayMs);
  };
  keepSoon();
  const onChange = () => {
    if (document.visibilityState === "hidden") keepScreen();
  };
  const stop = () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", onChange);
    removeEventListener("pageshow", onReturn);
  };
  // A page that the browser held aside may show another place or account than what is stored by now.
  const onReturn = ({ persisted }: PageTransitionEvent) => {
    if (persisted) stop();
  };
  document.addEventListener("visibilitychange", onChange);
  addEventListener("pageshow", onReturn);
  return stop;
}

/** Whether it is kept. */
function keepScreen(): boolean {
  // Nothing of this page is seen yet.
  if (document.getElementById("first-screen") || isAnyPartPending()) return false;
  const { pathname, search } = location;
  const address = pathname + search;
  // The page of this address is still being loaded, and the one before is in sight.
  if (shownAddress() !== address) return false;
  const path = pathname.replace(/\/+$/, "") || "/";
  if (!keptPages.includes(pageAt(path, search, patterns).page)) return false;
  // What lies over a page is not what it begins with.
  if (withItemInUrl(address, null) !== address) return false;
  const main = document.querySelector("#root main");
  if (main === null || main.childElementCount === 0) return false;
  const { accountKey } = session();
  reloadSession();
  // Another tab has signed in or out: what stands here is the one before's.
  if (session().accountKey !== accountKey) return false;
  try {
    return keep(address, main);
  } catch {
    // Full or blocked: the next visit begins with the frame. What is kept here is of least worth of all that is stored.
    forgetScreens();
    return false;
  }
}

/** Parts on their way, failures, and parts whose styles come with the script. */
const unfinished =
  "[data-pending], [data-part-pending], [data-skeleton], [aria-busy=true], [role=alert], [class*='css-']";

function keep(address: string, main: Element): boolean {
  const top = new ScreenTop(main);
  if (top.isUnfinished) return false;
  const record = keptScreenRecord({
    script: document.querySelector<HTMLMetaElement>('meta[name="app-script"]')?.content ?? "",
    scope: scopeOfScreen(stored),
    width: innerWidth,
    at: Date.now(),
    scrolled: scrollY > 0,
    sheets: sheetsOf(top.classes),
    content: top.content,
  });
  if (record.length > maxLength) return false;
  const key = keptScreenPrefix + address;
  forgetOldScreens();
  const others = keptScreenKeys().filter((other) => other !== key);
  const oldest = others.sort((a, b) => keptAt(b) - keptAt(a)).slice(maxScreens - 1);
  for (const other of oldest) localStorage.removeItem(other);
  localStorage.setItem(key, record);
  return true;
}

/** What no visit may show any more does not stay on the device either. */
function forgetOldScreens(): void {
  for (const key of keptScreenKeys())
    if (Math.abs(Date.now() - keptAt(key)) >= maxAgeMs) localStorage.removeItem(key);
}

const keptAt = (key: string): number => Number(/"at":(\d+)/.exec(localStorage.getItem(key) ?? "")?.[1] ?? 0);

const leftOut = new Set([
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

/** Also what tells of this very moment, such as the age of a copy while there is no network. */
const isLeftOut = (element: Element): boolean =>
  leftOut.has(element.localName) || element.hasAttribute("data-momentary");

/** What is in sight when a page, and each strip in it, stands at its beginning. */
class ScreenTop {
  readonly classes = new Set<string>();
  readonly content: KeptNode[];
  isUnfinished = false;

  constructor(main: Element) {
    this.content = this.nodesOf(main, 0, scrollY);
  }

  /** `x` and `y` are how far what stands around them has been scrolled, CSS px. */
  private nodesOf(parent: Element, x: number, y: number): KeptNode[] {
    return [...parent.childNodes].flatMap((node): KeptNode[] => {
      if (node instanceof Text) return node.data === "" ? [] : [node.data];
      if (!(node instanceof Element) || isLeftOut(node)) return [];
      // What keeps its place in the window stands somewhere else before the page is scrolled.
      const stays = isOutOfSight(node, x, y) && ["sticky", "fixed"].includes(getComputedStyle(node).position);
      const scrolled = stays ? 0 : y;
      if (isOutOfSight(node, x, scrolled)) return [];
      if (node.matches(unfinished)) this.isUnfinished = true;
      for (const name of node.classList) this.classes.add(name);
      const children = this.nodesOf(node, x + node.scrollLeft, scrolled + node.scrollTop);
      return [[node.localName, attributesOf(node), children]];
    });
  }
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

/** What was typed begins anew with the page; and no text of the shop becomes a style. */
const notKept = ["autofocus", "checked", "selected", "data-style"];
const choices = ["radio", "checkbox"];

function attributesOf(element: Element): Record<string, string> {
  const attributes: Record<string, string> = {};
  const isTyped = element instanceof HTMLInputElement && !choices.includes(element.type);
  for (const { name, value } of element.attributes) {
    // The policy forbids styles in attributes; the boot script sets them.
    if (name === "style") attributes["data-style"] = value;
    else if (!name.startsWith("on") && !notKept.includes(name) && !(isTyped && name === "value"))
      attributes[name] = value;
  }
  if (element instanceof HTMLOptionElement && element.selected) attributes.selected = "";
  if (element instanceof HTMLInputElement && element.checked) attributes.checked = "";
  return attributes;
}

/** Style sheets of the app that have a rule for one of these classes. */
function sheetsOf(classes: ReadonlySet<string>): string[] {
  return [...document.styleSheets].flatMap((sheet) => {
    if (!sheet.href?.startsWith(location.origin)) return [];
    const isNeeded = [...classesIn(sheet)].some((name) => classes.has(name));
    return isNeeded ? [sheet.href.slice(location.origin.length)] : [];
  });
}

function rulesOf(sheet: CSSStyleSheet): CSSRuleList | null {
  try {
    return sheet.cssRules;
  } catch {
    // Still on its way, or given up because the page is left.
    return null;
  }
}

const known = new WeakMap<CSSStyleSheet, ReadonlySet<string>>();

/** Read once a sheet: when the tab is left there is no time for it. */
function classesIn(sheet: CSSStyleSheet): ReadonlySet<string> {
  const before = known.get(sheet);
  if (before) return before;
  const names = new Set<string>();
  const rules = rulesOf(sheet);
  // Nothing that is seen has styles of a sheet that has not come yet.
  if (rules === null) return names;
  const read = (list: CSSRuleList): void => {
    for (const rule of list) {
      if (rule instanceof CSSStyleRule)
        for (const name of rule.selectorText.match(/\.[\w-]+/g) ?? []) names.add(name.slice(1));
      if ("cssRules" in rule) read(rule.cssRules as CSSRuleList);
    }
  };
  read(rules);
  known.set(sheet, names);
  return names;
}
