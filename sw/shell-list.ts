/** The files of this build, the address each is stored under, and its hash. */
import { PrecacheController } from "workbox-precaching";

interface ListedFile {
  url: string;
  revision: string | null;
  integrity?: string;
}

declare const self: ServiceWorkerGlobalScope;

export const shellPrefix = "shell-";
export const currentShell = `${shellPrefix}${__BUILD_ID__}`;

const controller = new PrecacheController({ cacheName: currentShell });
// Written by the build, in the place of exactly one mention of this name.
const listedFiles = self.__WB_MANIFEST as ListedFile[];
controller.addToCacheList(listedFiles);

const integrities = new Map(
  listedFiles.flatMap(({ url, integrity }) => {
    const key = controller.getCacheKeyForURL(url);
    return key && integrity ? [[key, integrity] as const] : [];
  }),
);

/** The addresses that the files of this build are kept under. */
export const shellKeys = (): string[] => [...controller.getURLsToCacheKeys().values()];

/** The address that a file is kept under, by its path or address; undefined when the build does not list it. */
export const shellKeyOf = (url: string): string | undefined => controller.getCacheKeyForURL(url);

export const isListed = (key: string): boolean => integrities.has(key);

/** SHA-384 of a file in the words of `integrity`. */
export async function digestOf(file: Response): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-384", await file.arrayBuffer()));
  return `sha384-${btoa(String.fromCharCode(...digest))}`;
}

/** Whether a file is, byte by byte, what the build wrote. Files that the list does not name cannot be judged. */
export async function isSound(key: string, file: Response): Promise<boolean> {
  const expected = integrities.get(key);
  return expected === undefined || expected === (await digestOf(file));
}

/**
 * Brings a file from the network. Null when it cannot be had, or a portal's page came in its place. `cache` is "reload"
 * where what the browser itself keeps may be the reason of the trouble. `timeoutMs`: nobody waits for longer.
 */
export async function fetchFile(
  key: string,
  cache: RequestCache,
  timeoutMs?: number,
): Promise<Response | null> {
  try {
    const integrity = integrities.get(key);
    const response = await fetch(key, {
      cache,
      ...(integrity ? { integrity } : {}),
      ...(timeoutMs ? { signal: AbortSignal.timeout(timeoutMs) } : {}),
    });
    const isPage = response.headers.get("Content-Type")?.includes("text/html") ?? false;
    if (!response.ok || (isPage && !integrity)) return null;
    // Browsers refuse to show a document that was redirected.
    return response.redirected ? new Response(response.body, { headers: response.headers }) : response;
  } catch {
    return null;
  }
}
