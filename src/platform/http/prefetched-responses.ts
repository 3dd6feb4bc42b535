/**
 * Answers that were asked for before the app's script was there, and how its first calls take them over. They are held
 * by the document and not by a module, because the boot script and the app are two programs.
 */
import { readTimeoutMs } from "./api-request";
import { type CompleteResponse, fetchComplete, publicReadInit } from "./complete-response";

interface FirstAnswer {
  headers: Record<string, string>;
  askedAt: number;
  /** Null when the network let it down: whoever takes it asks again. */
  answer: Promise<CompleteResponse | null>;
  /** Lets the connection go. */
  giveUp(): void;
}

const holder = globalThis as { doorstepFirstAnswers?: Map<string, FirstAnswer> };

/** Asks for a public read and holds its answer. Resolves to null when there is none; never rejects. */
export function prefetch(url: string, headers: Record<string, string>): Promise<CompleteResponse | null> {
  const attempt = new AbortController();
  const answer = fetchComplete(url, { ...publicReadInit, headers, signal: attempt.signal }).catch(() => null);
  holder.doorstepFirstAnswers ??= new Map();
  holder.doorstepFirstAnswers.set(url, {
    headers,
    askedAt: Date.now(),
    answer,
    giveUp: () => attempt.abort(),
  });
  return answer;
}

/**
 * The answer to exactly this request, once; null at once when it was not asked for, was asked for differently or too
 * long ago, and later when it failed. Rejects with the signal's reason when that comes first, and lets the connection
 * go. Whatever is asked for at its address, an answer that does not fit is forgotten.
 */
export function takePrefetched(url: string, init: RequestInit): Promise<CompleteResponse | null> | null {
  const held = holder.doorstepFirstAnswers?.get(url);
  if (!held) return null;
  holder.doorstepFirstAnswers?.delete(url);
  const fits = init.cache === publicReadInit.cache && sameHeaders(held.headers, init.headers);
  if (!fits || Date.now() - held.askedAt > readTimeoutMs) {
    held.giveUp();
    return null;
  }
  const { signal } = init;
  return Promise.race([
    held.answer,
    new Promise<never>((_, reject) => {
      const stop = () => {
        held.giveUp();
        reject(signal?.reason);
      };
      if (signal?.aborted) stop();
      signal?.addEventListener("abort", stop, { once: true });
    }),
  ]);
}

/** Nobody has asked for what is left by now: nobody will. */
export function dropPrefetched(): void {
  for (const { giveUp } of holder.doorstepFirstAnswers?.values() ?? []) giveUp();
  holder.doorstepFirstAnswers?.clear();
}

function sameHeaders(held: Record<string, string>, wanted: HeadersInit | undefined): boolean {
  const list = (headers: HeadersInit | undefined) => JSON.stringify([...new Headers(headers)]);
  return list(held) === list(wanted);
}
