/** Server-sent events over a bad network: they pass as they come, and break when a story says so. */
import { request as httpRequest, type IncomingMessage, type ServerResponse } from "node:http";
import type { FaultKind } from "./faults";

/** A stream that is to break off does so after this time, ms: it was open, and heard of something or nothing. */
const CUT_AFTER_MS = 400;
/** With these the stream never reaches the shop. */
const UNREACHED: readonly FaultKind[] = [
  "drop-before",
  "bad-gateway",
  "portal",
  "portal-redirect",
  "empty",
  "no-content",
];

export class EventStreams {
  private readonly opened = new Map<ServerResponse, string>();

  constructor(private readonly port: () => number) {}

  static isAskedFor({ headers }: IncomingMessage): boolean {
    return headers.accept === "text/event-stream";
  }

  open(kind: FaultKind, request: IncomingMessage, response: ServerResponse): void {
    if (kind === "bad-gateway") return void response.writeHead(502).end();
    if (kind === "portal")
      return void response.writeHead(200, { "Content-Type": "text/html" }).end("<h1>Hello</h1>");
    if (UNREACHED.includes(kind)) return void response.destroy();
    const asked = httpRequest(
      {
        host: "127.0.0.1",
        port: this.port(),
        path: request.url,
        headers: { ...request.headers, connection: "close" },
      },
      (answer) => {
        const { connection: _connection, ...headers } = answer.headers;
        response.writeHead(answer.statusCode ?? 502, headers);
        // A destroyed answer leaves a stream that the page has to miss by itself.
        answer.on("error", () => response.destroy());
        answer.pipe(response);
      },
    );
    asked.on("error", () => response.destroy());
    this.opened.set(response, request.url ?? "");
    response.once("close", () => {
      this.opened.delete(response);
      asked.destroy();
    });
    asked.end();
    if (kind === "cut" || kind === "half-json") setTimeout(() => response.destroy(), CUT_AFTER_MS);
  }

  /** Breaks all that are open below a path. */
  breakBelow(path: string): void {
    for (const [response, url] of this.opened) if (url.startsWith(path)) response.destroy();
  }
}
