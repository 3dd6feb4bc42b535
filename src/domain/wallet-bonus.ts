/** Bonuses on money that a customer adds to their wallet. */
import { bestCashback, type CashbackTerms } from "./cashback";
import type { Minor } from "./money";

export interface WalletBonusTerms extends Pick<CashbackTerms, "type" | "amount"> {
  /** Less than this brings nothing. Smallest units. */
  readonly minimumAdd: Minor;
  /** The most that a percentage brings, smallest units; 0 is no cap. */
  readonly maximumBonus: Minor;
}

/** The bonus that brings the most for an amount, the first of equal ones, and never more than the amount; null when none does. */
export function bestWalletBonus<Bonus extends WalletBonusTerms>(
  added: Minor,
  bonuses: readonly Bonus[],
): { terms: Bonus; bonus: Minor } | null {
  const offers = bonuses.map((terms) => ({
    type: terms.type,
    amount: terms.amount,
    minimumPurchase: terms.minimumAdd,
    maximum: terms.maximumBonus,
    terms,
  }));
  const best = bestCashback(added, offers);
  return best && { terms: best.offer.terms, bonus: best.cashback };
}

/** Limits of one amount, smallest units; a maximum of 0 is none. */
export interface AddFundLimits {
  readonly minimum: Minor;
  readonly maximum: Minor;
  /** The step of a gateway's amounts. */
  readonly step: Minor;
}

/** Why an amount cannot be added; null when it can. */
export function addFundProblem(
  amount: Minor,
  { minimum, maximum, step }: AddFundLimits,
): "minimum" | "maximum" | "step" | null {
  if (!(amount > 0) || amount < minimum) return "minimum";
  if (maximum > 0 && amount > maximum) return "maximum";
  return amount % step === 0 ? null : "step";
}
