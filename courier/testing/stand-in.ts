/** A server of couriers in memory, after the contract: for tests that render, and for faults that a real one does not have. */
import type { Courier, CourierMe, CourierOffer, CourierOrder } from "@/contract/calls/couriers";

export const password = "harbour lights 7";

export const kim: Courier = { id: 5, name: "Kim", phone: "+12025550171", one_order: false };
export const lee: Courier = { id: 6, name: "Lee", phone: "+12025550172", one_order: false };
export const tokenOf = ({ id }: Courier): string => `a-token-of-courier-${id}`;

export const newOrder = (id: number, more: Partial<CourierOrder> = {}): CourierOrder => ({
  id,
  status: "handover",
  type: "delivery",
  ready_by: null,
  scheduled_at: null,
  pick_up: {
    name: "Port Grill",
    phone: "+12025550100",
    address: "3 Quay",
    road: null,
    house: null,
    floor: null,
    latitude: 25.2,
    longitude: 55.3,
  },
  drop_off: {
    name: "Lina Haddad",
    phone: "+12025550123",
    address: "14 Harbour Street",
    road: "Harbour Street",
    house: "14",
    floor: "2",
    latitude: 25.21,
    longitude: 55.31,
  },
  distance: 2.4,
  pieces: 3,
  note: null,
  instruction: "Code 4711 at the gate",
  cash_to_take: 31.5,
  bring_change: 50,
  arrived_at: null,
  needs_code: true,
  needs_photo: false,
  photos: 0,
  ...more,
});

export const newOffer = (id: number, expiresAt: number): CourierOffer => ({
  id,
  order_id: 3,
  expires_at: new Date(expiresAt).toISOString(),
  pick_up: { name: "Port Grill", address: "3 Quay" },
  distance: 1,
  cash_to_take: 0,
});

export const newMe = (more: Partial<CourierMe> = {}): CourierMe => ({
  courier: kim,
  shift_started_at: new Date(Date.UTC(2026, 10, 30, 9)).toISOString(),
  shares_position: false,
  orders: [newOrder(1)],
  offers: [],
  cash: { taken: 0, to_hand_in: 0, orders: 0 },
  now: new Date().toISOString(),
  shop: {
    name: "Quay",
    phone: "+12025550111",
    time_zone: "UTC",
    currency_symbol: "$",
    currency_before: true,
    digits: 2,
  },
  ...more,
});

interface Sent {
  readonly path: string;
  readonly key: string | null;
  readonly token: string;
  readonly body: unknown;
}

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { "Content-Type": "application/json" } });
export const refusal = (status: number, code: string, message: string) => () =>
  json(status, { errors: [{ code, message }] });

export class CourierStandIn {
  me = newMe();
  isReachable = true;
  isSignedIn = true;
  /** Answers of the next steps, in the place of what is usual. */
  readonly nextAnswers: (() => Response | Promise<Response>)[] = [];
  readonly sent: Sent[] = [];
  readonly calls: string[] = [];

  readonly fetch = async (address: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const path = new URL(String(address), "http://shop.example").pathname.replace("/api/v1/courier", "");
    const headers = new Headers(init.headers);
    this.calls.push(path);
    if (!this.isReachable) throw new TypeError("Failed to fetch");
    if (path === "/sign-in" || path === "/invitations/accept") {
      const { phone } = JSON.parse(String(init.body)) as { phone?: string };
      const courier = phone === lee.phone ? lee : kim;
      this.me = { ...this.me, courier };
      this.isSignedIn = true;
      return json(200, { token: tokenOf(courier), courier });
    }
    const token = headers.get("Authorization")?.replace("Bearer ", "") ?? "";
    if (!this.isSignedIn || token !== tokenOf(this.me.courier))
      return refusal(401, "auth-001", "Sign in first.")();
    if (path === "/me") return json(200, { ...this.me, now: new Date().toISOString() });
    if (path === "/sign-out") return json(200, {});
    const body = typeof init.body === "string" ? JSON.parse(init.body) : init.body;
    this.sent.push({ path, key: headers.get("Idempotency-Key"), token, body });
    const answer = this.nextAnswers.shift()?.();
    if (answer === undefined && path === "/positions")
      return json(200, { orders: this.me.orders.filter(({ status }) => status === "picked_up").length });
    if (answer === undefined) this.take(path);
    return answer ?? json(200, {});
  };

  /** What a step does to the courier's orders. */
  private take(path: string): void {
    const [, number, step] = /^\/orders\/(\d+)\/([\w-]+)$/.exec(path) ?? [];
    const change: Partial<CourierOrder> =
      step === "picked-up"
        ? { status: "picked_up" }
        : step === "arrived"
          ? { arrived_at: new Date().toISOString() }
          : {};
    const orders = this.me.orders
      .filter(({ id }) => !(step === "delivered" && id === Number(number)))
      .map((order) => (order.id === Number(number) ? { ...order, ...change } : order));
    this.me = { ...this.me, orders, offers: path.startsWith("/offers/") ? [] : this.me.offers };
  }
}
