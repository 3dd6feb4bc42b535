/** Requests and responses of wallet and loyalty points. A balance itself comes with the profile. */
import { Day, Flag, Id, Instant, Money, nullable, oneOf, page, type Static, Type } from "../schema";

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
  "cashback_returned",
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
  /** The order's number where the movement belongs to one. */
  reference: nullable(Type.String()),
  created_at: Instant,
  updated_at: Instant,
});
export type WalletMovement = Static<typeof WalletMovement>;
export const WalletPage = page("data", WalletMovement);
export type WalletPage = Static<typeof WalletPage>;

/** GET /customer/wallet/bonuses: what is given today on top of added money. */
export const WalletBonuses = Type.Array(
  Type.Object({
    id: Id,
    title: Type.String(),
    description: Type.String(),
    bonus_type: oneOf(["percentage", "amount"]),
    /** Percent or major units, by the type. */
    bonus_amount: Type.Number(),
    minimum_add_amount: Money,
    /** 0 is no cap. */
    maximum_bonus_amount: Money,
    start_date: Day,
    end_date: Day,
    status: Flag,
  }),
);
export type WalletBonuses = Static<typeof WalletBonuses>;

/** POST /customer/wallet/add-fund. `callback` is the page of the shop that it leads back to, with `flag`. */
export const AddFundRequest = Type.Object(
  {
    /** Major units. */
    amount: Type.Number({ minimum: 0, maximum: 1_000_000_000 }),
    /** Key of a gateway of the config. */
    payment_method: Type.String({ minLength: 1, maxLength: 50 }),
    payment_platform: Type.Optional(Type.String({ maxLength: 20 })),
    callback: Type.String({ maxLength: 1000 }),
  },
  closed,
);
export type AddFundRequest = Static<typeof AddFundRequest>;

/** Where it is paid: an address to open. */
export const AddFundStarted = Type.Object({ redirect_link: Type.String() });
export type AddFundStarted = Static<typeof AddFundStarted>;

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
