/** Reads whose connection has died silently: no response will come, but a read may be sent again at any time. */

import { type CompleteResponse, fetchComplete } from "./complete-response";
import { takePrefetched } from "./prefetched-responses";

/** A request that waits this long is the first sign of a bad connection. */
export const slowResponseMs = 2_000;
/** Browsers open this many connections to a host (HTTP/1.1); later requests wait for one of them. */
const connectionsPerHost = 6;

interface Read {
  /** Epoch ms. */
  sentAt: number;
  /** The worker sends it, over connections that cannot be freed from here. */
  throughWorker: boolean;
  resend(): void;
}

/** Oldest first: the first ones hold the connections. */
const running = new Set<Read>();

const isStalled = (read: Read): boolean => Date.now() - read.sentAt >= slowResponseMs;

/** The network is back: reads that still wait on an old connection are sent again on a new one. */
export function resendStalledReads(): void {
  for (const read of [...running].filter(isStalled)) read.resend();
}

/** Sends a stalled read again, behind the request that needs a connection, when stalled reads hold them all. */
export function freeConnection(): void {
  if (running.size < connectionsPerHost) return;
  const stalled = [...running]
    .slice(0, connectionsPerHost)
    .filter((read) => !read.throughWorker && isStalled(read));
  // The youngest loses the least waiting time.
  stalled.at(-1)?.resend();
}

/** Fetches with the whole text of the response; the functions above may have it sent again. Rejects as `fetch` does. */
export async function fetchRead(
  url: string,
  init: RequestInit,
  signal: AbortSignal,
  throughWorker: boolean,
): Promise<CompleteResponse> {
  for (;;) {
    const attempt = new AbortController();
    let isResent = false;
    const stop = () => attempt.abort(signal.reason);
    if (signal.aborted) stop();
    else signal.addEventListener("abort", stop, { once: true });
    const read: Read = {
      sentAt: Date.now(),
      throughWorker,
      resend: () => {
        isResent = true;
        attempt.abort();
      },
    };
    running.add(read);
    try {
      const asked = { ...init, signal: attempt.signal };
      const first = takePrefetched(url, asked);
      return (first && (await first)) ?? (await fetchComplete(url, asked));
    } catch (cause) {
      if (!isResent || signal.aborted) throw cause;
    } finally {
      running.delete(read);
      signal.removeEventListener("abort", stop);
    }
  }
}
