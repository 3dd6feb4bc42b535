/** The tablet at a shop's counter: the real board in a browser of its own, and a colleague at another one. */
import { randomUUID } from "node:crypto";
import { type Browser, type BrowserContext, expect, type Page } from "@playwright/test";
import type {
  BoardCouriers,
  BoardOrder,
  BoardOrderDetails,
  BoardOrders,
} from "@/contract/calls/board-orders";
import type { BoardSession } from "@/contract/calls/board-sign-in";
import boardTexts from "../../board/locales/en.json";
import type { Step } from "../../board/steps/step";

const PASSWORD = "Harbour-light-7";
/** ms. */
const START_LIMIT_MS = 20_000;
const PRESS_LIMIT_MS = 5_000;
const ACCEPT = new RegExp(`^${boardTexts["step.accept"]}`);
const REFUSE = boardTexts["step.refuse"];

export interface CounterPlace {
  /** The shop through the proxy, and without it. */
  url: string;
  direct: string;
  /** Runs an operator's command; returns its output. */
  operate(...command: string[]): string;
}

export class Counter {
  private constructor(
    private readonly context: BrowserContext,
    public page: Page,
    private readonly place: CounterPlace,
    /** Signs the calls of the colleague, who has a good line. */
    private readonly colleague: BoardSession,
  ) {}

  /** Whether its browser still lives. */
  get isOpen(): boolean {
    return this.context.browser()?.isConnected() === true;
  }

  static async open(browser: Browser, place: CounterPlace): Promise<Counter> {
    const colleague = await call<BoardSession>(place, "POST", "/invitations/accept", {
      body: { token: invite(place, "Nora").split("=")[1], password: PASSWORD },
    });
    const context = await browser.newContext({
      viewport: { width: 1280, height: 900 },
      reducedMotion: "reduce",
    });
    const page = await context.newPage();
    await page.goto(`${place.url}${invite(place, "Dina")}`);
    for (const label of ["invite.password", "invite.again"] as const)
      await page.getByLabel(boardTexts[label], { exact: false }).fill(PASSWORD);
    await page.getByRole("button", { name: boardTexts["invite.submit"] }).click();
    const counter = new Counter(context, page, place, colleague);
    await counter.live(START_LIMIT_MS);
    return counter;
  }

  /** Resolves when the board says that it hears of orders. */
  async live(limitMs: number): Promise<void> {
    await this.page.getByText(boardTexts["bar.live"], { exact: true }).waitFor({ timeout: limitMs });
  }

  /** The tab dies, and the tablet is taken up again. */
  async killTab(): Promise<void> {
    const dead = this.page;
    this.page = await this.context.newPage();
    await dead.close({ runBeforeUnload: false });
    await this.page.goto(`${this.place.url}/board/`);
  }

  /** What the shop says is waiting for an answer. */
  async unanswered(): Promise<BoardOrder[]> {
    const { orders } = await this.ask<BoardOrders>("GET", "/orders?state=new");
    return orders;
  }

  /** The colleague presses. Returns whether it was in time. */
  async colleagueAnswers(order: BoardOrder, action: "accept" | "refuse"): Promise<boolean> {
    const body = {
      seen_status: order.status,
      ...(action === "accept" ? { minutes: 15 } : { reason: "Too busy" }),
    };
    return this.ask("POST", `/orders/${order.id}/${action}`, body).then(
      () => true,
      (error: unknown) => {
        // Too late, or the server was killed meanwhile: what became of it is in the audit log.
        if (error instanceof TypeError || (error instanceof CallError && error.status === 409)) return false;
        throw error;
      },
    );
  }

  /** Whether somebody has accepted the order, and it is to be brought. */
  async mayHandOver({ id }: BoardOrder): Promise<boolean> {
    const order = await this.ask<BoardOrder>("GET", `/orders/${id}`);
    return order.state === "active" && order.actions.includes("assign");
  }

  /** Somebody who may bring the order. */
  async courierFor(orderId: number): Promise<number> {
    const { couriers } = await this.ask<BoardCouriers>("GET", `/couriers?order_id=${orderId}`);
    const [first] = couriers;
    if (!first) throw new Error(`Nobody can bring order ${orderId}.`);
    return first.id;
  }

  /** The colleague gives the order to a courier. Returns what is to be taken at the door, hundredths. */
  async handTo({ id }: BoardOrder, courierId: number): Promise<number> {
    await this.ask("POST", `/orders/${id}/courier`, { courier_id: courierId });
    const { cash_to_take: due } = await this.ask<BoardOrderDetails>("GET", `/orders/${id}`);
    return Math.round(due * 100);
  }

  /** The cash that a courier holds, major units. */
  async cashOf(courierId: number): Promise<number> {
    const { couriers } = await this.ask<BoardCouriers>("GET", "/couriers");
    return couriers.find(({ id }) => id === courierId)?.cash ?? 0;
  }

