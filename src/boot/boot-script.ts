/**
 * Runs in the head of both documents before anything is painted, as a program of its own: whatever it imports stands in
 * the document. It sets language, direction and theme, chooses the first screen, asks for the app's files at the right
 * moment and for the first responses, keeps what is typed or pressed until React takes over, and shows the plain message
 * when the app does not come.
 */
import "./first-screen.css";
import "./first-screen-landing.css";
import "./first-screen-shapes.css";
import "./first-screen-frame.css";
import { isPlace } from "@/domain/distance";
import { networkSaverReason } from "@/platform/data-saver/network-information";
import { meta } from "../platform/document-meta";
import { type PagePattern, pageAt } from "../platform/navigation/page-patterns";
import { allowOwnScripts } from "./allow-own-scripts";
import { filesOf, requestFile } from "./app-files";
import { setAppearance } from "./appearance";
import type { BootState } from "./boot-state";
import { noteActions, typedText } from "./first-actions";
import { sendInitialRequests } from "./initial-requests";
import { afterAskingForPicture, afterPicture, PICTURE_TIME_MS } from "./leading-picture";
import { loadApp, preloadDialog } from "./load-app";
import { afterPaint } from "./moments";
import { reloadForNewerVersion } from "./newer-version";
import { hasContent, showPlainMessage } from "./plain-message";
import { repairFiles } from "./repair-files";
import { addOwnStyles, keptTemplate, readScreenSnapshot } from "./screen-snapshot";
import { holdServedAnswers } from "./served-answers";
import { drawRows, servedRows, withoutRows } from "./server-rendered-rows";
import { showSwitcher } from "./show-switcher";
import { stored, storedRow } from "./stored-values";
import { keepTrying } from "./try-again";

declare const __API_BASE_URL__: string;
declare const __SOFTWARE_ID__: string;
/** Routes of the first script, and other pages whose files the build names. */
declare const __FIRST_PAGES__: readonly PagePattern[];
declare const __MORE_PAGES__: readonly PagePattern[];

/** ms without a sign of the app, after its files were asked for, before the plain message shows. */
const START_TIMEOUT_MS = 30_000;
/** ms until the first content must be there, however slow the network is. */
const CONTENT_TIMEOUT_MS = 45_000;

allowOwnScripts();

const settings = storedRow("settings");
const language = setAppearance(settings);

const path = location.pathname.replace(/\/+$/, "") || "/";
const hasPlace = stored("location") !== null;
const landing = (path === "/" && !(hasPlace && stored("module") !== null)) || (path === "/home" && !hasPlace);
const root = document.documentElement;
root.dataset.frame = landing ? "landing" : "app";
const moduleType = storedRow("module").module_type;
const address = pageAt(path, location.search, __FIRST_PAGES__);
const { page, id } = address;
const shopPage = moduleType && moduleType !== "parcel" && page !== "store-list" ? page : null;
if (shopPage) root.dataset.first = shopPage;
// First rows are the same for everybody: what comes with a place has its room in them.
if (hasPlace) root.dataset.placed = "";
if (hasPlace && !landing) showSwitcher(path, language);
// As `src/app/layout/use-frame.ts` has it: a search in the bar but on homes, and on phones not where an arrow leads back.
if (hasPlace && moduleType && moduleType !== "parcel" && page !== "home" && path !== "/checkout")
  root.dataset.search = page === "store" || /^\/(product|category)(\/|$)/.test(path) ? "wide" : "all";

const isStarted = (): boolean => state.started;

/** The app did not start: shows the plain message until it does. */
function showMessage(): void {
  if (state.started) return;
  showPlainMessage(isStarted);
  keepTrying(isStarted);
}

