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

type AddressOf = (url: string, headers: Record<string, string>) => string;
let publicAddress: AddressOf = (url) => url;

/** Sets the address of public reads from now on: a cache in front may need more in it than the plain one has. */
export function setPublicAddress(of: AddressOf): void {
  publicAddress = of;
}

/** Fetches with the whole text of the response. Rejects as `fetch` does. */
export async function fetchComplete(url: string, init: RequestInit): Promise<CompleteResponse> {
  const askedAt = Date.now();
  // No cache keeps anything else.
  const isPublic = init.cache !== "no-store";
  const address = isPublic ? publicAddress(url, init.headers as Record<string, string>) : url;
  const response = await fetch(address, init);
  return { response, text: await response.text(), askedAt, receivedAt: Date.now() };
}
