/** Loyalty points: what an order earns, and what points are worth. */
import type { Config } from "@/contract";
import type { Minor } from "./money";

export interface LoyaltyRules {
  /** Points for one unit of the currency that is spent. */
  readonly earnedPerUnit: number;
  /** Points that make one unit of the currency; 0 where they cannot be exchanged. */
  readonly pointsPerUnit: number;
  /** Points that are exchanged at least. */
  readonly minimum: number;
}

type LoyaltyConfig = Pick<
  Config,
  | "customer_wallet_status"
  | "loyalty_point_status"
  | "loyalty_point_item_purchase_point"
  | "loyalty_point_exchange_rate"
  | "loyalty_point_minimum_point"
>;

/** The shop's rules; null while its points are off. */
export function loyaltyRules(config: LoyaltyConfig): LoyaltyRules | null {
  if (config.loyalty_point_status !== 1) return null;
  return {
    earnedPerUnit: config.loyalty_point_item_purchase_point,
    pointsPerUnit: config.loyalty_point_exchange_rate,
    minimum: config.loyalty_point_minimum_point,
  };
}

/** The same where points can be exchanged; null where they cannot, or where there are no wallets. */
export function exchangeRules(config: LoyaltyConfig): LoyaltyRules | null {
  const rules = loyaltyRules(config);
  return rules && rules.pointsPerUnit > 0 && config.customer_wallet_status === 1 ? rules : null;
}

/** Rounds down what binary fractions leave just below a whole number. */
const wholePart = (value: number): number => Math.floor(value + 1e-9);

/** Whole points for an order of this amount (minor units); parts of a point are lost. */
export const pointsForOrder = (amount: Minor, { earnedPerUnit }: LoyaltyRules, digits: number): number =>
  Math.max(0, wholePart((amount * earnedPerUnit) / 10 ** digits));

/** The worth of points in a wallet, minor units, rounded down. */
export const worthOfPoints = (points: number, { pointsPerUnit }: LoyaltyRules, digits: number): Minor =>
  pointsPerUnit > 0 ? wholePart((points * 10 ** digits) / pointsPerUnit) : 0;

/** Why points cannot be exchanged now; null when they can. */
export function pointTransferProblem(
  points: number,
  balance: number,
  rules: LoyaltyRules,
  digits: number,
): "off" | "minimum" | "short" | "worthless" | null {
  if (rules.pointsPerUnit <= 0) return "off";
  if (points < Math.max(1, rules.minimum)) return "minimum";
  if (points > balance) return "short";
  return worthOfPoints(points, rules, digits) > 0 ? null : "worthless";
}
