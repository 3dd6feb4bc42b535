/**
 * Runs in the head of both documents before anything is painted, as a program of its own: whatever it imports stands in
 * the document. It sets language, direction and theme, chooses the first screen, asks for the app's files at the right
 * moment and for the first responses, keeps what is typed or pressed until React takes over, and shows the plain message
 * when the app does not come.
 */
import "./first-screen.css";
import "./first-screen-frame.css";
import { isPlace } from "@/domain/distance";
import { networkSaverReason } from "@/platform/data-saver/network-information";
import { defaultLanguage, direction, offeredLanguage } from "@/platform/i18n/languages";
import { type PageAtAddress, type PagePattern, pageAt } from "../platform/navigation/page-patterns";
import { drawRows, type FirstScreenHandOver, servedRows, withoutRows } from "./first-rows";
import { sendInitialRequests } from "./initial-requests";
import { repairFiles } from "./repair-files";
import { holdServedAnswers } from "./served-answers";
import { typedText } from "./typed-text";

declare const __SCRIPT_ORIGINS__: string[];
/** Routes of the first script, and other pages whose files the build names. */
declare const __FIRST_PAGES__: readonly PagePattern[];
declare const __MORE_PAGES__: readonly PagePattern[];

/** What the script leaves for the app; `src/boot/first-screen.ts` reads it. */
export interface BootState extends FirstScreenHandOver {
  /** The page of the address, as far as it is one of the first script's, with its id or slug as the path has it. */
  readonly address: PageAtAddress;
  /** Last button pressed on the first screen. */
  action: string | null;
  /** What was typed on the first screen. */
  typed: typeof typedText;
  /** Set by the app as soon as its script runs. */
  started: boolean;
  /** Resolves when the app's style sheet is there, or could not be had. */
  styles: Promise<void>;
  /** The app could not start after all. */
  failed(): void;
}

/** ms without a sign of the app, after its script was asked for, before the plain message shows. */
const START_TIMEOUT_MS = 30_000;
/** ms until the first content must be there, however slow the network is. */
const CONTENT_TIMEOUT_MS = 45_000;

const root = document.documentElement;

function stored(key: string): string | null {
  try {
    const text = localStorage.getItem(key);
    return text === null || text === "" || text === "null" || text === '"null"' ? null : text;
  } catch {
    return null;
  }
}

