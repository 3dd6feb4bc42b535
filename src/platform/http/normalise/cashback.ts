import type { CashbackForAmount, CashbackOffer } from "@/contract/calls/cashback";
import {
  type Fields,
  flag,
  identifier,
  integer,
  integerOrNull,
  isNothing,
  number,
  numberOrNull,
  requireObject,
  requireReadable,
  text,
} from "./readers";

const typeOf = (value: unknown) => (value === "amount" ? ("amount" as const) : ("percentage" as const));

/** Null for a row without an id or a share, which promises nothing. */
function offerRow(row: Fields): CashbackOffer | null {
  const id = identifier(row.id);
  const share = numberOrNull(row.cashback_amount);
  if (id === null || share === null || share <= 0) return null;
  return {
    id,
    title: text(row.title),
    customer_id: text(row.customer_id, '["all"]'),
    cashback_type: typeOf(row.cashback_type),
    cashback_amount: share,
    min_purchase: Math.max(0, number(row.min_purchase)),
    max_discount: Math.max(0, number(row.max_discount)),
    same_user_limit: integerOrNull(row.same_user_limit),
    total_used: Math.max(0, integer(row.total_used)),
    start_date: text(row.start_date),
    end_date: text(row.end_date),
    status: flag(row.status, true),
  };
}

/** GET /cashback/list. Offers that are switched off are left out. */
export const normaliseCashbackOffers = (response: unknown): CashbackOffer[] =>
  requireReadable(response, offerRow).filter(({ status }) => status === 1);

/** GET /cashback/getCashback. Backends send nothing, an empty list or zeros where the amount brings nothing. */
export function normaliseCashbackForAmount(response: unknown): CashbackForAmount | null {
  if (isNothing(response)) return null;
  const row = requireObject(response, ["calculated_amount", "cashback_amount"]);
  const brings = number(row.calculated_amount);
  if (brings <= 0) return null;
  return {
    calculated_amount: brings,
    cashback_amount: number(row.cashback_amount),
    cashback_type: typeOf(row.cashback_type),
    min_purchase: Math.max(0, number(row.min_purchase)),
    max_discount: Math.max(0, number(row.max_discount)),
    id: integer(row.id),
  };
}
