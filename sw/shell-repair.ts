/** Repairs the current shell: a browser may lose or damage stored files, and does not check them itself. */
import { currentShell, digestOf, fetchFile, isListed, isSound, shellKeys } from "./precache-manifest";

declare const self: ServiceWorkerGlobalScope;

/** Delay between two files of a background check, ms, so that the page's requests come first. */
const pauseMs = 20;
/** A check is not repeated within this time, ms. */
const checkedForMs = 60_000;

let lastCheck: { startedAt: number; result: Promise<number> } | null = null;

/**
 * At each start, when the page is idle: every file is compared with what the build wrote, and fetched again when it is
 * missing or damaged. Returns how many files are different now.
 */
export function checkShell(): Promise<number> {
  const now = Date.now();
  const known = lastCheck && now >= lastCheck.startedAt && now - lastCheck.startedAt < checkedForMs;
  if (!lastCheck || !known) lastCheck = { startedAt: now, result: check() };
  return lastCheck.result;
}

async function check(): Promise<number> {
  const shell = await caches.open(currentShell);
  let changed = 0;
  for (const key of shellKeys()) {
    // A newer version takes over when this worker has nothing to do any more, and brings its own files.
    if (self.registration.waiting) break;
    if ((await repairFile(shell, key)) === "replaced") changed += 1;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  return changed;
}

/**
 * After a failed start or a part that failed: every file at once. Files outside the list cannot be judged, so they are
 * compared with the network's. `removeDamaged`: what is damaged and cannot be had is taken away, so that an older whole
 * shell or the plain message answers in its place. Returns how many files are different now.
 */
export async function repairShell(removeDamaged: boolean): Promise<number> {
  const shell = await caches.open(currentShell);
  let changed = 0;
  for (const key of shellKeys()) {
    const outcome = await repairFile(shell, key);
    if (outcome === "replaced") changed += 1;
    if (outcome !== "damaged" || !removeDamaged) continue;
    await shell.delete(key);
    changed += 1;
  }
  for (const { url } of await shell.keys()) {
    if (isListed(url)) continue;
    const [kept, fresh] = [await shell.match(url, { ignoreVary: true }), await fetchFile(url, "reload")];
    if (!fresh || !kept || (await digestOf(kept)) === (await digestOf(fresh.clone()))) continue;
    await shell.put(url, fresh);
    changed += 1;
  }
  return changed;
}

/** Offline a missing or damaged file stays, and is checked again at a later start. */
async function repairFile(shell: Cache, key: string): Promise<"sound" | "replaced" | "damaged" | "missing"> {
  const kept = await shell.match(key, { ignoreVary: true });
  if (kept && (await isSound(key, kept))) return "sound";
  const fresh = await fetchFile(key, "reload");
  if (!fresh) return kept ? "damaged" : "missing";
  await shell.put(key, fresh);
  return "replaced";
}
