/** An answer with its text, and when it was asked for and was there whole, epoch ms. */
export interface WholeAnswer {
  response: Response;
  text: string;
  askedAt: number;
  receivedAt: number;
}

/** Public reads are revalidated by their ETag. */
export const publicRead = { credentials: "omit", cache: "no-cache" } as const;

/** Fetches with the whole text of the answer. Rejects as `fetch` does. */
export async function fetchWhole(url: string, init: RequestInit): Promise<WholeAnswer> {
  const askedAt = Date.now();
  const response = await fetch(url, init);
  return { response, text: await response.text(), askedAt, receivedAt: Date.now() };
}
