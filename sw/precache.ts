/**
 * Shells: the files of one build, kept under `shell-<build>`. Stock precaching forgets the older build while tabs of it
 * are still open; here a shell goes only when it is neither the current one nor held by a page's lock.
 */
import { currentShell, fetchFile, isSound, shellKeyOf, shellKeys, shellPrefix } from "./precache-manifest";

declare const self: ServiceWorkerGlobalScope;

/** After so many failed files the network is gone: the rest is left for the next try. */
const maxFailures = 30;
/** Over HTTP/1.1 a browser has six connections to a server, of which event streams may hold two. */
const filesAtATime = 3;
/** A start waits for a file that is fetched again, but not for a network that hangs, ms. */
const refetchTimeoutMs = 10_000;

/** Brings the build's files; those that an older shell has in the same version are copied and not fetched. */
export function installShell(event: ExtendableEvent): void {
  event.waitUntil(copyFromOlderShells().then(fetchMissingFiles));
}

async function copyFromOlderShells(): Promise<void> {
  const older = await shellNames();
  if (older.length === 0) return;
  const target = await caches.open(currentShell);
  for (const key of shellKeys()) {
    if (await target.match(key)) continue;
    const copy = await matchIn(older, key);
    // A damaged file is not copied: it is fetched again.
    if (copy && (await isSound(key, copy.clone()))) await target.put(key, copy);
  }
}

/**
 * A few files at a time: one after the other, a distant server takes minutes, and all at once leave the page's own requests
 * waiting. One that fails does not keep the others from coming: the next try asks only for what is missing then. Throws
 * when any is, so that a half build never becomes active.
 */
async function fetchMissingFiles(): Promise<void> {
  const shell = await caches.open(currentShell);
  const waiting = shellKeys();
  let failures = 0;
  const fetchNext = async (): Promise<void> => {
    for (let key = waiting.shift(); key && failures < maxFailures; key = waiting.shift())
      if (!(await shell.match(key)) && !(await fetchInto(shell, key))) failures += 1;
  };
  await Promise.all(Array.from({ length: filesAtATime }, fetchNext));
  if (failures > 0) throw new Error(`${failures} files of the build could not be had.`);
}

/** Whether the file could be had. */
async function fetchInto(shell: Cache, key: string): Promise<boolean> {
  // A hashed file may be the browser's own copy, unless that is what is wrong.
  const isHashed = !new URL(key).search;
  const file = (isHashed && (await fetchFile(key, "default"))) || (await fetchFile(key, "reload"));
  if (file) await shell.put(key, file);
  return file !== null;
}

/**
 * The very first worker takes the open page over, so that its calls are kept. Then shells that no open page needs are
 * dropped, which is not waited for: until a worker is active every start of the app stands still. What is not dropped now
 * is dropped when a page asks for it.
 */
export async function activateShell(): Promise<void> {
  const older = await olderShellNames();
  if (older.length === 0) await self.clients.claim();
  else void deleteUnusedShells().catch(() => undefined);
}

/**
 * Every page holds a shared lock `build-<id>` while it lives. Nothing is dropped while a newer version comes or waits:
 * its shell belongs to no page yet.
 */
export async function deleteUnusedShells(): Promise<void> {
  if (self.registration.installing || self.registration.waiting) return;
  const held = await heldBuilds();
  for (const name of await shellNames()) {
    const build = name.slice(shellPrefix.length);
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
  const names = (await caches.keys()).filter((name) => name.startsWith(shellPrefix)).reverse();
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
  const key = shell === currentShell ? shellKeyOf(path) : undefined;
  const found = await caches.match(key ?? path, { cacheName: shell, ignoreVary: true });
  return found ?? caches.match(path, { cacheName: shell, ignoreSearch: true, ignoreVary: true });
}

/**
 * Which of these files no shell has. All are looked for side by side, by their entries alone: to open each of them would take
 * three times as long.
 */
export async function missingFiles(paths: readonly string[]): Promise<string[]> {
  let missing = await missingIn(currentShell, paths);
  if (missing.length === 0) return [];
  for (const name of await olderShellNames()) missing = await missingIn(name, missing);
  return missing;
}

async function missingIn(shell: string, paths: readonly string[]): Promise<string[]> {
  const cache = await caches.open(shell);
  const entries = await Promise.all(
    paths.map((path) => cache.keys(new URL(path, self.location.origin).href, { ignoreVary: true })),
  );
  return paths.filter((_, index) => entries[index]?.length === 0);
}

/** Puts a file that went missing back into the current shell; null when the network has not got it either. */
export async function refetchFile(path: string): Promise<Response | null> {
  const key = shellKeyOf(path) ?? new URL(path, self.location.origin).href;
  const file = await fetchFile(key, "reload", refetchTimeoutMs);
  if (!file) return null;
  const copy = file.clone();
  await (await caches.open(currentShell)).put(key, copy).catch(() => undefined);
  return file;
}

/** Hashed files are answered from any shell; other files of the shell by their place in the list. */
export function respondToAsset(request: Request): Promise<Response> | null {
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return null;
  const listed = shellKeyOf(url.href);
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
