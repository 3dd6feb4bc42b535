/** One run: a shopper lives through a story over a faulty network. */
import { randomUUID } from "node:crypto";
import type { Browser } from "@playwright/test";
import type { CartLine, Module } from "@/contract";
import { needsNoChoice, type Place, Shop } from "../../scripts/browser/shop";
import { keptOnDevice } from "../pages/kept-on-device";
import { Device } from "./device";
import type { FaultProxy } from "./fault-proxy";
import { FaultSchedule } from "./faults";
import { brokenCart, leftBehind, type Promised, stuckRows } from "./invariants";
import { type PageState, readPageState } from "./page-state";
import { Random } from "./random";
import type { Identity } from "./server-state";
import * as shopper from "./shopper";
import type { Story } from "./story";

/** ms; back-off and a dead tab's lease included. */
const SETTLE_LIMIT_MS = 45_000;
/** How long an order meets bad weather before it gets good one, ms. */
const BAD_WEATHER_MS = 1_500;
const BEYOND_DEADLINE_MS = 16 * 60_000;
const ITEMS = 5;

export interface Stage {
  /** The shop as the shopper's phone reaches it: through the proxy. */
  url: string;
  /** The same shop without the proxy. */
  direct: string;
  proxy: FaultProxy;
  browser: Browser;
  /** Starts a server that has ended. */
  startServer(): Promise<void>;
  /** Moves the server's clock, ms against the real one. */
  moveServerClock(aheadMs: number): Promise<void>;
  verbose: boolean;
}

export interface Outcome {
  story: Story;
  identity: Identity;
  promised: Promised;
  broken: string[];
  /** The story could not be told to its end: the page did not do what a person expects. */
  stumbled: string | null;
  /** Faults of the network that happened, and troubles of the story that took place. */
  faults: string[];
  troubles: string[];
}

/** What every run of a stage needs to know of the demo town; asked for once. */
export interface Town {
  place: Place;
  module: Module;
  stores: { store: shopper.Shopping["store"]; items: shopper.Shopping["items"] }[];
}

export async function exploreTown(direct: string): Promise<Town> {
  const shop = new Shop(direct);
  const place = await shop.findPlace("Old Harbour");
  const module = await shop.module("food", place);
  const asking = { place, moduleId: module.id };
  const stores: Town["stores"] = [];
  for (const store of await shop.stores(asking)) {
    if (!store.open || !store.active || store.minimum_order > 0 || stores.length >= 4) continue;
    const items = (await shop.itemsOfStore(store.id, asking)).filter(needsNoChoice).slice(0, ITEMS);
    if (items.length >= 3) stores.push({ store, items });
  }
  if (stores.length === 0) throw new Error("No store at this place sells three simple things.");
  return { place, module, stores };
}

export async function run(stage: Stage, town: Town, story: Story): Promise<Outcome> {
  const { proxy } = stage;
  const schedule = new FaultSchedule(story.seed, { killOnWrite: story.killOnWrite });
  const outcome: Outcome = {
    story,
    identity: { guestIds: [], email: null },
    promised: { presses: [], wishes: [], addresses: [] },
    broken: [],
    stumbled: null,
    faults: [],
    troubles: [],
  };
  proxy.happened.length = 0;
  proxy.overlaps.length = 0;
  schedule.active = false;
  proxy.schedule = schedule;
  let device: Device | null = null;
  try {
    const life = await Life.begin(stage, town, story, schedule, outcome);
    device = life.device;
    await life.live();
  } catch (error) {
    outcome.stumbled = error instanceof Error ? (error.stack ?? error.message) : String(error);
  } finally {
    proxy.schedule = null;
    await proxy.restarting;
    outcome.faults = [...proxy.happened];
    outcome.broken.push(...proxy.overlaps.map((text) => `Sent by two at the same time: ${text}.`));
    await device?.close();
    if (proxy.lost !== null) {
      outcome.broken.push(`Killed, the server did not start again: ${proxy.lost}`);
      proxy.lost = null;
      await stage.startServer();
    }
    proxy.clockAhead = 0;
    await stage.moveServerClock(0);
  }
  return outcome;
}

class Life {
  private token: string | null = null;

  private constructor(
    private readonly stage: Stage,
    private readonly story: Story,
    private readonly schedule: FaultSchedule,
    private readonly outcome: Outcome,
    private readonly shop: Shop,
    private readonly town: Town,
    readonly device: Device,
    private readonly shopping: shopper.Shopping,
  ) {}

