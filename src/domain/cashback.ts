/** Cashback: what an order brings back into the customer's wallet once it is delivered. */
import { type BasisPoints, type Minor, percentOf } from "./money";

export interface CashbackTerms {
  /** percent: `amount` is basis points; amount: smallest units. */
  readonly type: "percent" | "amount";
  readonly amount: Minor | BasisPoints;
  /** Orders below it bring nothing. Smallest units. */
  readonly minimumPurchase: Minor;
  /** The most that a percentage brings, smallest units; 0 is no cap. */
  readonly maximum: Minor;
}

/** The cashback of an order of so much under these terms, smallest units; never more than it cost. */
export function cashbackFor(ordered: Minor, terms: CashbackTerms): Minor {
  if (ordered <= 0 || ordered < terms.minimumPurchase) return 0;
  if (terms.type === "amount") return Math.min(terms.amount as Minor, ordered);
  const share = percentOf(ordered, terms.amount as BasisPoints);
  return Math.min(terms.maximum > 0 ? Math.min(share, terms.maximum) : share, ordered);
}

/** The offer that brings the most for an order, the first of equal ones; null when none brings anything. */
export function bestCashback<Offer extends CashbackTerms>(
  ordered: Minor,
  offers: readonly Offer[],
): { offer: Offer; cashback: Minor } | null {
  let best: { offer: Offer; cashback: Minor } | null = null;
  for (const offer of offers) {
    const cashback = cashbackFor(ordered, offer);
    if (cashback > (best?.cashback ?? 0)) best = { offer, cashback };
  }
  return best;
}
