/** The files of this build, the address each is stored under, and its hash. */
import { createCacheKey } from "workbox-precaching/utils/createCacheKey.js";

interface ListedFile {
  url: string;
  revision: string | null;
  integrity?: string;
}

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: readonly ListedFile[] };

export const shellPrefix = "shell-";
export const currentShell = `${shellPrefix}${__BUILD_ID__}`;

// Written by the build, in the place of exactly one mention of this name.
const listedFiles = self.__WB_MANIFEST;
// Every start of the worker waits for this: the address of a file is made when it is asked for.
const filesByUrl = new Map(listedFiles.map((file) => [file.url, file]));
const base = new URL(".", self.location.href).href;

const keyOf = ({ url, revision }: ListedFile): string =>
  createCacheKey({ url, revision: revision ?? undefined }).cacheKey;

function listedAt(address: string): ListedFile | undefined {
  const { href } = new URL(address, self.location.href);
  return href.startsWith(base) ? filesByUrl.get(href.slice(base.length)) : undefined;
}

function listedUnder(key: string): ListedFile | undefined {
  const file = listedAt(key.replace(/\?.*/, ""));
  return file && keyOf(file) === key ? file : undefined;
}

/** The addresses that the files of this build are kept under. */
export const shellKeys = (): string[] => listedFiles.map(keyOf);

/** The address that a file is kept under, by its path or address; undefined when the build does not list it. */
export function shellKeyOf(url: string): string | undefined {
  const file = listedAt(url);
  return file && keyOf(file);
}

export const isListed = (key: string): boolean => listedUnder(key) !== undefined;

/** SHA-384 of a file in the words of `integrity`. */
export async function digestOf(file: Response): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-384", await file.arrayBuffer()));
  return `sha384-${btoa(String.fromCharCode(...digest))}`;
}

/** Whether a file is, byte by byte, what the build wrote. Files that the list does not name cannot be judged. */
export async function isSound(key: string, file: Response): Promise<boolean> {
  const expected = listedUnder(key)?.integrity;
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
    const integrity = listedUnder(key)?.integrity;
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
