/**
 * Requests at an even pace over a few connections. Time counts from the moment a request was due, so that a server
 * that stalls pays for what queued up behind. (Autocannon's own rate sends each second's share at once.)
 */
import { Agent, request } from "node:http";

export interface PacedRequest {
  path: string;
  headers: Record<string, string>;
  /** Sent as JSON with POST; without one it is a GET. */
  body?: object;
}

export interface Pace {
  connections: number;
  /** Requests a second over all connections. */
  rate: number;
  seconds: number;
}

/** Latencies in ms, one a request. Throws when a response is no success. */
export async function sendPaced(
  url: string,
  requests: readonly PacedRequest[],
  { connections, rate, seconds }: Pace,
): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const { hostname, port } = new URL(url);
  const total = Math.floor(rate * seconds);
  const latencies: number[] = [];
  const started = performance.now();
  let next = 0;

  const send = (one: PacedRequest) =>
    new Promise<void>((resolve, reject) => {
      const body = one.body && JSON.stringify(one.body);
      const headers = body ? { ...one.headers, "Content-Type": "application/json" } : one.headers;
      const options = { method: body ? "POST" : "GET", hostname, port, path: one.path, headers, agent };
      const sent = request(options, (response) => {
        response.resume();
        response.once("end", () => {
          if ((response.statusCode ?? 0) < 300) resolve();
          else reject(new Error(`${one.path} returned ${response.statusCode}.`));
        });
        response.once("error", reject);
      });
      sent.once("error", reject);
      sent.end(body);
    });

  const connection = async () => {
    while (next < total) {
      const index = next;
      next += 1;
      const due = started + (index / rate) * 1000;
      const early = due - performance.now();
      if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
      // A timer that fires late is ours, a queue that built up is the server's.
      const from = early > 0 ? performance.now() : due;
      await send(requests[index % requests.length] as PacedRequest);
      latencies.push(performance.now() - from);
    }
  };
  try {
    await Promise.all(Array.from({ length: connections }, connection));
  } finally {
    agent.destroy();
  }
  return latencies;
}
