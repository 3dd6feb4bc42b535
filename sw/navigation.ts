/** Which document a navigation gets, so that the app starts without a network and never shows a white screen. */
import { brandedDocument } from "@/domain/branding/brand-document";
import type { Branding } from "@/domain/branding/branding";
import { defaultLanguage, direction, languages, offeredLanguage } from "@/platform/i18n/languages";
import { workerText } from "@/platform/i18n/worker-texts";
import { readSession } from "@/platform/outbox/storage/session-record";
import { keptBranding } from "./branding";
import { missingFiles, olderShellNames, refetchFile, shellFile } from "./precache";
import { currentShell, isSound, shellKeyOf } from "./precache-manifest";

declare const self: ServiceWorkerGlobalScope;

/** Time limit of the network's document when there is no shell, ms. */
const networkTimeoutMs = 30_000;

/** With more missing files than this the network's own document starts sooner. */
const maxHoles = 8;

/** Addresses that are no pages of the app. */
const notPages = [
  /^\/api\//,
  /^\/pictures\//,
  /^\/photos\//,
  /^\/basemap\//,
  /^\/assets\//,
  /^\/payment-mobile/,
  // Programs of the shop's side, with workers of their own.
  /^\/(board|courier)(\/|$)/,
  /^\/(healthz|readyz|robots\.txt|sitemap\.xml)/,
];

export function isPageAddress(pathname: string): boolean {
  return !notPages.some((pattern) => pattern.test(pathname)) && !/\.[a-z0-9]{2,12}$/i.test(pathname);
}

export function respondToNavigation(request: Request): Promise<Response> | null {
  const url = new URL(request.url);
  if (request.mode !== "navigate" || request.method !== "GET" || url.origin !== self.location.origin)
    return null;
  const isDocument = url.pathname === "/index.html" || url.pathname === "/app.html";
  if (!isDocument && !isPageAddress(url.pathname)) return null;
  return documentFor(url.pathname);
}

/** The landing for shoppers without a place, the neutral frame for everything else. */
async function documentFor(pathname: string): Promise<Response> {
  const home = pathname === "/" || pathname === "/home";
  const landing = home && !(await readSession().catch(() => null))?.zoneId;
  const path = landing ? "index.html" : "app.html";
  const branding = keptBranding();
  const kept = (await wholeDocument(currentShell, path)) ?? (await olderDocument(path));
  if (kept) return inShopsName(kept, await branding);
  // No shell is complete: the network's own document, whatever it is, else the plain message.
  try {
    const signal = AbortSignal.timeout(networkTimeoutMs);
    return await fetch(pathname, { headers: { Accept: "text/html" }, signal });
  } catch {
    return plainMessage();
  }
}

/** The build's document in the name and look of the shop. */
async function inShopsName(document: Response, branding: Branding | null): Promise<Response> {
  if (branding === null) return document;
  const { language } = (await readSession().catch(() => null)) ?? { language: defaultLanguage };
  const html = brandedDocument(await document.text(), branding, offeredLanguage(language));
  return new Response(html, { status: document.status, headers: document.headers });
}

async function olderDocument(path: string): Promise<Response | undefined> {
  for (const shell of await olderShellNames()) {
    const document = await wholeDocument(shell, path);
    if (document) return document;
  }
  return undefined;
}

/**
 * A shell's document, if it is what the build wrote and every file that it names can be answered. A hole in the current
 * shell is filled from the network. Of the files only the document itself is read: nothing in a damaged one could say that
 * it is damaged.
 */
async function wholeDocument(shell: string, path: string): Promise<Response | undefined> {
  const document = await soundDocument(shell, path);
  if (!document) return undefined;
  const names = namedFiles(await document.clone().text());
  // A document that names no script of the app is empty or foreign.
  if (names.length === 0) return undefined;
  const holes = await missingFiles(names);
  if (holes.length === 0) return document;
  if (shell !== currentShell || holes.length > maxHoles) return undefined;
  const filled = await Promise.all(holes.map(refetchFile));
  return filled.every(Boolean) ? document : undefined;
}

async function soundDocument(shell: string, path: string): Promise<Response | undefined> {
  const document = await shellFile(shell, path);
  if (shell !== currentShell) return document;
  const key = shellKeyOf(path);
  if (document && (key === undefined || (await isSound(key, document.clone())))) return document;
  return (await refetchFile(path)) ?? undefined;
}

/** Same-origin scripts and styles that a document names in attributes, one by one or in lists. */
export function namedFiles(html: string): string[] {
  return [
    ...new Set(
      [...html.matchAll(/["'\s,=](\/assets\/[^"'?#\s,]+\.(?:js|css))(?=["'\s,])/g)].map(
        (match) => match[1] as string,
      ),
    ),
  ];
}

/** Says in every language that the app cannot start: which one the shopper reads is stored in the page. */
function plainMessage(): Response {
  const messages = languages.map(({ languageCode: language }) => {
    const attributes = `dir="${direction(language)}" lang="${language}"`;
    return `<h1 ${attributes}>${workerText("offline.title", language)}</h1>
<p ${attributes}>${workerText("offline.text", language)}</p>`;
  });
  const reload = languages.map(({ languageCode }) => workerText("offline.reload", languageCode)).join(" · ");
  const html = `<!doctype html><html lang="${defaultLanguage}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${workerText("offline.name", defaultLanguage)}</title>${messages.join("\n")}
<p><a href="">${reload}</a></p></html>`;
  return new Response(html, {
    status: 503,
    headers: { "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": "default-src 'none'" },
  });
}
