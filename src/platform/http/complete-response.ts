/** When the worker cached this response, or the server wrote it into the document, epoch ms; absent on live responses. */
export const storedAtHeader = "X-Stored-At";

/** A response with its text, and when it was asked for and complete, epoch ms. */
export interface CompleteResponse {
  response: Response;
  text: string;
  askedAt: number;
  receivedAt: number;
}

/** Public reads are revalidated by their ETag. */
export const publicReadInit = { credentials: "omit", cache: "no-cache" } as const;

/** Fetches with the whole text of the response. Rejects as `fetch` does. */
export async function fetchComplete(url: string, init: RequestInit): Promise<CompleteResponse> {
  const askedAt = Date.now();
  const response = await fetch(url, init);
  return { response, text: await response.text(), askedAt, receivedAt: Date.now() };
}
