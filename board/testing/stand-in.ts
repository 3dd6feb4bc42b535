/** A server of the board in memory, after the contract: for tests that render, and for faults that a real one does not have. */
import type { BoardChat } from "@/contract/calls/board-chat";
import type { BoardDecisions } from "@/contract/calls/board-decisions";
import type { BoardEvent, BoardOrder } from "@/contract/calls/board-orders";
import type { BoardPrinters } from "@/contract/calls/board-printers";
import type { BoardRefund } from "@/contract/calls/board-refunds";
import type { BoardMe } from "@/contract/calls/board-sign-in";
import { detailsOf } from "./orders";

export const token = "a-token-of-an-operator";
export const password = "correct horse";

export const me: BoardMe = {
  operator: { id: 3, name: "Omar", email: "omar@shop.example", role: "store" },
  stores: [
    {
      id: 12,
      slug: "port-grill",
      name: "Port Grill",
      module_type: "food",
      open: true,
      paused_until: null,
      pause_reason: null,
      busy_minutes: 0,
    },
  ],
  unanswered_minutes: 3,
  shop: {
    name: "Quay",
    time_zone: "UTC",
    currency: "USD",
    currency_symbol: "$",
    currency_before: true,
    digits: 2,
    languages: ["en", "ar"],
  },
};

export interface SentStep {
  readonly path: string;
  readonly key: string | null;
  readonly body: Record<string, unknown>;
}

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { "Content-Type": "application/json" } });
const failure = (status: number, code: string, message: string) =>
  json(status, { errors: [{ code, message }] });

export class BoardStandIn {
  me = me;
  isReachable = true;
  isSignedIn = true;
  /** Answers of the next steps, in the place of what is usual. */
  readonly nextAnswers: (() => Response | Promise<Response>)[] = [];
  readonly steps: SentStep[] = [];
  readonly calls: string[] = [];
  /** Devices that are told of new orders. */
  pushes: { endpoint: string }[] = [];
  /** Printers of the stores, and what did not come out. */
  printers: BoardPrinters = { printers: [], troubles: [] };
  chat: BoardChat = { messages: [], unread: 0, may_write: false };
  refunds: BoardRefund[] = [];
  /** Answers of further calls, by "GET /path". */
  readonly answers = new Map<string, (body: Record<string, unknown>, query: URLSearchParams) => unknown>();
  decisions: BoardDecisions = { payments: 0, refunds: 0, reviews: 0, applications: null };
  /** What other lists and things answer, by their path. */
  readonly read = new Map<string, unknown>();
  readonly orders = new Map<number, BoardOrder>();
  private readonly seqs = new Map<number, number>();
  private readonly done = new Map<string, BoardOrder>();
  private readonly streams = new Set<ReadableStreamDefaultController<Uint8Array>>();

