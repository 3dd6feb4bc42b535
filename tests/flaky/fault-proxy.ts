/** A bad network between page and server: an HTTP proxy on loopback that breaks API calls by a schedule. */
import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from "node:http";
import { ChangeWatch } from "./change-watch";
import { EventStreams } from "./event-streams";
import { type Answer, cut, deliver, endless, half } from "./fault-responses";
import type { Fault, FaultKind, FaultSchedule } from "./faults";

interface Upstream {
  /** Port of the real server on loopback. */
  port(): number;
  /** kill -9 and start again. */
  restart(): Promise<void>;
}

const PORTAL = "<!doctype html><title>Free wifi</title><h1>Accept our terms to go online</h1>";
const PORTAL_PATH = "/hotel-portal";
/** The gateway's pages, and the way back from them: broken only where a story asks for it. */
const PAYMENT_PAGE = /^\/payment-mobile(\/|$)/;
const RETURN = "/payment-mobile/return";
/** The map under the checkout's addresses proves nothing here. */
const MAP = /^\/basemap\//;
/** Calls of the people who work for the shop, whose network is another one than the shopper's. */
const STAFF = /^\/api\/v1\/(board|courier)\//;
/** A restart takes seconds; requests that come meanwhile find nobody, as on a real machine. */
const GONE: Answer | null = null;

export class FaultProxy {
  schedule: FaultSchedule | null = null;
  /** The faults of the board's network; null spares it. */
  staffSchedule: FaultSchedule | null = null;
  /** Streams that are open, of shoppers and of the board. */
  readonly streams: EventStreams;
  /** Faults that really happened, e.g. "drop-after POST /api/v1/customer/cart/add". */
  readonly happened: string[] = [];
  /** Ms that the server's clock runs ahead; its Date header is written by Node from a clock of its own. */
  clockAhead = 0;
  /** Text of the zoneId header that another place of the town has; null until one is known. */
  otherZoneId: string | null = null;
  /** The rules that each change passing here must meet. */
  readonly changes = new ChangeWatch();
  /** Gets the address to which a shopper back from the gateway is sent, before they go there. */
  onReturn: ((location: string) => Promise<void>) | null = null;
  /** A restart that is under way; never rejects. */
  restarting: Promise<void> | null = null;
  /** The server's message when it failed to start again. */
  lost: string | null = null;
  private readonly server: Server;

  private constructor(private readonly upstream: Upstream) {
    this.streams = new EventStreams(() => upstream.port());
    this.server = createServer((request, response) => {
      this.pass(request, response).catch(() => response.destroy());
    });
  }

  static async start(port: number, upstream: Upstream): Promise<FaultProxy> {
    const proxy = new FaultProxy(upstream);
    await new Promise<void>((resolve, reject) => {
      proxy.server.once("error", reject);
      proxy.server.listen(port, "127.0.0.1", resolve);
    });
    return proxy;
  }

