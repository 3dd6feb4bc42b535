/** Requests and responses of wallet and loyalty points. A balance itself comes with the profile. */
import { Id, Instant, Money, nullable, oneOf, page, type Static, Type } from "../schema";

const closed = { additionalProperties: false } as const;
const requiredPage = {
  limit: Type.Integer({ minimum: 1, maximum: 100 }),
  /** The number of the page, from 1. */
  offset: Type.Integer({ minimum: 1, maximum: 100_000 }),
};

/** Why a wallet moved. `partial_payment` is the first part of an order whose rest is paid in another way. */
export const WalletMovementType = oneOf([
  "order_place",
  "order_refund",
  "partial_payment",
  "loyalty_point",
  "referrer",
  "CashBack",
  "add_fund",
  "add_fund_by_admin",
]);
export type WalletMovementType = Static<typeof WalletMovementType>;

/** Kinds of movements that the list can be narrowed to. */
export const walletFilters = ["order", "loyalty_point", "add_fund", "referrer", "CashBack"] as const;
export type WalletFilter = (typeof walletFilters)[number];

/** GET /customer/wallet/transactions, newest first; without a type, or with `all`, every movement. */
export const WalletQuery = Type.Object(
  { ...requiredPage, type: Type.Optional(oneOf(["all", ...walletFilters])) },
  closed,
);
export type WalletQuery = Static<typeof WalletQuery>;

export const WalletMovement = Type.Object({
  id: Type.Integer(),
  user_id: Id,
  transaction_id: Type.String(),
  credit: Money,
  debit: Money,
  admin_bonus: Money,
  /** After this movement. */
  balance: Money,
  transaction_type: Type.String(),
  /** Of an order: its number. */
  reference: nullable(Type.String()),
  created_at: Instant,
  updated_at: Instant,
});
export type WalletMovement = Static<typeof WalletMovement>;
export const WalletPage = page("data", WalletMovement);
export type WalletPage = Static<typeof WalletPage>;

/** GET /customer/loyalty-point/transactions, newest first. */
export const LoyaltyQuery = Type.Object(requiredPage, closed);
export type LoyaltyQuery = Static<typeof LoyaltyQuery>;

export const LoyaltyMovement = Type.Object({
  id: Type.Integer(),
  user_id: Id,
  transaction_id: Type.String(),
  /** Points. */
  credit: Type.Integer(),
  debit: Type.Integer(),
  balance: Type.Integer(),
  transaction_type: Type.String(),
  reference: nullable(Type.String()),
  created_at: Instant,
});
export type LoyaltyMovement = Static<typeof LoyaltyMovement>;
export const LoyaltyPage = page("data", LoyaltyMovement);
export type LoyaltyPage = Static<typeof LoyaltyPage>;

/** POST /customer/loyalty-point/point-transfer: points become money in the wallet, by the rate of the config. */
export const PointTransferRequest = Type.Object(
  { point: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) },
  closed,
);
export type PointTransferRequest = Static<typeof PointTransferRequest>;
