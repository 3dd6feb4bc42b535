/**
 * The order in which a visit asks for the files of the app and of the first dialog, and the moments when it shows rows and runs
 * the app.
 */
import { meta } from "../platform/document-meta";
import { filesOf, requestFile } from "./app-files";
import { afterPicture, PICTURE_TIME_MS } from "./leading-picture";
import { afterPaint, afterParsing } from "./moments";

/** The app does not wait longer for what only a kept screen needs, ms. */
const KEPT_SHEETS_TIMEOUT_MS = 1_000;

export interface AppLoading {
  /** Scripts and style sheets of the app and of this page. */
  readonly files: readonly string[];
  /** Style sheets, and other files, of the rows that the server sent; null without such rows. */
  readonly rowsNeed: readonly string[] | null;
  /** Whether these rows have their styles with them. */
  readonly areRowsStyled: boolean;
  /** Style sheets of the kept screen; null where none is kept. */
  readonly keptNeeds: readonly string[] | null;
  /** A styled snapshot is drawn before any file is requested from a worker. */
  readonly isKeptStyled: boolean;
  /** Shows the rows, or what was kept. */
  readonly drawFirst: () => void;
  /** The style sheets of the app and of this page are there, or could not be had. */
  readonly onStyles: () => void;
  /** Every style sheet of what was drawn with styles of its own has come. */
  readonly onOwnStyles: () => void;
  readonly runApp: () => void;
}

const isSheet = (href: string) => href.endsWith(".css");

export function loadApp(loading: AppLoading): void {
  if (loading.areRowsStyled) afterParsing(loading.drawFirst);
  if (!loading.isKeptStyled) {
    requestFiles(loading);
    return;
  }
  const hasWorker = Boolean(navigator.serviceWorker?.controller);
  if (!hasWorker) requestFiles(loading);
  afterParsing(() => {
    loading.drawFirst();
    // Two dozen answers come from the device at once, and would delay the paint.
    if (hasWorker) afterPaint(() => requestFiles(loading));
  });
}

function requestFiles(loading: AppLoading): void {
  const { rowsNeed, areRowsStyled, keptNeeds, isKeptStyled, drawFirst, onStyles, onOwnStyles, runApp } =
    loading;
  const files = [...new Set(loading.files)].filter(Boolean);
  const scripts = files.filter((href) => !isSheet(href));
  const own = files.filter(isSheet);
  const sheets = [...new Set([...own, ...(keptNeeds ?? [])])];
  const ofApp = new Set(own);
  const ofFirst = new Set(sheets.filter((href) => rowsNeed === null || rowsNeed.includes(href)));
  const run = () => {
    // The app shows nothing before all of them have come, so style sheets, responses and the leading picture go first.
    for (const href of scripts) requestFile("modulepreload", href, keptNeeds ? "auto" : "low");
    runApp();
  };
  let isStyled = true;
  let isFirst = true;
  const arrived = (href: string) => {
    ofApp.delete(href);
    ofFirst.delete(href);
    if (ofApp.size === 0) onStyles();
    if (!isFirst || ofFirst.size > 0) return;
    isFirst = false;
    if (isKeptStyled || areRowsStyled) {
      if (isStyled) onOwnStyles();
    } else {
      if (isStyled) afterParsing(drawFirst);
      // It is on the device: fetched beside the style, run after what was seen last is painted.
      if (keptNeeds) afterParsing(() => afterPaint(runApp));
    }
  };
  const requestSheets = () => {
    for (const href of sheets) {
      const element = requestFile("stylesheet", href);
      element.onload = () => arrived(href);
      element.onerror = () => {
        isStyled = false;
        arrived(href);
      };
    }
  };
  if (own.length === 0) onStyles();
  // Nothing that is seen waits for them: the picture goes before.
  if (keptNeeds === null && (rowsNeed === null || areRowsStyled)) {
    // Rows that are seen already need none of them; without such rows a slow line is never left idle.
    afterPicture(requestSheets, areRowsStyled ? PICTURE_TIME_MS : 0);
    afterPicture(run);
    return;
  }
  requestSheets();
  if (keptNeeds && !isKeptStyled && sheets.length > 0) {
    for (const href of [...scripts, meta("app-script")]) requestFile("modulepreload", href);
    setTimeout(runApp, KEPT_SHEETS_TIMEOUT_MS);
    // The style sheets of the first rows and the requests beside them go first: they do not need the script.
  } else if (sheets.length > 0) setTimeout(afterPicture, 0, run);
  else afterPicture(run);
}

const openersOfDialogs = ["home", "listing", "store"];

/**
 * While the app's script runs for the first time the line is idle: the dialog's script is fetched and compiled then, and its
 * style sheets are fetched, after all that the page asks for itself.
 */
export function preloadDialog(page: string, moduleType: unknown, language: string): void {
  // Goods of e-commerce open a page of their own.
  if (!openersOfDialogs.includes(page) || moduleType === "ecommerce") return;
  for (const href of [...filesOf("dialog"), ...filesOf(`dialog-${language}`)])
    if (!document.querySelector(`link[href="${href}"]`))
      requestFile(href.endsWith(".css") ? "preload" : "modulepreload", href, "low");
}
