/** A shopper's actions in one run, drawn from its seed before anything happens. */
import { drawPayment, type PaymentPlan } from "./payment-plan";
import { Random } from "./random";

/** `guest-signs-in` begins as a guest and orders as a customer. */
export const WHO = ["guest", "customer", "guest-signs-in"] as const;
export type Who = (typeof WHO)[number];

/**
 * `forward` and `back` move the device's clock around the press. `deadline`: no network when the order is pressed, and
 * the clocks of device and server move on beyond its deadline before there is one again.
 */
export type ClockMove = "none" | "forward" | "back" | "deadline";

/**
 * `cancel`: an order whose answer was lost is not to be canceled. `elsewhere`, `dearer`: the cart, or the price, changes
 * between press and network. `told-twice`: a placed order is heard of again. `take-back`: a change whose answer was lost is
 * taken back. `stranger`: a row of somebody else lies on the device. `address`: the answer to a new address is lost.
 * `sign-in`: a guest signs in while their order is on its way. `other-zone`: lists arrive that belong to another zone.
 */
export const SPECIALS = [
  "cancel",
  "elsewhere",
  "dearer",
  "told-twice",
  "take-back",
  "stranger",
  "address",
  "sign-in",
  "other-zone",
] as const;
export type Special = (typeof SPECIALS)[number];

export interface Scenario {
  seed: number;
  who: Who;
  /** Changes of the cart before anything else. */
  steps: number;
  /** The cart is changed in two tabs by turns. */
  twoTabs: boolean;
  /** A tab is killed among the changes of the cart, right after the press, or never. */
  tabKilled: "shopping" | "ordering" | "never";
  /** A phone without network and another one change the same cart. */
  twoDevices: boolean;
  clock: ClockMove;
  /** The server's clock jumps among the changes of the cart, right after the press, or never. */
  serverClock: "shopping" | "ordering" | "never";
  /** The other phone is a browser of its own, not a call of the API. */
  twoBrowsers: boolean;
  wishes: number;
  address: boolean;
  /** The answer to the sign-out's own call is lost as well. */
  signOutOffline: boolean;
  /** On which write of the run the server is killed; null spares it. */
  killOnWrite: number | null;
  /** The service worker runs and sends as well; every other shopper has a browser without. */
  worker: boolean;
  /** The one promise that this story is about. */
  special: Special;
  /** How the order is paid online; null pays in cash. */
  payment: PaymentPlan | null;
}

// Every other two shoppers have another one, so that it is tried with the worker and without.
const specialOf = (seed: number): Special => SPECIALS[Math.floor(seed / 2) % SPECIALS.length] ?? "cancel";

export function drawScenario(seed: number, steps: number): Scenario {
  const random = new Random(`story ${seed}`);
  const chance = (percent: number) => random.between(1, 100) <= percent;
  const special = specialOf(seed);
  const drawn = random.weighted<Who>({ guest: 30, customer: 45, "guest-signs-in": 25 });
  const who =
    special === "sign-in"
      ? "guest-signs-in"
      : drawn === "guest" && NEEDS_CUSTOMER.includes(special)
        ? "customer"
        : drawn;
  // A shopper who signs in with their order has no account before it.
  const customer = who !== "guest" && special !== "sign-in";
  const story: Scenario = {
    seed,
    who,
    steps: random.between(Math.max(2, steps - 2), steps + 2),
    twoTabs: chance(50),
    tabKilled: random.weighted({ shopping: 28, ordering: 32, never: 40 }),
    twoDevices: customer && chance(75),
    clock: random.weighted<ClockMove>({ none: 45, forward: 15, back: 15, deadline: 25 }),
    wishes: customer && chance(45) ? random.between(1, 3) : 0,
    address: customer && chance(30),
    signOutOffline: customer && chance(30),
    killOnWrite: chance(60) ? random.between(1, 4) : null,
    worker: seed % 2 === 0,
    special,
    serverClock: random.weighted({ shopping: 30, ordering: 15, never: 55 }),
    twoBrowsers: chance(45),
    // The sign-in changes the order's owner.
    payment: drawPayment(seed, (candidate) => specialOf(candidate) !== "sign-in"),
  };
  if (ABOUT_ORDERS.includes(special)) {
    story.clock = "none";
    if (story.serverClock === "ordering") story.serverClock = "shopping";
    story.tabKilled = special === "told-twice" ? "ordering" : "never";
  }
  // Its deadline follows the server's clock.
  if (story.clock === "deadline" && story.serverClock === "ordering") story.serverClock = "shopping";
  if (special === "address") story.address = true;
  // Hours later an order that the wallet paid a part of is canceled by the shop.
  if (story.payment && story.serverClock === "ordering") story.payment.wallet = false;
  return story;
}

const NEEDS_CUSTOMER: readonly Special[] = ["elsewhere", "stranger", "address"];
const ABOUT_ORDERS: readonly Special[] = ["cancel", "elsewhere", "dearer", "told-twice", "sign-in"];
