/** How a store that applies pays the shop: a commission of each order, or a package for a time. */
import { Flag, Id, Money, oneOf, type Static, Type } from "../schema";

const closed = { additionalProperties: false } as const;

/** A plan as a form names it. */
export const BusinessPlan = oneOf(["commission", "subscription"]);

/** A package of GET /vendor/package-view. */
export const StorePackage = Type.Object({
  id: Id,
  package_name: Type.String(),
  text: Type.String(),
  price: Money,
  /** Days. */
  validity: Type.Integer(),
  /** A number, or `unlimited`. */
  max_order: Type.String(),
  max_product: Type.String(),
  status: Flag,
});
export type StorePackage = Static<typeof StorePackage>;
export const PackageView = Type.Object({ packages: Type.Array(StorePackage) });
export type PackageView = Static<typeof PackageView>;

const named = {
  /** The number that `auth/vendor/register` answered. */
  store_id: Id,
  /** Answered by `auth/vendor/register`: a number alone could be anybody's. */
  application_key: Type.String({ minLength: 1, maxLength: 100 }),
};
const callback = Type.String({ maxLength: 1000 });
const gateway = Type.String({ minLength: 1, maxLength: 50 });

/**
 * POST /vendor/business_plan. `payment_gateway` is `free_trial`, or a gateway of the config: then the answer says where it is
 * paid, and `callback` is the page of the shop that it leads back to, with `flag`.
 */
export const BusinessPlanRequest = Type.Object(
  {
    ...named,
    business_plan: BusinessPlan,
    package_id: Type.Optional(Id),
    payment_gateway: Type.Optional(gateway),
    callback: Type.Optional(callback),
  },
  closed,
);
export type BusinessPlanRequest = Static<typeof BusinessPlanRequest>;

export const BusinessPlanChosen = Type.Object({
  store_id: Id,
  type: BusinessPlan,
  package_id: Type.Optional(Id),
  message: Type.String(),
  /** Whether the package is paid; one that costs nothing counts as paid. */
  payment_state: Type.Optional(oneOf(["unpaid", "trial", "paid"])),
  /** An address to open. */
  redirect_link: Type.Optional(Type.String()),
});
export type BusinessPlanChosen = Static<typeof BusinessPlanChosen>;

/** POST /vendor/subscription/payment/api: pays the package that was chosen, also after a payment that failed. */
export const PlanPaymentRequest = Type.Object({ ...named, payment_gateway: gateway, callback }, closed);
export type PlanPaymentRequest = Static<typeof PlanPaymentRequest>;

export const PlanPaymentStarted = Type.Object({ redirect_link: Type.String() });
export type PlanPaymentStarted = Static<typeof PlanPaymentStarted>;