  async stop(): Promise<void> {
    await this.restarting;
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const path = (request.url ?? "/").split("?")[0] ?? "/";
    const call = path.startsWith("/api/");
    if (path === PORTAL_PATH)
      return void response.writeHead(200, { "Content-Type": "text/html" }).end(PORTAL);
    if (MAP.test(path)) return void response.writeHead(404).end();
    if (call && request.method !== "GET") await this.changes.see(request, response, path);
    // Documents and scripts come from the worker's shell in real life; without it they wait for the server.
    if (!call) await this.restarting;
    const zoned = this.otherZoneId !== null && request.headers.zoneid !== undefined;
    const method = request.method ?? "GET";
    const schedule = STAFF.test(path) ? this.staffSchedule : this.schedule;
    let fault: Fault = (call
      ? schedule?.next(method, path, zoned)
      : PAYMENT_PAGE.test(path)
        ? schedule?.forcedFault(`${method} ${path}`)
        : null) ?? { kind: "none", delayMs: 0 };
    // A request without a zone has no other one.
    if (fault.kind === "other-zone" && !zoned) fault = { kind: "none", delayMs: 0 };
    if (fault.kind !== "none" && !schedule?.down)
      this.happened.push(`${fault.kind} ${request.method} ${path}`);
    if (fault.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, fault.delayMs));
    if (EventStreams.isAskedFor(request)) return this.streams.open(fault.kind, request, response);
    await this.answer(fault.kind, request, body, response);
  }

  private async answer(
    kind: FaultKind,
    request: IncomingMessage,
    body: Buffer,
    response: ServerResponse,
  ): Promise<void> {
    switch (kind) {
      case "none":
      case "delay":
        return deliver(response, await this.forward(request, body));
      case "duplicate":
        await this.forward(request, body);
        return deliver(response, await this.forward(request, body));
      case "other-zone":
        return deliver(response, await this.forward(request, body, { zoneid: this.otherZoneId ?? "" }));
      case "drop-before":
        return void response.destroy();
      case "drop-after":
        await this.forward(request, body);
        return void response.destroy();
      case "cut":
        return cut(response, await this.forward(request, body));
      case "bad-gateway":
        return void response.writeHead(502, { "Content-Type": "text/html" }).end("<h1>Bad Gateway</h1>");
      case "bad-gateway-after":
        await this.forward(request, body);
        return void response.writeHead(502, { "Content-Type": "text/html" }).end("<h1>Bad Gateway</h1>");
      case "portal-redirect":
        return void response.writeHead(302, { Location: PORTAL_PATH }).end();
      case "empty":
      case "no-content":
        await this.forward(request, body);
        return void response
          .writeHead(kind === "empty" ? 200 : 204, { "Content-Type": "application/json" })
          .end();
      case "half-json":
        return half(response, await this.forward(request, body));
      case "endless":
        return endless(response, await this.forward(request, body));
      case "portal":
        return void response.writeHead(200, { "Content-Type": "text/html" }).end(PORTAL);
      case "kill":
        // Sent and not waited for: the server dies in the middle of it, or just before or after.
        void this.forward(request, body);
        this.kill();
        return void response.destroy();
      case "kill-after":
        await this.forward(request, body);
        this.kill();
        return void response.destroy();
    }
  }

  private kill(): void {
    this.restarting ??= this.upstream
      .restart()
      .catch((error: unknown) => {
        this.lost = error instanceof Error ? error.message : String(error);
      })
      .finally(() => {
        this.restarting = null;
      });
  }

  private async forward(
    request: IncomingMessage,
    body: Buffer,
    otherHeaders: Record<string, string> = {},
  ): Promise<Answer | null> {
    const answer = await this.ask(request, body, otherHeaders);
    const { location } = answer?.headers ?? {};
    if (location !== undefined && request.url?.startsWith(RETURN)) await this.onReturn?.(location);
    return answer;
  }

  private later(headers: IncomingMessage["headers"]): IncomingMessage["headers"] {
    const date = new Date(Date.parse(headers.date ?? "") + this.clockAhead);
    return Number.isNaN(date.getTime()) ? headers : { ...headers, date: date.toUTCString() };
  }

  /** The server's whole answer; null when nobody answers. */
  private ask(
    request: IncomingMessage,
    body: Buffer,
    otherHeaders: Record<string, string>,
  ): Promise<Answer | null> {
    return new Promise((resolve) => {
      const sent = httpRequest(
        {
          host: "127.0.0.1",
          port: this.upstream.port(),
          method: request.method,
          path: request.url,
          headers: { ...request.headers, ...otherHeaders, connection: "close" },
        },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on("data", (chunk: Buffer) => chunks.push(chunk));
          answer.on("end", () =>
            resolve({
              status: answer.statusCode ?? 502,
              headers: this.clockAhead === 0 ? answer.headers : this.later(answer.headers),
              body: Buffer.concat(chunks),
            }),
          );
          answer.on("error", () => resolve(GONE));
        },
      );
      sent.on("error", () => resolve(GONE));
      sent.end(body);
    });
  }
}