function storedRow(key: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(stored(key) ?? "{}");
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

// One policy for script addresses: our own origin and the hosts that the build names. HTML strings are never let through.
(
  window as {
    trustedTypes?: {
      createPolicy(name: string, rules: Record<string, (text: string) => string | null>): void;
    };
  }
).trustedTypes?.createPolicy("default", {
  createScriptURL: (text) => {
    const url = new URL(text, location.href);
    const known = url.origin === location.origin || __SCRIPT_ORIGINS__.includes(url.origin);
    return known ? text : null;
  },
});

const settings = storedRow("settings");
const language = offeredLanguage((stored("language-setting") ?? navigator.language ?? "").replace(/"/g, ""));
root.lang = language;
root.dir =
  settings.direction === "rtl" || settings.direction === "ltr" ? settings.direction : direction(language);
const dark =
  settings.theme === "dark" ||
  (settings.theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
root.dataset.theme = dark ? "dark" : "light";
if (settings.theme === "dark" || settings.theme === "light") {
  const metas = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
  const chosen = metas[dark ? 1 : 0]?.content;
  for (const meta of metas) if (chosen) meta.content = chosen;
}
if (language !== defaultLanguage)
  document
    .querySelector<HTMLLinkElement>('link[rel="manifest"]')
    ?.setAttribute("href", `/manifest.${language}.webmanifest`);

const path = location.pathname.replace(/\/+$/, "") || "/";
const hasPlace = stored("location") !== null;
const landing = (path === "/" && !(hasPlace && stored("module") !== null)) || (path === "/home" && !hasPlace);
root.dataset.frame = landing ? "landing" : "app";
const moduleType = storedRow("module").module_type;
const address = pageAt(path, location.search, __FIRST_PAGES__);
const { page, id } = address;
const shopPage = moduleType && moduleType !== "parcel" && page !== "store-list" ? page : null;
if (shopPage) root.dataset.first = shopPage;

const meta = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? "";

function link(rel: string, href: string): HTMLLinkElement {
  const element = document.createElement("link");
  element.rel = rel;
  element.href = href;
  return document.head.appendChild(element);
}

/** Whether the app's first content has replaced the first screen. */
const hasContent = (): boolean => document.getElementById("first-screen") === null;

const isStarted = (): boolean => state.started;

/** The app did not start: shows the plain message until it does, and has the worker check its files. */
function showMessage(): void {
  if (!state.started) showMessageNow();
}

function showMessageNow(): void {
  const message = document.getElementById("boot-message");
  if (message) {
    message.hidden = false;
    const hide = () => state.started && hasContent() && message.setAttribute("hidden", "");
    if (!hasContent()) new MutationObserver(hide).observe(document.body, { childList: true });
  }
  repairFiles(isStarted);
}

let stylesReady: () => void = () => {};
const state: BootState = {
  address,
  action: null,
  typed: typedText,
  ...withoutRows,
  started: false,
  styles: new Promise((resolve) => {
    stylesReady = resolve;
  }),
  failed: () => {
    state.started = false;
    showMessage();
  },
};
(window as { doorstepBoot?: BootState }).doorstepBoot = state;

/** Scripts and styles that the build names for a page, or for a part that pages share. */
function filesOf(name: string): string[] {
  const entry = meta("app-pages")
    .split(" ")
    .find((pair) => pair.startsWith(`${name}=`));
  return entry ? entry.slice(name.length + 1).split(",") : [];
}

/** Scripts and styles of the page that this address shows, as far as the build names them. */
function pageFiles(): string[] {
  const names = landing ? ["landing"] : page ? [page] : [pageAt(path, "", __MORE_PAGES__).page ?? "", "more"];
  if (hasPlace) {
    names.push(language, "frame", matchMedia("(min-width: 1181px)").matches ? "wide" : "narrow");
    names.push(`${names[0]}-${language}`);
    if (names[0] === "home" && matchMedia("(min-width: 48em)").matches) names.push(`home-${moduleType}`);
  }
  // After an earlier visit cached responses are read first.
  if (hasPlace && stored("doorstep.library") !== null) names.push("cached");
  return [...new Set(names.flatMap(filesOf))];
}

/** Rows are of somebody without place and account; whoever has one gets their own from the app. */
const rows = hasPlace || stored("module") !== null || stored("token") !== null ? null : servedRows(language);

function startApp(): void {
  const files = [...meta("app-preload").split(" "), ...pageFiles()].filter(Boolean);
  const isSheet = (href: string) => href.endsWith(".css");
  const sheets = [...meta("app-styles").split(" ").filter(Boolean), ...files.filter(isSheet)];
  let waiting = sheets.length;
  let isStyled = true;
  const arrived = () => {
    waiting -= 1;
    if (waiting > 0) return;
    stylesReady();
    if (rows && isStyled) afterParsing(() => Object.assign(state, drawRows(rows, savesData)));
    // The first rows come before the script, which they do not need.
    if (rows) loadScripts(files.filter((href) => !isSheet(href)));
  };
  if (waiting === 0) stylesReady();
  for (const href of sheets) {
    const element = link("stylesheet", href);
    element.onload = arrived;
    element.onerror = () => {
      isStyled = false;
      arrived();
    };
  }
  if (!rows || waiting === 0) loadScripts(files.filter((href) => !isSheet(href)));
}

/** Runs the work when the first screen is in the document, which a style sheet from the browser's cache may overtake. */
function afterParsing(work: () => void): void {
  if (document.readyState !== "loading") work();
  else document.addEventListener("DOMContentLoaded", work, { once: true });
}

function loadScripts(files: readonly string[]): void {
  for (const href of files) link("modulepreload", href);
  const script = document.createElement("script");
  script.type = "module";
  script.src = meta("app-script");
  // By then the script has run and set `started`, unless its file was empty.
  script.onload = script.onerror = showMessage;
  // A file with a syntax error loads without a failed request: it is caught here.
  addEventListener("error", showMessage);
  addEventListener("part-failed", () => repairFiles(isStarted));
  document.head.appendChild(script);
  setTimeout(showMessage, START_TIMEOUT_MS);
  setTimeout(() => {
    if (!hasContent()) showMessageNow();
    // Also for a page whose own code for this check is damaged.
    navigator.serviceWorker?.controller?.postMessage({ type: "CHECK_SHELL" });
  }, CONTENT_TIMEOUT_MS);
}

const savesData = settings.dataSaver === true || networkSaverReason() !== null;
try {
  const { lat, lng } = storedRow("currentLatLng");
  const isPosition = isPlace(Number(lat), Number(lng)) && lat !== null && lng !== null;
  holdServedAnswers(isPosition ? { lat: Number(lat), lng: Number(lng) } : null, savesData);
} catch {
  // The app requests them itself.
}

// After an earlier visit the worker and the stored copies decide what is requested.
const newHere = stored("doorstep.library") === null && !navigator.serviceWorker?.controller;
if (hasPlace && newHere && !landing && shopPage) {
  try {
    sendInitialRequests(shopPage, id ?? "", {
      search: location.search,
      language,
      stored,
      storedRow,
      savesData,
    });
  } catch {
    // The app requests them itself.
  }
}

// The landing's first screen is whole without the app, so the app must not compete with it: it is asked for after the
// first paint. Elsewhere the content needs the app, so it starts at once.
if (landing && !document.hidden) {
  addEventListener("load", () => requestAnimationFrame(() => setTimeout(startApp)), { once: true });
} else {
  startApp();
}

const within = (event: Event) => (event.target instanceof Element ? event.target : null);

document.addEventListener("click", (event) => {
  const target = within(event);
  if (target?.closest("[data-reload]")) location.reload();
  const pressed = target?.closest<HTMLElement>("#first-screen button[data-action]");
  if (!pressed) return;
  state.action = pressed.dataset.action ?? null;
  pressed.setAttribute("aria-busy", "true");
});
document.addEventListener("submit", (event) => {
  const form = within(event)?.closest<HTMLElement>("#first-screen form");
  if (!form) return;
  event.preventDefault();
  state.action = form.dataset.action ?? null;
  form.querySelector("[type=submit]")?.setAttribute("aria-busy", "true");
});
