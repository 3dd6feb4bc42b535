/** How a shopper of a run pays online, drawn from its seed. Every third story does; the ways take turns. */
import { Random } from "./random";

/**
 * `pay`: at once. `fail-pay`, `fail-cash`: the bank refuses, then it is paid again, or in cash. `cancel`: given up at the
 * gateway. `slow`: the bank takes its time. `tab-killed`: at the gateway, and gone on with later. `killed`: the server dies
 * between charge and answer. `unheard`: charged, but not reported to the shop. `shop-cancels`: while the shopper pays.
 */
export const PAYMENT_WAYS = [
  "pay",
  "shop-cancels",
  "slow",
  "fail-cash",
  "killed",
  "cancel",
  "fail-pay",
  "unheard",
  "tab-killed",
] as const;
export type PaymentWay = (typeof PAYMENT_WAYS)[number];

/** When the gateway's message arrives, as its page offers it. */
export type GatewayMessage = "now" | "later" | "twice" | "never";

/** Trouble on the way back: `lost`; `answer-lost` after the shop took it over; `late`: the message is quicker. */
export type ReturnTrouble = "none" | "lost" | "answer-lost" | "late";

export interface PaymentPlan {
  way: PaymentWay;
  message: GatewayMessage;
  comesBack: ReturnTrouble;
  /** Messages and returns that somebody made up come as well. */
  forged: boolean;
  /** The wallet pays a part, where the shopper has one. */
  wallet: boolean;
}

/** One in this many successive seeds pays. */
export const PAYS_ONE_OF = 3;

/** `mayPay`: whether the story of a seed can. */
export function drawPayment(seed: number, mayPay: (seed: number) => boolean): PaymentPlan | null {
  const block = Math.floor(seed / PAYS_ONE_OF);
  const candidates = Array.from({ length: PAYS_ONE_OF }, (_, index) => block * PAYS_ONE_OF + index).filter(
    mayPay,
  );
  if (candidates.length === 0 || new Random(`who pays ${block}`).pick(candidates) !== seed) return null;
  // Random numbers of its own: stories without a payment stay the same.
  const random = new Random(`payment ${seed}`);
  const way = PAYMENT_WAYS[block % PAYMENT_WAYS.length] ?? "pay";
  return {
    way,
    message: random.weighted<GatewayMessage>({ now: 30, twice: 35, later: 15, never: 20 }),
    comesBack: random.weighted<ReturnTrouble>({ none: 40, lost: 20, "answer-lost": 20, late: 20 }),
    forged: random.between(1, 100) <= 60,
    // The wallet's part of a canceled order has to go back.
    wallet: way === "cancel" || way === "shop-cancels" || random.between(1, 100) <= 60,
  };
}
