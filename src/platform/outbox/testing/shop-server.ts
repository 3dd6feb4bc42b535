/**
 * A small shop on loopback for the outbox's tests: a cart, wishes and orders that honour Idempotency-Key, with faults
 * to order. Real HTTP, because what is proved is what happens when connections break.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What happens to the next write: dropped before or after it acted, a gateway's page, a portal's page, told to wait, 401. */
export type Fault =
  | "none"
  | "drop-before"
  | "drop-after"
  | "bad-gateway"
  | "portal"
  | "too-many"
  | "unauthorised";

interface Line {
  id: number;
  item_id: number;
  quantity: number;
  price: number;
}

export interface ShopServer {
  url: string;
  /** Used up one a write request; an empty list means no faults. */
  faults: Fault[];
  lines: Line[];
  orders: { key: string; total: string }[];
  wished: Set<number>;
  /** Paths of the writes that acted. */
  acted: string[];
  /** Every request that came in. */
  requests: { method: string; path: string; key: string | null }[];
  /** Items that the shop refuses to add. */
  refuses: Set<number>;
  /** Epoch ms of the server. */
  now: () => number;
  close(): Promise<void>;
}

export async function openShopServer(): Promise<ShopServer> {
  const answers = new Map<string, { status: number; body: unknown }>();
  let nextId = 1;
  const shop: ShopServer = {
    url: "",
    faults: [],
    lines: [],
    orders: [],
    wished: new Set(),
    acted: [],
    requests: [],
    refuses: new Set(),
    now: () => Date.now(),
    close: async () => undefined,
  };

  const cart = () =>
    shop.lines.map((line) => ({
      ...line,
      item_type: "App\\Models\\Item",
      store_id: 1,
      module_id: 1,
      add_on_ids: [],
      add_on_qtys: [],
      variation: [],
      item: {
        id: line.item_id,
        name: `Item ${line.item_id}`,
        price: line.price,
        store_id: 1,
        module_id: 1,
        module_type: "food",
      },
    }));
  const refused = (status: number, code: string) => ({
    status,
    body: { errors: [{ code, message: `refused: ${code}` }] },
  });

  function act(
    path: string,
    query: URLSearchParams,
    body: Record<string, unknown>,
    request: IncomingMessage,
  ): { status: number; body: unknown } {
    switch (path) {
      case "/customer/cart/add": {
        const item = Number(body.item_id);
        if (shop.refuses.has(item)) return refused(403, "stock");
        if (shop.lines.some((line) => line.item_id === item)) return refused(403, "cart_item");
        shop.lines.push({
          id: nextId++,
          item_id: item,
          quantity: Number(body.quantity),
          price: Number(body.price),
        });
        return { status: 200, body: cart() };
      }
      case "/customer/cart/update": {
        const line = shop.lines.find((candidate) => candidate.id === Number(body.cart_id));
        if (!line) return refused(404, "cart");
        line.quantity = Number(body.quantity);
        return { status: 200, body: cart() };
      }
      case "/customer/cart/remove-item":
        shop.lines = shop.lines.filter((line) => line.id !== Number(query.get("cart_id")));
        return { status: 200, body: cart() };
      case "/customer/wish-list/add": {
        const id = Number(query.get("item_id"));
        if (shop.wished.has(id)) return { status: 409, body: { message: "Already there" } };
        shop.wished.add(id);
        return { status: 200, body: { message: "Added" } };
      }
      case "/customer/order/place": {
        const deadline = Number(request.headers["x-order-deadline"]);
        if (shop.now() > deadline) return refused(409, "order_expired");
        const expected = String(request.headers["x-expected-total"]);
        if (expected !== "10")
          return { status: 409, body: { errors: [{ code: "order_amount", message: "12" }], total: 12 } };
        shop.orders.push({ key: String(request.headers["idempotency-key"]), total: expected });
        return {
          status: 200,
          body: {
            message: "ok",
            order_id: 1_000_000 + shop.orders.length,
            total_ammount: 10,
            status: "pending",
            created_at: "",
          },
        };
      }
      default:
        return refused(404, "not_found");
    }
  }

  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => answer(request, response, Buffer.concat(chunks).toString()));
  });

  function answer(request: IncomingMessage, response: ServerResponse, text: string): void {
    const url = new URL(request.url ?? "/", "http://shop");
    const path = url.pathname.replace("/api/v1", "");
    const key = (request.headers["idempotency-key"] as string | undefined) ?? null;
    const method = request.method ?? "GET";
    shop.requests.push({ method, path, key });
    const send = (status: number, body: unknown) => {
      response.writeHead(status, { "Content-Type": "application/json" });
      response.end(JSON.stringify(body));
    };
    if (path === "/customer/cart/list") return send(200, cart());
    const fault = shop.faults.shift() ?? "none";
    if (fault === "drop-before") return void request.socket.destroy();
    if (fault === "bad-gateway") return send(502, {});
    if (fault === "too-many") {
      response.setHeader("Retry-After", "0");
      return send(429, { errors: [{ code: "rate", message: "slow down" }] });
    }
    if (fault === "unauthorised")
      return send(401, { errors: [{ code: "auth-001", message: "Unauthenticated." }] });
    if (fault === "portal") {
      response.writeHead(200, { "Content-Type": "text/html" });
      return void response.end("<html>Sign in to the wifi</html>");
    }
    let result = key ? answers.get(key) : undefined;
    if (!result) {
      result = act(
        path,
        url.searchParams,
        text ? (JSON.parse(text) as Record<string, unknown>) : {},
        request,
      );
      if (result.status < 300) {
        shop.acted.push(path);
        if (key) answers.set(key, result);
      }
    } else if (path.includes("/cart/")) result = { status: 200, body: cart() };
    if (fault === "drop-after") return void request.socket.destroy();
    send(result.status, result.body);
  }

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  shop.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  shop.close = () =>
    new Promise((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  return shop;
}
