/** Requests and responses of the cashback calls. */
import { Day, Flag, Id, Money, nullable, oneOf, type Static, Type } from "../schema";

const CashbackType = oneOf(["percentage", "amount"]);

/** GET /cashback/list: what runs today for the customer. */
export const CashbackOffer = Type.Object({
  id: Id,
  title: Type.String(),
  /** JSON: `["all"]`, or the one customer that it is for. */
  customer_id: Type.String(),
  cashback_type: CashbackType,
  /** Percent or major units, by the type. */
  cashback_amount: Type.Number(),
  min_purchase: Money,
  /** 0 is no cap. */
  max_discount: Money,
  /** How often one customer gets it; null is no limit. */
  same_user_limit: nullable(Type.Integer()),
  total_used: Type.Integer(),
  start_date: Day,
  end_date: Day,
  status: Flag,
});
export type CashbackOffer = Static<typeof CashbackOffer>;

/** GET /cashback/getCashback: what an order of this total without its tip (major units) would bring. */
export const CashbackQuery = Type.Object(
  { amount: Type.Number({ minimum: 0, maximum: 1_000_000_000 }) },
  { additionalProperties: false },
);
export type CashbackQuery = Static<typeof CashbackQuery>;

/** Zeros when it brings nothing. */
export const CashbackForAmount = Type.Object({
  calculated_amount: Money,
  cashback_amount: Type.Number(),
  cashback_type: CashbackType,
  min_purchase: Money,
  max_discount: Money,
  id: Type.Integer(),
});
export type CashbackForAmount = Static<typeof CashbackForAmount>;
