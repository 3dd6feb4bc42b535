/**
 * Answers that were asked for before the app's script was there, and how its first calls take them over. They are held
 * by the document and not by a module, because the boot script and the app are two programs.
 */
import { readTimeoutMs } from "./api-call";

export interface WholeAnswer {
  response: Response;
  text: string;
}

interface FirstAnswer {
  headers: Record<string, string>;
  /** Epoch ms. */
  askedAt: number;
  /** Null when the network let it down: whoever takes it asks again. */
  answer: Promise<WholeAnswer | null>;
}

const holder = globalThis as { doorstepFirstAnswers?: Map<string, FirstAnswer> };

/** Public reads are revalidated by their ETag. */
export const publicRead = { credentials: "omit", cache: "no-cache" } as const;

/** Asks for a public read and holds its answer. Resolves to null when there is none; never rejects. */
export function askFirst(url: string, headers: Record<string, string>): Promise<WholeAnswer | null> {
  const answer = fetch(url, { ...publicRead, headers })
    .then(async (response) => ({ response, text: await response.text() }))
    .catch(() => null);
  holder.doorstepFirstAnswers ??= new Map();
  holder.doorstepFirstAnswers.set(url, { headers, askedAt: Date.now(), answer });
  return answer;
}

/**
 * The answer to exactly this request, once; null at once when it was not asked for, was asked for differently or too
 * long ago, and later when it failed. Rejects with the signal's reason when that comes first.
 */
export function takeFirstAnswer(url: string, init: RequestInit): Promise<WholeAnswer | null> | null {
  const held = holder.doorstepFirstAnswers?.get(url);
  if (!held || init.cache !== publicRead.cache || !sameHeaders(held.headers, init.headers)) return null;
  holder.doorstepFirstAnswers?.delete(url);
  if (Date.now() - held.askedAt > readTimeoutMs) return null;
  const { signal } = init;
  return Promise.race([
    held.answer,
    new Promise<never>((_, reject) => {
      if (signal?.aborted) reject(signal.reason);
      signal?.addEventListener("abort", () => reject(signal.reason), { once: true });
    }),
  ]);
}

function sameHeaders(held: Record<string, string>, wanted: HeadersInit | undefined): boolean {
  const list = (headers: HeadersInit | undefined) => JSON.stringify([...new Headers(headers)]);
  return list(held) === list(wanted);
}
