/** The shop's name, colours and icons, kept for times without a network. The documents of a shell are the build's own. */
import { type Branding, brandingPath, isBranding } from "@/domain/branding/branding";
import type { LanguageRow } from "@/platform/i18n/languages";
import { addWorkerLanguage } from "@/platform/i18n/worker-texts";

declare const self: ServiceWorkerGlobalScope;

const cacheName = "branding";

/** The icons shown without a network, in documents and notifications. */
const keptIcons = ["mark.png", "favicon-96.png", "icon-192.png", "badge-96.png"];

/** Null where the shop looks as the build does, as far as is known. Never rejects. */
export async function keptBranding(): Promise<Branding | null> {
  try {
    const kept: unknown = await (await caches.match(brandingPath, { cacheName }))?.json();
    if (!isBranding(kept) || kept.version === "") return null;
    for (const row of kept.languages ?? []) addWorkerLanguage(row as LanguageRow, row.worker);
    return kept;
  } catch {
    return null;
  }
}

/**
 * Asks the server for the shop's present look, and keeps it together with its icons. Never rejects: without an answer, and where
 * the files' server knows no branding, the kept one stays.
 */
export async function keepBranding(): Promise<void> {
  try {
    const response = await fetch(brandingPath, { cache: "no-cache" });
    if (!response.ok) return;
    const copy = response.clone();
    const branding: unknown = await response.json();
    if (!isBranding(branding)) return;
    const cache = await caches.open(cacheName);
    const icons = branding.icons === null ? [] : keptIcons.map((file) => `${branding.icons}${file}`);
    const texts = (branding.languages ?? []).map(({ file }) => file);
    // Without its texts a language would be English without a network: then the former branding stays.
    await Promise.all(texts.map(async (file) => (await cache.match(file)) ?? (await cache.add(file))));
    // Kept before the branding that names them; a missing one is requested when it is shown.
    await Promise.allSettled(icons.map((icon) => cache.add(icon)));
    await cache.put(brandingPath, copy);
    await removeOthers(cache, [brandingPath, ...icons, ...texts]);
  } catch {
    // Asked for again by the next page that sees another version.
  }
}

async function removeOthers(cache: Cache, paths: readonly string[]): Promise<void> {
  for (const request of await cache.keys())
    if (!paths.includes(new URL(request.url).pathname)) await cache.delete(request);
}

/** Answers with the shop's own icons and the texts of languages that it brought; their addresses name what is in them. */
export function respondToBrandFile(request: Request): Promise<Response> | null {
  const { origin, pathname } = new URL(request.url);
  const isOwn = origin === self.location.origin && /^\/(icons\/[0-9a-f]+|texts)\//.test(pathname);
  if (request.method !== "GET" || !isOwn) return null;
  return caches.match(request, { cacheName, ignoreVary: true }).then((kept) => kept ?? fetch(request));
}
