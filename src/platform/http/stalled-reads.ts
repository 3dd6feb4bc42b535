/** Reads whose connection has died without a word: nobody answers them any more, but they may be sent anew at any time. */

import { type CompleteResponse, fetchComplete } from "./complete-response";
import { takePrefetched } from "./prefetched-responses";

/** A request without an answer for so long is a first sign of a bad link, ms. */
export const slowResponseMs = 2_000;
/** Browsers keep so many connections to one host at a time (HTTP/1.1); what comes later waits for one of them. */
const connectionsPerHost = 6;

interface Read {
  /** Epoch ms. */
  sentAt: number;
  /** The worker asks in its place, on connections of its own that nobody here can let go. */
  throughWorker: boolean;
  sendAgain(): void;
}

/** Oldest first: the first ones hold the connections. */
const underWay = new Set<Read>();

const hangs = (read: Read): boolean => Date.now() - read.sentAt >= slowResponseMs;

/** The network is back: whatever still waits on a connection from before is asked for on a new one. */
export function resendStalledReads(): void {
  for (const read of [...underWay].filter(hangs)) read.sendAgain();
}

/** Where hung reads hold every connection to the shop, one of them gives its own up and queues again behind who asks now. */
export function freeConnection(): void {
  if (underWay.size < connectionsPerHost) return;
  const holding = [...underWay]
    .slice(0, connectionsPerHost)
    .filter((read) => !read.throughWorker && hangs(read));
  // The youngest has waited least for nothing.
  holding.at(-1)?.sendAgain();
}

/** Fetches with the whole text of the answer; sent anew when asked to by the functions above. Rejects as `fetch` does. */
export async function fetchRead(
  url: string,
  init: RequestInit,
  signal: AbortSignal,
  throughWorker: boolean,
): Promise<CompleteResponse> {
  for (;;) {
    const attempt = new AbortController();
    let again = false;
    const stop = () => attempt.abort(signal.reason);
    if (signal.aborted) stop();
    else signal.addEventListener("abort", stop, { once: true });
    const read: Read = {
      sentAt: Date.now(),
      throughWorker,
      sendAgain: () => {
        again = true;
        attempt.abort();
      },
    };
    underWay.add(read);
    try {
      const asked = { ...init, signal: attempt.signal };
      const first = takePrefetched(url, asked);
      return (first && (await first)) ?? (await fetchComplete(url, asked));
    } catch (cause) {
      if (!again || signal.aborted) throw cause;
    } finally {
      underWay.delete(read);
      signal.removeEventListener("abort", stop);
    }
  }
}