  /** Changes an order as the shop does; boards hear of it unless `isLost`. */
  change(order: BoardOrder, isLost = false): BoardOrder {
    const store = order.store_id ?? 0;
    const seq = (this.seqs.get(store) ?? 0) + 1;
    this.seqs.set(store, seq);
    const changed = { ...order, seq };
    this.orders.set(order.id, changed);
    const event: BoardEvent = { store_id: store, seq, order: changed };
    const text = new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`);
    if (!isLost) for (const stream of this.streams) stream.enqueue(text);
    return changed;
  }

  /** The line is gone, with every stream on it. */
  loseLine(): void {
    this.isReachable = false;
    for (const stream of this.streams) stream.error(new TypeError("network"));
    this.streams.clear();
  }

  readonly fetch = async (address: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(String(address), "http://shop.example");
    const path = url.pathname.replace("/api/v1/board", "");
    this.calls.push(`${init.method ?? "GET"} ${path}`);
    if (!this.isReachable) throw new TypeError("Failed to fetch");
    const headers = new Headers(init.headers);
    if (path === "/sign-in" || path === "/invitations/accept") {
      const given = JSON.parse(String(init.body)) as Record<string, string>;
      if (given.password !== password && path === "/sign-in")
        return failure(401, "auth-001", "Email or password is wrong.");
      this.isSignedIn = true;
      return json(200, { token, operator: this.me.operator });
    }
    if (headers.get("Authorization") !== `Bearer ${token}` || !this.isSignedIn)
      return failure(401, "auth-001", "Sign in first.");
    const own = this.answers.get(`${init.method ?? "GET"} ${path}`);
    if (own) {
      const body = JSON.parse(String(init.body ?? "{}")) as Record<string, unknown>;
      if (init.method !== "GET") this.steps.push({ path, key: headers.get("Idempotency-Key"), body });
      const answer = own(body, url.searchParams);
      return answer instanceof Response ? answer : json(200, answer);
    }
    if (path === "/me") return json(200, this.me);
    if (path === "/push") return json(200, { key: "AAAA" });
    if (path.startsWith("/push/")) return this.push(path, init);
    if (path === "/refunds") return json(200, { refunds: this.refunds });
    if (path === "/decisions") return json(200, this.decisions);
    if (init.method === "GET" && this.read.has(path)) return json(200, this.read.get(path));
    if (/^\/(applications|orders\/\d+\/offline-payment)\b/.test(path) && init.method === "POST") {
      const body = JSON.parse(String(init.body ?? "{}"));
      this.steps.push({ path, key: headers.get("Idempotency-Key"), body });
      return this.nextAnswers.shift()?.() ?? json(200, {});
    }
    const isChat = /\/chat(\/read)?$/.exec(path);
    if (isChat) return this.talk(isChat[1] !== undefined, init);
    const [, decided] = /^\/orders\/(\d+)\/refund(?:\/|$)/.exec(path) ?? [];
    if (decided) return this.decide(path, Number(decided), init);
    if (path === "/printers") return json(200, this.printers);
    if (path.startsWith("/tickets/")) {
      this.printers = { ...this.printers, troubles: [] };
      return json(200, {});
    }
    if (path === "/stream") return this.stream(init.signal);
    if (path === "/couriers")
      return json(200, {
        couriers: [
          {
            id: 5,
            name: "Sami",
            phone: "+12025550177",
            running_orders: 0,
            cash: 0,
            shift_started_at: null,
            last_seen_at: null,
            has_login: false,
            active: true,
          },
          {
            id: 6,
            name: "Noor",
            phone: "+12025550178",
            running_orders: 2,
            cash: 0,
            shift_started_at: null,
            last_seen_at: null,
            has_login: false,
            active: true,
          },
        ],
      });
    const cursor = [...this.seqs].map(([store, seq]) => `${store}:${seq}`).join(",");
    if (path === "/changes") {
      const after = Number(/12:(\d+)/.exec(url.searchParams.get("after") ?? "")?.[1] ?? 0);
      const orders = [...this.orders.values()].filter(({ seq }) => seq > after);
      return json(200, { orders, cursor, more: false });
    }
    if (path === "/orders") {
      const state = url.searchParams.get("state");
      const orders = [...this.orders.values()].filter((order) => order.state === state);
      return json(200, { orders, cursor, next: null });
    }
    if (init.method === "PUT") {
      this.steps.push({ path, key: headers.get("Idempotency-Key"), body: JSON.parse(String(init.body)) });
      return this.nextAnswers.shift()?.() ?? json(200, { sold_out: true, until: null });
    }
    const [, id, action] = /^\/orders\/(\d+)(?:\/([\w-]+))?$/.exec(path) ?? [];
    const order = this.orders.get(Number(id));
    if (order === undefined) return failure(404, "not_found", "There is no such order.");
    return action === undefined ? json(200, detailsOf(order)) : this.step(order, path, action, headers, init);
  };

  private async step(order: BoardOrder, path: string, action: string, headers: Headers, init: RequestInit) {
    const key = headers.get("Idempotency-Key");
    const body = JSON.parse(String(init.body)) as Record<string, unknown>;
    this.steps.push({ path, key, body });
    const answer = this.nextAnswers.shift();
    if (answer) return answer();
    const before = this.done.get(key ?? "");
    if (before) return json(200, before);
    if (body.seen_status !== undefined && body.seen_status !== order.status)
      return failure(409, "order_changed", "Sara accepted it at 10:41.");
    const changed = this.change({ ...order, ...after[action as keyof typeof after] });
    this.done.set(key ?? "", changed);
    return json(200, changed);
  }

  private talk(isRead: boolean, { method, body }: RequestInit): Response {
    if (isRead) this.chat = { ...this.chat, unread: 0 };
    else if (method === "POST") {
      const { text } = JSON.parse(String(body)) as { text: string };
      const at = new Date().toISOString();
      const id = this.chat.messages.length + 1;
      const message = { id, from_customer: false, text, photos: [], at, seen: false };
      this.chat = { ...this.chat, messages: [...this.chat.messages, message] };
    }
    return json(200, this.chat);
  }

  private decide(path: string, id: number, { body }: RequestInit): Response {
    const decision = JSON.parse(String(body)) as Record<string, unknown>;
    this.steps.push({ path, key: null, body: decision });
    this.refunds = this.refunds.filter(({ order_id: of }) => of !== id);
    return json(200, { amount: decision.amount, returned_to: "wallet" });
  }

  private push(path: string, init: RequestInit): Response {
    const device = JSON.parse(String(init.body)) as { endpoint: string };
    const others = this.pushes.filter(({ endpoint }) => endpoint !== device.endpoint);
    this.pushes = path === "/push/subscribe" ? [...others, device] : others;
    return json(200, {});
  }

  private stream(signal: AbortSignal | null | undefined): Response {
    let own: ReadableStreamDefaultController<Uint8Array>;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        own = controller;
        this.streams.add(controller);
      },
    });
    signal?.addEventListener("abort", () => {
      if (this.streams.delete(own)) own.error(signal.reason);
    });
    return new Response(body, { headers: { "Content-Type": "text/event-stream" } });
  }
}

const after = {
  accept: { state: "active", status: "confirmed", actions: ["ready", "assign", "refuse"] },
  refuse: { state: "done", status: "canceled", actions: [] },
  ready: { state: "active", status: "handover", actions: ["hand_over", "assign"] },
  "hand-over": { state: "active", status: "picked_up", actions: ["deliver"] },
  deliver: { state: "done", status: "delivered", actions: [] },
  courier: {},
  print: {},
} satisfies Record<string, Partial<BoardOrder>>;

export const refusal = failure;
export const inProgress = (): Response =>
  failure(409, "idempotency_in_progress", "This request is being processed.");
export const brokenServer = (): Response => failure(500, "server", "Something went wrong.");
export const judgedNo = (): Response =>
  failure(403, "order_not_paid", "The order has to be paid before it is made.");
