/** Requests of the coupon calls; the lists return arrays of `Coupon`. */
import { Id, type Static, Type } from "../schema";

const closed = { additionalProperties: false } as const;

/** GET /coupon/apply. */
export const CouponApplyQuery = Type.Object(
  { code: Type.String({ minLength: 1, maxLength: 191 }), store_id: Id },
  closed,
);
export type CouponApplyQuery = Static<typeof CouponApplyQuery>;

/** GET /coupon/list and /coupon/list/all. */
export const CouponListQuery = Type.Object(
  { customer_id: Type.Optional(Type.Integer()), store_id: Type.Optional(Id) },
  closed,
);
export type CouponListQuery = Static<typeof CouponListQuery>;