  /** Takes cash in over the bad network; `lost`: nobody knows whether it was. */
  async takeCash(courierId: number, amount: number, key: string): Promise<string> {
    const place = { ...this.place, direct: this.place.url };
    const options = {
      body: { amount },
      token: this.colleague.token,
      key,
      signal: AbortSignal.timeout(3_000),
    };
    return call(place, "POST", `/couriers/${courierId}/cash`, options).then(
      () => "taken",
      (error: unknown) => (error instanceof CallError && error.status < 500 ? error.message : "lost"),
    );
  }

  tile(order: BoardOrder) {
    return this.page.locator(`[data-order="${order.id}"]`);
  }

  /** Whether the board shows the order and rings; waits for it. */
  async hears(order: BoardOrder, limitMs: number): Promise<boolean> {
    try {
      await this.tile(order).waitFor({ timeout: limitMs });
      await expect(this.page).toHaveTitle(/new order/i, { timeout: 5_000 });
      return true;
    } catch {
      return false;
    }
  }

  /** Opens the order's card, where the answer can be pressed. */
  async open(order: BoardOrder): Promise<void> {
    await this.tile(order).click();
    await this.page.getByRole("button", { name: ACCEPT }).waitFor({ timeout: START_LIMIT_MS });
  }

  /** Presses the answer. Returns false when a colleague was quicker and there is nothing to press any more. */
  async press(order: BoardOrder, action: "accept" | "refuse"): Promise<boolean> {
    const { page } = this;
    const first = page.getByRole("button", { name: action === "accept" ? ACCEPT : REFUSE, exact: false });
    try {
      await first.click({ timeout: PRESS_LIMIT_MS });
      if (action === "refuse")
        await page
          .getByRole("button", { name: boardTexts["refuse.confirm"] })
          .click({ timeout: PRESS_LIMIT_MS });
    } catch (error) {
      if ((await this.unanswered()).some(({ id }) => id === order.id)) throw error;
      return false;
    }
    // From here on the board has said that it has the answer.
    await first.waitFor({ state: "hidden", timeout: START_LIMIT_MS });
    return true;
  }

  /** Whether nothing waits on the tablet to be sent; waits for it. */
  async settles(limitMs: number): Promise<boolean> {
    return (
      expect
        // A page that just opens cannot be asked yet.
        .poll(() => this.waitingSteps().catch(() => null), { timeout: limitMs, intervals: [100] })
        .toBe(0)
        .then(
          () => true,
          () => false,
        )
    );
  }

  /** Whether somebody at the tablet is told that the colleague was quicker; waits for it, and puts it away. */
  async isToldOfColleague(): Promise<boolean> {
    const words = this.page.getByText("Nora was faster", { exact: false }).first();
    return words.waitFor({ timeout: START_LIMIT_MS }).then(
      () => true,
      () => false,
    );
  }

  /** Steps in the tablet's outbox that nobody refused. */
  private async waitingSteps(): Promise<number> {
    const kept = await this.page.evaluate(async () => {
      const [rows] = await new Promise<[unknown[]]>((resolve, reject) => {
        const opening = indexedDB.open("doorstep-board");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const all = opening.result.transaction("kept").objectStore("kept").getAll();
          all.onsuccess = () => resolve([all.result]);
          all.onerror = () => reject(all.error);
          opening.result.close();
        };
      });
      return JSON.stringify(rows);
    });
    return (JSON.parse(kept) as (Partial<Step> | null)[]).filter(
      (row) => row?.madeAt !== undefined && row.refusal === null,
    ).length;
  }

  private ask<T>(method: "GET" | "POST", path: string, body?: object): Promise<T> {
    return call<T>(this.place, method, path, { body, token: this.colleague.token });
  }

  async close(): Promise<void> {
    await this.context.close();
  }
}

/** The link of an invitation, below the shop's address. */
function invite({ operate }: CounterPlace, name: string): string {
  const said = operate(
    "operator",
    "add",
    `${name}-${randomUUID()}@board.test`,
    "--name",
    name,
    "--role",
    "owner",
  );
  const [, link] = /(\/board\/#invite=\S+)/.exec(said) ?? [];
  if (!link) throw new Error(`No invitation in "${said}".`);
  return link;
}

class CallError extends Error {
  constructor(
    readonly status: number,
    text: string,
  ) {
    super(`${status} ${text}`);
  }
}

interface CallOptions {
  body?: object | undefined;
  token?: string;
  key?: string;
  signal?: AbortSignal;
}

async function call<T>(
  { direct }: CounterPlace,
  method: string,
  path: string,
  { body, token, key = randomUUID(), signal }: CallOptions,
): Promise<T> {
  const response = await fetch(`${direct}/api/v1/board${path}`, {
    method,
    headers: {
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...(body ? { "Content-Type": "application/json", "Idempotency-Key": key } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
    redirect: "error",
    ...(signal ? { signal } : {}),
  });
  const text = await response.text();
  if (!response.ok) throw new CallError(response.status, text.slice(0, 300));
  return JSON.parse(text) as T;
}
