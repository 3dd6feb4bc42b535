/** A map service on loopback that answers what a test tells it to. */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { mapService } from "../services/map-requests";

export interface StandInAnswer {
  status?: number;
  /** Sent as it is when it is a text, as JSON otherwise. */
  body?: unknown;
  type?: string;
  /** Never answers. */
  silent?: boolean;
  /** Sends so many bytes of JSON that never ends. */
  endless?: number;
  location?: string;
}

export interface MapStandIn {
  url: string;
  requests: { url: URL; userAgent: string | undefined }[];
  answer: (url: URL) => StandInAnswer;
  problems: string[];
  /** Asks it as the drivers do. */
  ask: ReturnType<typeof mapService>;
  close(): Promise<void>;
}

export async function openMapStandIn(): Promise<MapStandIn> {
  const server: Server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", "http://loopback");
    standIn.requests.push({ url, userAgent: request.headers["user-agent"] });
    const { status = 200, body = {}, type, silent, endless, location } = standIn.answer(url);
    if (silent) return;
    response.writeHead(status, { "content-type": type ?? "application/json", ...(location && { location }) });
    if (endless === undefined) response.end(typeof body === "string" ? body : JSON.stringify(body));
    else {
      response.write("[");
      response.end(" ".repeat(endless));
    }
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const problems: string[] = [];
  const standIn: MapStandIn = {
    url,
    requests: [],
    answer: () => ({}),
    problems,
    ask: mapService({
      baseUrl: url,
      userAgent: "Doorstep (+https://shop.example)",
      perSecond: 1000,
      timeoutMs: 300,
      report: (problem) => problems.push(problem),
    }),
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
  return standIn;
}

/** Wrong answers of a service, each with the status that it becomes. */
export const brokenAnswers: readonly (readonly [string, StandInAnswer, string])[] = [
  ["no answer in time", { silent: true }, "UNKNOWN_ERROR"],
  ["too many requests", { status: 429, body: "slow down" }, "OVER_QUERY_LIMIT"],
  ["a refusal", { status: 403, body: "blocked", type: "text/plain" }, "REQUEST_DENIED"],
  ["a failure", { status: 500, body: { error: { code: 500 } } }, "UNKNOWN_ERROR"],
  [
    "a gateway without a service",
    { status: 502, body: "<html>502</html>", type: "text/html" },
    "UNKNOWN_ERROR",
  ],
  ["a page", { body: "<!doctype html><title>Map</title>", type: "text/html" }, "UNKNOWN_ERROR"],
  ["nothing", { body: "" }, "UNKNOWN_ERROR"],
  ["half an answer", { body: '[{"lat":"52.5"' }, "UNKNOWN_ERROR"],
  ["a huge answer", { endless: 3_000_000 }, "UNKNOWN_ERROR"],
  ["a redirect", { status: 302, location: "http://127.0.0.1:9/" }, "UNKNOWN_ERROR"],
  ["null", { body: "null" }, "UNKNOWN_ERROR"],
  ["a text", { body: '"OK"' }, "UNKNOWN_ERROR"],
  ["a number", { body: "7" }, "UNKNOWN_ERROR"],
];
