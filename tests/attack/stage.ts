/** A server of its own with the demo town and its real limits, and what attackers and their victims do there. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { TestServer } from "../fixtures/server";
import { type FoundItem, findPlainDish } from "../fixtures/shop-api";

/** ms until something has to have happened on a busy machine. */
const patienceMs = 60_000;
const pauseMs = 200;

/** Limits that browser tests lift; empty values are the defaults. */
const realLimits = Object.fromEntries(
  [
    ...["GUEST", "CUSTOMER", "PHONE", "ADDRESS"].map((subject) => `OPEN_ORDERS_PER_${subject}`),
    ...["GUEST", "ADDRESS"].map((subject) => `OPEN_PIECES_PER_${subject}`),
    ...["GUEST", "CUSTOMER", "ADDRESS"].map((subject) => `CANCELED_ORDERS_PER_${subject}`),
  ].map((name) => [name, ""]),
);

export interface Answer {
  status: number;
  headers: Headers;
  /** Parsed JSON, or the text. */
  body: unknown;
}

export interface Asked {
  method?: string;
  body?: unknown;
  /** A form with files, in place of `body`. */
  form?: FormData;
  /** Network address that it comes from; the stage is the proxy in front. */
  from?: string;
  token?: string;
  headers?: Record<string, string>;
}

export interface Guest {
  id: number;
  from: string;
}

/** A mail in the demo's mailbox. */
export interface SentMail {
  to: string;
  text: string;
}

export class Stage {
  private constructor(
    readonly server: TestServer,
    readonly dish: FoundItem,
  ) {}

  static async open(build?: string): Promise<Stage> {
    const server = await TestServer.start({
      ...(build === undefined ? {} : { build }),
      environment: { ...realLimits, TRUST_PROXY: "1", ORDER_MAIL_DELAY: "2", DATABASE_URL: "" },
    });
    process.env.DOORSTEP_URL = server.url;
    return new Stage(server, await findPlainDish());
  }

  close(): Promise<void> {
    return this.server.remove();
  }

  /** Asks the server; `path` without its origin. */
  async ask(
    path: string,
    { method = "GET", body, form, from, token, headers = {} }: Asked = {},
  ): Promise<Answer> {
    const response = await fetch(this.server.url + path, {
      method,
      redirect: "manual",
      headers: {
        accept: "application/json",
        ...(from === undefined ? {} : { "x-forwarded-for": from }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...headers,
      },
      ...(form ? { body: form } : body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get("content-type")?.includes("json");
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
  }

  /** Asks with a path and headers that fetch would not send as they are. */
  rawGet(
    path: string,
    headers: Record<string, string>,
  ): Promise<{ status: number; location: string; body: string }> {
    return new Promise((done, fail) => {
      const asked = request({ host: "127.0.0.1", port: this.server.port, path, headers }, (response) => {
        let body = "";
        response.on("data", (chunk) => {
          body += String(chunk);
        });
        response.on("end", () =>
          done({ status: response.statusCode ?? 0, location: response.headers.location ?? "", body }),
        );
      });
      asked.once("error", fail);
      asked.end();
    });
  }

  /** Headers of the dish's module and zone. */
  get shopHeaders(): Record<string, string> {
    return { moduleid: String(this.dish.module.id), zoneid: this.dish.place.zone.zone_id };
  }

  async guest(from: string): Promise<Guest> {
    const { body } = await this.ask("/api/v1/auth/guest/request", { method: "POST", body: {}, from });
    return { id: (body as { guest_id: number }).guest_id, from };
  }

  /** The body of a guest's order of one dish. */
  orderBody(guest: Guest, changes: Record<string, unknown> = {}): Record<string, unknown> {
    const { store, item, place } = this.dish;
    const line = {
      item_id: item.id,
      model: "Item",
      price: item.price,
      quantity: 1,
      variation: [],
      add_on_ids: [],
      add_on_qtys: [],
    };
    return {
      guest_id: guest.id,
      order_type: "delivery",
      payment_method: "cash_on_delivery",
      store_id: store.id,
      is_buy_now: 1,
      cart: JSON.stringify([line]),
      distance: 1,
      address: place.description,
      latitude: String(place.position.lat),
      longitude: String(place.position.lng),
      contact_person_name: "Mallory",
      contact_person_number: `+1202555${String(Math.floor(Math.random() * 9000) + 1000)}`,
      contact_person_email: "mallory@attack.example",
      ...changes,
    };
  }

  order(guest: Guest, changes: Record<string, unknown> = {}): Promise<Answer> {
    const body = this.orderBody(guest, changes);
    return this.ask("/api/v1/customer/order/place", {
      method: "POST",
      body,
      from: guest.from,
      headers: this.shopHeaders,
    });
  }

  cancel(guest: Guest, orderId: number): Promise<Answer> {
    const body = { guest_id: guest.id, order_id: orderId, reason: "x" };
    return this.ask("/api/v1/customer/order/cancel", { method: "PUT", body, from: guest.from });
  }

  /** Signs somebody up from an address of their own. */
  async customer(name: string, from: string): Promise<{ token: string; email: string }> {
    const email = `${name}@people.example`;
    const phone = `+1202556${String(Math.floor(Math.random() * 9000) + 1000)}`;
    const body = { name: "Honest Person", phone, email, password: "correct-horse" };
    const signed = await this.ask("/api/v1/auth/sign-up", { method: "POST", body, from });
    const { token } = signed.body as { token: string | null };
    if (!token) throw new Error(`Nobody could sign up: ${JSON.stringify(signed.body)}`);
    return { token, email };
  }

  mails(): SentMail[] {
    const folder = join(this.server.dataFolder, "mailbox");
    if (!existsSync(folder)) return [];
    return readdirSync(folder).map((name) => {
      const text = readFileSync(join(folder, name), "utf8");
      return { to: /^To: (.*)$/m.exec(text)?.[1] ?? "", text };
    });
  }

  /** Waits until every mail of the orders so far was sent or dropped: an honest order made after them has its own. */
  async settleMails(name: string): Promise<void> {
    const from = `198.51.100.${Math.floor(Math.random() * 250) + 1}`;
    const email = `${name}@marker.example`;
    await this.order(await this.guest(from), { contact_person_email: email });
    await until(() => this.mails().some(({ to }) => to === email), `the mail of the honest order ${name}`);
  }
}

/** Waits until something is so; throws, naming it, when it is not in time. */
export async function until(isSo: () => boolean, what: string): Promise<void> {
  const deadline = Date.now() + patienceMs;
  while (!isSo()) {
    if (Date.now() > deadline) throw new Error(`There was no ${what} in time.`);
    await new Promise((done) => setTimeout(done, pauseMs));
  }
}