  static async begin(
    stage: Stage,
    town: Town,
    story: Story,
    schedule: FaultSchedule,
    outcome: Outcome,
  ): Promise<Life> {
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
    const device = await Device.open(stage.browser, { place, module, language: "en", token });
    const shopping: shopper.Shopping = {
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
    const life = new Life(stage, story, schedule, outcome, shop, town, device, shopping);
    life.token = token ?? null;
    return life;
  }

  async live(): Promise<void> {
    const { story } = this;
    await this.shopInBadWeather();
    if (story.who === "guest-signs-in") await this.signIn();
    await this.checkCart();
    if (story.twoDevices) await this.changeOnTwoDevices();
    if (story.wishes > 0) await this.wish();
    if (story.address) await this.saveAddress();
    await this.order();
    if (story.who !== "guest") await this.signOut();
  }

  private trouble(name: string): void {
    this.outcome.troubles.push(name);
    this.shopping.say(`(${name})`);
  }

  private async killTab(path: () => Promise<void>): Promise<void> {
    this.trouble("tab-killed");
    await this.device.killTab();
    this.shopping.page = this.device.page;
    await path();
  }

  private async shopInBadWeather(): Promise<void> {
    const { story, shopping, schedule, device } = this;
    await shopper.openStore(shopping);
    const first = shopping.page;
    let second: typeof first | null = null;
    if (story.twoTabs) {
      second = await device.newTab();
      await shopper.openStore({ ...shopping, page: second });
      this.trouble("two-tabs");
    }
    schedule.active = true;
    const killAt = story.tabKilled === "shopping" ? shopping.random.between(1, story.steps - 1) : -1;
    for (let step = 0; step < story.steps; step += 1) {
      if (step === killAt) await this.killTab(() => shopper.openStore(shopping));
      const page = second !== null && step % 2 === 1 ? second : shopping.page;
      await shopper.changeCart({ ...shopping, page });
    }
    await shopper.ensureCart(shopping);
    await this.goodWeather();
    await second?.close();
  }

  /** The network is well again: whatever was done must arrive. Answers what the device has then. */
  private async goodWeather(): Promise<PageState> {
    this.schedule.active = false;
    this.schedule.down = false;
    await this.stage.proxy.restarting;
    const state = await shopper.settle(this.shopping, SETTLE_LIMIT_MS);
    this.noteGuest(state);
    this.outcome.broken.push(...stuckRows(state));
    return state;
  }

  private noteGuest({ guestId }: PageState): void {
    const { identity } = this.outcome;
    if (guestId !== null && !identity.guestIds.includes(guestId))
      this.outcome.identity = { ...identity, guestIds: [...identity.guestIds, guestId] };
  }

  private async serverCart(): Promise<PageState["cart"]> {
    const guestId = this.outcome.identity.guestIds.at(-1);
    const who = this.token !== null ? { token: this.token } : { guestId };
    const lines = await this.shop.get<CartLine[]>("/customer/cart/list", {
      place: this.town.place,
      moduleId: this.town.module.id,
      ...who,
    });
    return lines.map((line) => ({ itemId: line.item_id, quantity: line.quantity }));
  }

  private async checkCart(expected: PageState["cart"] | null = null): Promise<void> {
    const state = await this.goodWeather();
    this.outcome.broken.push(...brokenCart(state, { cart: await this.serverCart() }, expected));
  }

  private async signIn(): Promise<void> {
    this.trouble("sign-in");
    await shopper.signIn(this.shopping);
    this.token = await this.shopping.page.evaluate(() => localStorage.getItem("token"));
    await shopper.openStore(this.shopping);
  }

  /** Here a line is changed with no network, elsewhere another one: both changes must be there afterwards. */
  private async changeOnTwoDevices(): Promise<void> {
    const { shopping, schedule, shop, token } = this;
    const [mine, theirs] = shopping.items;
    if (!mine || !theirs || token === null) return;
    this.trouble("two-devices");
    const before = await this.serverCart();
    schedule.down = true;
    const more = before.some((line) => line.itemId === mine.id) ? "more" : "add";
    await shopper.changeLine(shopping, mine, more);
    const { cart: here } = await readPageState(shopping.page, shopping.moduleId);
    const quantity = await this.changeElsewhere(shop, token, theirs);
    const expected = [
      ...here.filter((line) => line.itemId !== theirs.id),
      ...(quantity > 0 ? [{ itemId: theirs.id, quantity }] : []),
    ];
    schedule.down = false;
    await this.checkCart(expected);
  }

  /** The other phone adds a piece of an item, or the item; answers how many there are then. */
  private async changeElsewhere(
    shop: Shop,
    token: string,
    item: shopper.Shopping["items"][number],
  ): Promise<number> {
    const asking = { place: this.town.place, moduleId: this.town.module.id, token };
    const lines = await shop.get<CartLine[]>("/customer/cart/list", asking);
    const line = lines.find((candidate) => candidate.item_id === item.id);
    this.shopping.say(`elsewhere: one more ${item.name}`);
    const fields = {
      price: item.price,
      variation: [],
      add_on_ids: [],
      add_on_qtys: [],
      store_id: item.store_id,
    };
    const quantity = (line?.quantity ?? 0) + 1;
    if (line) await shop.post("/customer/cart/update", { cart_id: line.id, quantity, ...fields }, asking);
    else await shop.addToCart(item, asking);
    return quantity;
  }

  private async wish(): Promise<void> {
    const { shopping, story, outcome } = this;
    this.schedule.active = true;
    for (let count = 0; count < story.wishes; count += 1) {
      const wished = await shopper.changeWish(shopping);
      outcome.promised.wishes = wished ? [shopping.store.id] : [];
    }
    await this.goodWeather();
  }

  private async saveAddress(): Promise<void> {
    this.schedule.active = true;
    this.outcome.promised.addresses.push(await shopper.saveAddress(this.shopping));
    await this.goodWeather();
  }

  private async order(): Promise<void> {
    const { story, shopping, outcome, device } = this;
    const { presses } = outcome.promised;
    await this.checkCart();
    if (story.clock === "deadline") await this.missTheDeadline();
    for (let attempt = 0; ; attempt += 1) {
      await shopper.fillCheckout(shopping);
      const hours = shopping.random.between(1, 5) * 3_600_000;
      this.schedule.active = attempt === 0;
      const press = await this.press(false);
      if (attempt === 0 && (story.clock === "forward" || story.clock === "back")) {
        this.trouble("clock-moved");
        await device.moveClock(story.clock === "forward" ? hours : -hours);
      }
      if (attempt === 0 && story.tabKilled === "ordering")
        await this.killTab(async () => void (await shopping.page.goto(`${shopping.url}/settings`)));
      const question = await this.answerTo(press);
      if (question === null) break;
      press.question = question;
      if (attempt === 3) throw new Error(`Four presses were four questions, the last one ${question}.`);
      await shopping.page.goto(`${shopping.url}/checkout?page=cart`);
      await shopper.backToOrder(shopping);
    }
    const state = await this.goodWeather();
    outcome.broken.push(...brokenCart(state, { cart: await this.serverCart() }, []));
    if (presses.every((press) => press.question !== null)) outcome.broken.push("Nothing was ordered.");
  }

  private async press(keepTrying: boolean): Promise<shopper.Press> {
    const { shopping, outcome } = this;
    const { presses } = outcome.promised;
    const { cart } = await shopper.pressOrder(shopping, keepTrying);
    const written = await shopper.agreed(shopping, presses);
    if (!written) throw new Error("The press was not written down.");
    const press = { ...written, cart };
    presses.push(press);
    return press;
  }

  /** The order meets bad weather first, then good. Answers what the shopper is asked, null when it is placed. */
  private async answerTo(press: shopper.Press): Promise<string | null> {
    const { shopping } = this;
    await shopper.settle(shopping, BAD_WEATHER_MS);
    const state = await this.goodWeather();
    const row = state.outbox.find((entry) => entry.key === press.key);
    return row?.state === "needs-you" ? (row.problem ?? "unknown") : null;
  }

  /** No network at the press, and none before the deadline is over: nothing may be ordered any more. */
  private async missTheDeadline(): Promise<void> {
    const { shopping, stage, device, schedule } = this;
    await shopper.fillCheckout(shopping);
    schedule.down = true;
    const press = await this.press(true);
    this.trouble("clock-moved");
    await device.moveClock(BEYOND_DEADLINE_MS);
    await stage.moveServerClock(BEYOND_DEADLINE_MS);
    stage.proxy.clockAhead = BEYOND_DEADLINE_MS;
    const question = await this.answerTo(press);
    // Without one the order was made: the database tells when.
    press.question = question;
    if (question === null) return;
    await shopper.backToOrder(shopping);
  }

  private async signOut(): Promise<void> {
    const { shopping, story, schedule, outcome, token } = this;
    this.trouble("sign-out");
    if (story.signOutOffline) schedule.active = true;
    await shopper.signOut(shopping);
    await this.goodWeather();
    const { person } = shopping;
    const kept = await keptOnDevice(shopping.page);
    outcome.broken.push(
      ...leftBehind(kept, {
        token: token ?? "",
        name: person.name,
        "e-mail address": person.email,
        "phone number": person.phone,
        cart: `"waitingFor":"`,
      }),
    );
    const { cart, outbox } = await readPageState(shopping.page, shopping.moduleId);
    if (cart.length > 0) outcome.broken.push("After the sign-out the device still has the cart.");
    if (outbox.length > 0) outcome.broken.push("After the sign-out the device still has rows of the outbox.");
  }
}

function newPerson(random: Random): shopper.Person {
  const tag = randomUUID().slice(0, 13);
  const digits = `${Date.now()}${random.between(100, 999)}`.slice(-10);
  return {
    name: `Grace ${tag.slice(0, 8)}`,
    email: `grace-${tag}@shopper.test`,
    phone: `+1555${digits}`,
    password: "Harbour-light-7",
  };
}
