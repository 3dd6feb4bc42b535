/**
 * Shells: the files of one build, kept under `shell-<build>`. Stock precaching forgets the older build while tabs of it
 * are still open; here a shell goes only when it is neither the current one nor held by a page's lock.
 */
import { PrecacheController } from "workbox-precaching";

interface ListedFile {
  url: string;
  revision: string | null;
  integrity?: string;
}

declare const self: ServiceWorkerGlobalScope;

const prefix = "shell-";
export const currentShell = `${prefix}${__BUILD_ID__}`;

const controller = new PrecacheController({ cacheName: currentShell });
// Written by the build, in the place of exactly one mention of this name.
const listedFiles = self.__WB_MANIFEST as ListedFile[];
controller.addToCacheList(listedFiles);

/** What each file of this build must hash to, by the address that it is kept under. */
const integrities = new Map(
  listedFiles.flatMap(({ url, integrity }) => {
    const key = controller.getCacheKeyForURL(url);
    return key && integrity ? [[key, integrity] as const] : [];
  }),
);

/** Brings the build's files; those that an older shell has in the same version are copied and not fetched. */
export function installShell(event: ExtendableEvent): void {
  event.waitUntil(
    (async () => {
      await copyFromOlderShells();
      await controller.install(event);
    })(),
  );
}

async function copyFromOlderShells(): Promise<void> {
  const older = await shellNames();
  if (older.length === 0) return;
  const target = await caches.open(currentShell);
  for (const key of controller.getURLsToCacheKeys().values()) {
    if (await target.match(key)) continue;
    const copy = await matchIn(older, key);
    // What was damaged there must not be inherited: it is fetched anew.
    if (copy && (await isSound(key, copy.clone()))) await target.put(key, copy);
  }
}

/** Whether a file is, byte by byte, what the build wrote. Files that the list does not name cannot be judged. */
async function isSound(key: string, file: Response): Promise<boolean> {
  const expected = integrities.get(key);
  if (expected === undefined) return true;
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-384", await file.arrayBuffer()));
  return expected === `sha384-${btoa(String.fromCharCode(...digest))}`;
}

/**
 * Looks at every file of the current shell and replaces what is missing or damaged. A damaged file that the network has
 * not got is taken away, so that an older whole shell or the plain message answers in its place. Answers how many files
 * are different now.
 */
export async function repairShell(): Promise<number> {
  const shell = await caches.open(currentShell);
  let changed = 0;
  for (const [key, integrity] of integrities) {
    const kept = await shell.match(key, { ignoreVary: true });
    if (kept && (await isSound(key, kept.clone()))) continue;
    if (kept) {
      await shell.delete(key);
      changed += 1;
    }
    try {
      const fresh = await fetch(key, { cache: "reload", integrity });
      if (!fresh.ok) continue;
      await shell.put(key, fresh);
      if (!kept) changed += 1;
    } catch {
      // Without network the hole stays, and is filled at a later start.
    }
  }
  return changed;
}

/** Drops shells that no open page needs. The very first worker takes the open page over, so that its calls are kept. */
export async function activateShell(): Promise<void> {
  const older = await olderShellNames();
  if (older.length === 0) await self.clients.claim();
  await deleteUnusedShells();
}

/**
 * Every page holds a shared lock `build-<id>` while it lives. Nothing is dropped while a newer version comes or waits:
 * its shell belongs to no page yet.
 */
export async function deleteUnusedShells(): Promise<void> {
  if (self.registration.installing || self.registration.waiting) return;
  const held = await heldBuilds();
  for (const name of await shellNames()) {
    const build = name.slice(prefix.length);
    if (name !== currentShell && held !== null && !held.has(build)) await caches.delete(name);
  }
}

/** Builds of open pages; null when the browser cannot tell: then nothing is dropped. */
async function heldBuilds(): Promise<Set<string> | null> {
  if (!self.navigator.locks) return null;
  const { held = [] } = await self.navigator.locks.query();
  return new Set(
    held.flatMap(({ name }) => (name?.startsWith("build-") ? [name.slice("build-".length)] : [])),
  );
}

/** Names of all shells, the current one first. */
export async function shellNames(): Promise<string[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix)).reverse();
  return names.sort((a, b) => Number(b === currentShell) - Number(a === currentShell));
}

async function matchIn(names: readonly string[], key: string): Promise<Response | undefined> {
  for (const name of names) {
    const found = await (await caches.open(name)).match(key, { ignoreVary: true });
    if (found) return found;
  }
  return undefined;
}

/** Every step through Cache Storage is waited for by a start, so the current shell is asked before others are looked for. */
async function findKept(key: string): Promise<Response | undefined> {
  return (
    (await caches.match(key, { cacheName: currentShell, ignoreVary: true })) ??
    (await matchIn(await olderShellNames(), key))
  );
}

/** Names of the shells of other builds. */
export async function olderShellNames(): Promise<string[]> {
  return (await shellNames()).filter((name) => name !== currentShell);
}

/**
 * A file of a shell by its path, e.g. "app.html". An older shell's revisions are not known here: all of it is searched,
 * which takes its time.
 */
export async function shellFile(shell: string, path: string): Promise<Response | undefined> {
  const key = shell === currentShell ? controller.getCacheKeyForURL(path) : undefined;
  const found = await caches.match(key ?? path, { cacheName: shell, ignoreVary: true });
  return found ?? caches.match(path, { cacheName: shell, ignoreSearch: true, ignoreVary: true });
}

/** Whether any shell has this file. */
export async function isCached(path: string): Promise<boolean> {
  return (await findKept(new URL(path, self.location.origin).href)) !== undefined;
}

/** Puts a file that went missing back into the current shell; false when the network has not got it either. */
export async function refetchFile(path: string): Promise<boolean> {
  try {
    const url = new URL(path, self.location.origin).href;
    const integrity = integrities.get(url);
    const response = await fetch(url, { cache: "reload", ...(integrity ? { integrity } : {}) });
    const isPage = response.headers.get("Content-Type")?.includes("text/html") ?? false;
    if (!response.ok || isPage) return false;
    await (await caches.open(currentShell)).put(url, response);
    return true;
  } catch {
    return false;
  }
}

/** Hashed files are answered from any shell; other files of the shell by their place in the list. */
export function respondToAsset(request: Request): Promise<Response> | null {
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return null;
  const listed = controller.getCacheKeyForURL(url.href);
  if (!url.pathname.startsWith("/assets/") && !listed) return null;
  return (async () => {
    const kept = await findKept(listed ?? url.href);
    if (kept) return kept;
    const response = await fetch(request);
    // Chunks that are not in the list (the map) are kept with their build when they were used once.
    const isPage = response.headers.get("Content-Type")?.includes("text/html") ?? false;
    if (response.ok && !isPage && url.pathname.startsWith("/assets/")) {
      const copy = response.clone();
      void caches
        .open(currentShell)
        .then((cache) => cache.put(url.href, copy))
        .catch(() => undefined);
    }
    return response;
  })();
}
