/** Stands for Stripe's API, on loopback: the answers have the shapes of its documentation. */
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

export interface StripeSession {
  id: string;
  object: "checkout.session";
  status: "open" | "complete" | "expired";
  payment_status: "paid" | "unpaid";
  amount_total: number;
  currency: string;
  url: string | null;
  client_reference_id: string;
  payment_intent: {
    id: string;
    object: "payment_intent";
    status: string;
    amount_received: number;
    currency: string;
  } | null;
}

interface StripeRefund {
  id: string;
  payment_intent: string;
  amount: string | null;
  status: "succeeded" | "failed";
  failure_reason: string | null;
  metadata: Record<string, string | null>;
  /** Idempotency-Key of the request for it. */
  key: string;
}

export interface StripeStandIn {
  address: URL;
  /** Checkout sessions by id. */
  sessions: Map<string, StripeSession>;
  refunds: StripeRefund[];
  /** Requests, oldest first. */
  requests: { method: string; path: string; key: string; authorization: string }[];
  /** Forgets the answers to the keys that it has seen, as Stripe does after a day. */
  forgetKeys(): void;
  /** From now on it charges no less, cents. */
  setMinimumCharge(cents: number): void;
  close(): Promise<void>;
}

/** Last digits of an amount that have to be 0 at the real API, where a currency has any. */
const stepOf = (currency: string): number =>
  ["bhd", "jod", "kwd", "omr", "tnd"].includes(currency) ? 10 : ["isk", "ugx"].includes(currency) ? 100 : 1;

async function bodyOf(request: IncomingMessage): Promise<URLSearchParams> {
  let body = "";
  for await (const part of request) body += part;
  return new URLSearchParams(body);
}

/** Opens one with neither sessions nor refunds. The test file closes it. */
export async function openStripeStandIn(): Promise<StripeStandIn> {
  const sessions = new Map<string, StripeSession>();
  const refunds: StripeRefund[] = [];
  const requests: StripeStandIn["requests"] = [];
  const known = new Map<string, unknown>();
  let minimumCharge = 50;

  function answer(method: string, path: string, form: URLSearchParams, key: string): [number, unknown] {
    const refused = (code: string) =>
      [400, { error: { type: "invalid_request_error", code, message: code } }] as [number, unknown];
    const [, , , , id = "", action] = path.split("/");
    if (method === "POST" && path === "/v1/checkout/sessions") {
      const amount = Number(form.get("line_items[0][price_data][unit_amount]"));
      const currency = String(form.get("line_items[0][price_data][currency]"));
      if (amount < minimumCharge) return refused("amount_too_small");
      if (!Number.isInteger(amount) || amount % stepOf(currency) !== 0) return refused("amount_not_rounded");
      const number = sessions.size + 1;
      const session: StripeSession = {
        id: `cs_test_${number}`,
        object: "checkout.session",
        status: "open",
        payment_status: "unpaid",
        amount_total: amount,
        currency,
        url: `https://checkout.stripe.test/c/pay/cs_test_${number}`,
        client_reference_id: String(form.get("client_reference_id")),
        payment_intent: null,
      };
      sessions.set(session.id, session);
      return [200, session];
    }
    if (path === "/v1/checkout/sessions") {
      const data = [...sessions.values()].filter(
        ({ payment_intent }) => payment_intent?.id === form.get("payment_intent"),
      );
      return [200, { object: "list", data, has_more: false }];
    }
    if (path.startsWith("/v1/checkout/sessions/")) {
      const session = sessions.get(id);
      if (!session) return [404, { error: { type: "invalid_request_error", message: "No such session" } }];
      if (action !== "expire") return [200, session];
      if (session.status !== "open") return refused("session_not_open");
      session.status = "expired";
      session.url = null;
      return [200, session];
    }
    if (path === "/v1/refunds" && method === "GET") {
      const data = refunds.filter(({ payment_intent }) => payment_intent === form.get("payment_intent"));
      return [200, { object: "list", data, has_more: false }];
    }
    const made = refunds.find((refund) => path === `/v1/refunds/${refund.id}`);
    if (made) {
      const charged = [...sessions.values()].find(
        ({ payment_intent }) => payment_intent?.id === made.payment_intent,
      );
      const { amount_total: amount, currency } = charged ?? { amount_total: 0, currency: "usd" };
      return [200, { object: "refund", ...made, amount, currency }];
    }
    if (path !== "/v1/refunds") return [404, { error: { type: "invalid_request_error", message: path } }];
    const intent = String(form.get("payment_intent"));
    const isWhole = (refund: StripeRefund) => refund.payment_intent === intent && refund.amount === null;
    if (refunds.some((refund) => isWhole(refund) && refund.status === "succeeded"))
      return refused("charge_already_refunded");
    const refund = {
      id: `re_${refunds.length + 1}`,
      payment_intent: intent,
      amount: form.get("amount"),
      status: "succeeded" as const,
      failure_reason: null,
      metadata: { payment_id: form.get("metadata[payment_id]"), attempt: form.get("metadata[attempt]") },
      key,
    };
    refunds.push(refund);
    return [200, { object: "refund", ...refund }];
  }

  const api = createServer(async (request, response) => {
    const { pathname: path, searchParams } = new URL(request.url ?? "/", "http://stripe.test");
    const written = await bodyOf(request);
    const form = request.method === "GET" ? searchParams : written;
    const key = String(request.headers["idempotency-key"] ?? "");
    const method = request.method ?? "";
    requests.push({ method, path, key, authorization: String(request.headers.authorization) });
    const [status, body] =
      method === "POST" && known.has(key) ? [200, known.get(key)] : answer(method, path, form, key);
    if (method === "POST" && status === 200 && key !== "") known.set(key, structuredClone(body));
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => api.listen(0, "127.0.0.1", resolve));
  return {
    address: new URL(`http://127.0.0.1:${(api.address() as AddressInfo).port}`),
    sessions,
    refunds,
    requests,
    forgetKeys: () => known.clear(),
    setMinimumCharge: (cents) => {
      minimumCharge = cents;
    },
    close: () => new Promise((resolve) => api.close(() => resolve())),
  };
}

/** Plays the shopper on Stripe's page, or their bank later. */
export function moveSession(
  session: StripeSession,
  state: "paid" | "processing" | "async failed" | "expired",
  charged: { amount?: number; currency?: string } = {},
): void {
  if (state === "expired") {
    session.status = "expired";
    session.url = null;
    return;
  }
  session.status = "complete";
  session.payment_status = state === "paid" ? "paid" : "unpaid";
  session.url = null;
  session.payment_intent = {
    id: `pi_${session.id}`,
    object: "payment_intent",
    status: { paid: "succeeded", processing: "processing", "async failed": "requires_payment_method" }[state],
    amount_received: state === "paid" ? (charged.amount ?? session.amount_total) : 0,
    currency: charged.currency ?? session.currency,
  };
}