let stylesReady: () => void = () => {};
const state: BootState = {
  address,
  action: null,
  typed: typedText,
  ...withoutRows,
  installOffer: null,
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

/** By which the build names the page's files; empty for pages that it does not name. */
const namedPage = landing ? "landing" : (page ?? pageAt(path, "", __MORE_PAGES__).page ?? "");

/** Scripts and styles of the page that this address shows, as far as the build names them. */
function pageFiles(): string[] {
  const names = landing || page ? [namedPage] : [namedPage, "more"];
  if (hasPlace) {
    names.push(language, "frame", matchMedia("(min-width: 1181px)").matches ? "wide" : "narrow");
    names.push(`${names[0]}-${language}`);
    if (names[0] === "home" && matchMedia("(min-width: 48em)").matches) names.push(`home-${moduleType}`);
  }
  // After an earlier visit cached responses are read first.
  if (hasPlace && stored("doorstep.library") !== null) names.push("cached");
  return [...new Set(names.flatMap(filesOf))];
}

/** The same for everybody; what is a shopper's own in them (hearts, what is in the cart, distance) comes with the app. */
const rows = servedRows(language);

/** The snapshot of this page's last visit. */
const kept =
  rows || landing
    ? null
    : readScreenSnapshot(location.pathname + location.search, meta("app-script"), stored);

/** Takes the rules that came with either out again; null where it has none and waits for the app's style sheets. */
const dropStyles = addOwnStyles(rows ? rows.dataset.styles : kept?.styles);

/** Rows of the server can be read and pressed while the page has less, ms. */
const SERVED_ROWS_TIMEOUT_MS = 5_000;
/** A snapshot older than this may show what is gone, ms. */
const KEPT_SCREEN_TIMEOUT_MS = 1_000;

function drawFirst(): void {
  try {
    const template = rows ?? (kept && keptTemplate(kept));
    if (!template) return;
    const drawn = drawRows(template, savesData, rows ? SERVED_ROWS_TIMEOUT_MS : KEPT_SCREEN_TIMEOUT_MS);
    const handOver = (screen: ParentNode, page: ParentNode) => {
      dropStyles?.();
      const begin = drawn.handOver(screen, page);
      // It is not held in memory any longer than it is seen.
      Object.assign(state, withoutRows);
      return begin;
    };
    Object.assign(state, drawn, { handOver });
  } catch {
    // The frame's shapes stay until the app has run.
    dropStyles?.();
  }
}

function startApp(): void {
  setTimeout(showMessage, START_TIMEOUT_MS);
  setTimeout(checkContent, CONTENT_TIMEOUT_MS);
  loadApp({
    files: [...meta("app-preload").split(" "), ...meta("app-styles").split(" "), ...pageFiles()],
    // Rows of the server need the style sheets of their page, the app also those of its bars.
    rowsNeed: rows ? [...meta("app-styles").split(" "), ...filesOf(namedPage)] : null,
    areRowsStyled: rows !== null && dropStyles !== null,
    keptNeeds: kept?.sheets ?? null,
    isKeptStyled: kept !== null && dropStyles !== null,
    drawFirst,
    onStyles: stylesReady,
    onOwnStyles: () => dropStyles?.(),
    runApp,
  });
}

let isRunning = false;

function runApp(): void {
  if (isRunning) return;
  isRunning = true;
  const script = document.createElement("script");
  script.type = "module";
  script.src = meta("app-script");
  // By then the script has run and set `started`, unless its file was empty.
  script.onload = script.onerror = showMessage;
  const opensItems = newHere && hasPlace && !savesData && shopPage !== null;
  const file = requestFile("modulepreload", script.src, "low");
  if (opensItems) file.onload = () => preloadDialog(shopPage, moduleType, language);
  // A file with a syntax error loads without a failed request: it is caught here.
  addEventListener("error", showMessage);
  addEventListener("part-failed", (event) => {
    repairFiles(isStarted);
    // Whether the page may be loaded anew, where a file is what failed.
    const mayReload = (event as CustomEvent<(() => boolean) | false | null>).detail;
    if (mayReload) void reloadForNewerVersion(mayReload);
  });
  document.head.appendChild(script);
}

function checkContent(): void {
  if (!hasContent()) showPlainMessage(isStarted);
  // Also for a page whose own code for this check is damaged.
  navigator.serviceWorker?.controller?.postMessage({ type: "CHECK_SHELL" });
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

/** Resolves when the page's leading picture is asked for, or when there is nothing to wait for; never rejects. */
async function requestFirst(): Promise<void> {
  if (!hasPlace || !newHere || landing || !shopPage) return;
  try {
    await sendInitialRequests(shopPage, id ?? "", {
      search: location.search,
      language,
      stored,
      storedRow,
      savesData,
      baseUrl: __API_BASE_URL__,
      softwareId: __SOFTWARE_ID__,
    });
  } catch {
    // The app requests them itself.
  }
}

// The landing's first screen is whole without the app, so the app must not compete with it: it is asked for after the
// first paint. Elsewhere the content needs the app, so it starts at once.
if (landing && !document.hidden) {
  addEventListener("load", () => afterPaint(startApp), { once: true });
} else if (rows) {
  // They are seen as soon as their style sheets are there, of which a browser asks for six at a time.
  startApp();
  // Their document brought all of it but what the app alone reads.
  afterPicture(() => void requestFirst(), PICTURE_TIME_MS);
} else if (kept || __API_BASE_URL__ !== "") {
  // Another server's answers do not share the page's connections, and what was kept needs no picture.
  void requestFirst();
  startApp();
} else {
  afterAskingForPicture(requestFirst(), startApp);
}

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  state.installOffer = event;
});

noteActions(state);
