/** The person of a run, with a phone: the promises made to them, and the incidents of now and then. */
import { randomUUID } from "node:crypto";
import type { Browser } from "@playwright/test";
import type { CartLine } from "@/contract";
import { Shop } from "../../scripts/browser/shop";
import type { Counter } from "./counter";
import type { CourierPhone } from "./courier-phone";
import { Device } from "./device";
import type { FaultProxy } from "./fault-proxy";
import type { FaultSchedule } from "./faults";
import { cartViolations, type Expectations, stuckRows } from "./invariants";
import { type PageState, readPageState } from "./page-state";
import { Random } from "./random";
import type { Scenario } from "./scenario";
import type { Identity } from "./server-state";
import { type Person, type ShopperSession, waitUntilSettled } from "./shopper";
import type { Town } from "./town";

/** ms; back-off and a dead tab's lease included. */
const SETTLE_LIMIT_MS = 45_000;

export interface RunStage {
  /** The shop as the shopper's phone reaches it: through the proxy. */
  url: string;
  /** The same shop without the proxy. */
  direct: string;
  proxy: FaultProxy;
  /** A browser that lives. */
  browser(): Promise<Browser>;
  /** Starts a server that has ended. */
  startServer(): Promise<void>;
  /** Moves the server's clock, ms against the real one. */
  moveServerClock(aheadMs: number): Promise<void>;
  /** The shop charges so much more from now on, major units; 0 is as it was. */
  setExtraCharge(amount: number): void;
  /** Runs an operator's command; returns its output. */
  operate(...command: string[]): string;
  /** The board at the shop's counter, signed in; stays open for the runs that follow. */
  counter(): Promise<Counter>;
  /** The phone of a courier who may bring this order, signed in; stays open for the runs that follow. */
  courierPhone(orderId: number): Promise<CourierPhone>;
  verbose: boolean;
}

export interface RunOutcome {
  story: Scenario;
  identity: Identity;
  promised: Expectations;
  broken: string[];
  /** The story could not be told to its end: the page did not do what a person expects. */
  stumbled: string | null;
  /** The browser itself died, which says nothing about the shop. */
  browserDied: boolean;
  /** Faults of the network that happened, and troubles of the story that took place. */
  faults: string[];
  troubles: string[];
}

export class ScenarioRun {
  /** The token of the signed-in customer. */
  token: string | null = null;

  private constructor(
    readonly stage: RunStage,
    readonly story: Scenario,
    readonly schedule: FaultSchedule,
    readonly outcome: RunOutcome,
    readonly shop: Shop,
    readonly town: Town,
    readonly device: Device,
    readonly shopping: ShopperSession,
  ) {}

  static async begin(
    stage: RunStage,
    town: Town,
    story: Scenario,
    schedule: FaultSchedule,
    outcome: RunOutcome,
  ): Promise<ScenarioRun> {
    const started = performance.now();
    const random = new Random(story.seed);
    const { place, module } = town;
    const { store, items } = random.pick(town.stores);
    const shop = new Shop(stage.direct);
    const person = newPerson(random);
    let token: string | undefined;
    if (story.who !== "guest") {
      const signedUp = await shop.post<{ token: string }>("/auth/sign-up", { ...person });
      outcome.identity = { guestIds: [], email: person.email };
      if (story.who === "customer") token = signedUp.token;
    }
    const device = await Device.open(
      await stage.browser(),
      { place, module, language: "en", token },
      story.worker,
    );
    const shopping: ShopperSession = {
      page: device.page,
      url: stage.url,
      store,
      items,
      moduleId: module.id,
      random,
      person,
      say: (line) => {
        const seconds = ((performance.now() - started) / 1000).toFixed(1);
        if (stage.verbose) console.log(`    ${seconds.padStart(5)} s  ${line}`);
      },
    };
    const life = new ScenarioRun(stage, story, schedule, outcome, shop, town, device, shopping);
    life.token = token ?? null;
    stage.proxy.changes.hasOrder = async (key) => {
      const { outbox } = await readPageState(life.shopping.page, module.id);
      return outbox.some((row) => row.kind === "order" && row.key === key);
    };
    return life;
  }

  trouble(name: string): void {
    this.outcome.troubles.push(name);
    this.shopping.say(`(${name})`);
  }

  async killTab(path: () => Promise<void>): Promise<void> {
    this.trouble("tab-killed");
    await this.device.killTab();
    this.shopping.page = this.device.page;
    await path();
  }

  /** The server's clock jumps by so much, ms; its Date header goes with it. */
  async moveServerClock(byMs: number): Promise<void> {
    const { proxy } = this.stage;
    proxy.clockAhead += byMs;
    await this.stage.moveServerClock(proxy.clockAhead);
  }

  /** Hours that a clock jumps, forward or back, in ms. */
  drawClockJump(): number {
    const { random } = this.shopping;
    return random.between(1, 5) * 3_600_000 * random.pick([-1, 1]);
  }

  /** The network is well again: whatever was done must arrive. Returns what the device has then. */
  async goodWeather(): Promise<PageState> {
    this.schedule.active = false;
    this.schedule.down = false;
    await this.stage.proxy.restarting;
    const state = await waitUntilSettled(this.shopping, SETTLE_LIMIT_MS);
    this.noteGuest(state);
    this.outcome.broken.push(...stuckRows(state));
    return state;
  }

  private noteGuest({ guestId }: PageState): void {
    const { identity } = this.outcome;
    if (guestId !== null && !identity.guestIds.includes(guestId))
      this.outcome.identity = { ...identity, guestIds: [...identity.guestIds, guestId] };
  }

  async serverCart(): Promise<PageState["cart"]> {
    const guestId = this.outcome.identity.guestIds.at(-1);
    const who = this.token !== null ? { token: this.token } : { guestId };
    const lines = await this.shop.get<CartLine[]>("/customer/cart/list", {
      place: this.town.place,
      moduleId: this.town.module.id,
      ...who,
    });
    return lines.map((line) => ({ itemId: line.item_id, quantity: line.quantity }));
  }

  async checkCart(expected: PageState["cart"] | null = null): Promise<void> {
    const state = await this.goodWeather();
    this.outcome.broken.push(...cartViolations(state, { cart: await this.serverCart() }, expected));
  }
}

function newPerson(random: Random): Person {
  const tag = randomUUID().slice(0, 13);
  const digits = random.between(2_000_000, 9_999_999);
  return {
    name: `Grace ${tag.slice(0, 8)}`,
    email: `grace-${tag}@shopper.test`,
    phone: `+1202${digits}`,
    password: "Harbour-light-7",
  };
}
