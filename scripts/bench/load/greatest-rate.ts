/** How many requests a second a server responds to at most: each connection sends its next one as soon as it can. */
import autocannon from "autocannon";
import type { PacedRequest } from "./paced-load";

/** Requests a second; throws when a response was no success. */
export async function greatestRateOf(
  url: string,
  requests: readonly PacedRequest[],
  { connections, seconds }: { connections: number; seconds: number },
): Promise<number> {
  const sent = requests.map(({ path, headers }) => ({ method: "GET" as const, path, headers }));
  let begun = 0;
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    requests: sent,
    // Each connection begins elsewhere, so that none is answered with what the one before it has just read.
    setupClient: (client) => {
      const start = Math.floor((begun * sent.length) / connections);
      begun += 1;
      client.setRequests([...sent.slice(start), ...sent.slice(0, start)]);
    },
  });
  const bad = result.non2xx + result.errors + result.timeouts;
  if (bad > 0) throw new Error(`${bad} of ${result.requests.total} responses were no success.`);
  return result.requests.total / result.duration;
}
