import { queryOptions } from "@tanstack/react-query";
import type { BusinessPlanRequest, PlanPaymentRequest } from "@/contract/calls/store-plans";
import { get, post } from "@/platform/http/client";
import {
  fields,
  identifier,
  integer,
  number,
  requireEntity,
  requireObject,
  requireReadable,
  text,
  textOrNull,
  word,
} from "@/platform/http/normalise/readers";
import { currentLanguage } from "@/platform/i18n";
import { cacheWindows, dataOf, staleTimeFor } from "@/platform/query";

/** A package as the page shows it. */
export interface PlanPackage {
  id: number;
  name: string;
  text: string;
  /** Major units. */
  price: number;
  days: number;
  /** Null is no limit. */
  orders: number | null;
  items: number | null;
}

/** A limit may be a number, its text, or any other word for none. */
const limitOf = (value: unknown): number | null => {
  const limit = integer(value);
  return limit > 0 ? limit : null;
};

/** Bare lists and lists below a name are both known. */
const normalisePackages = (response: unknown): PlanPackage[] => {
  const list = Array.isArray(response) ? response : requireObject(response, ["packages"]).packages;
  return requireReadable(list, (row) => {
    const id = identifier(row.id);
    const name = textOrNull(row.package_name);
    const days = integer(row.validity);
    if (id === null || name === null || days < 1) return null;
    return {
      id,
      name,
      text: text(row.text),
      price: Math.max(0, number(row.price)),
      days,
      orders: limitOf(row.max_order),
      items: limitOf(row.max_product),
    };
  });
};

/** Packages that stores may pay for instead of a commission. */
export const packagesQuery = () =>
  queryOptions({
    queryKey: ["store-packages", currentLanguage()],
    queryFn: ({ signal }) =>
      get({ path: "/vendor/package-view", authenticated: false, signal, normalise: normalisePackages }),
    staleTime: staleTimeFor(cacheWindows.otherLists),
    select: dataOf,
  });

/** The outcome of choosing a plan. */
export interface ChosenPlan {
  /** `none` of a commission; `unsaid` of a package where the shop does not say. */
  state: "unpaid" | "trial" | "paid" | "none" | "unsaid";
  /** Where it is paid; null where nothing is to be paid. */
  payAt: string | null;
}

/** Only an address of the web is opened. */
const linkOf = (value: unknown): string | null => {
  const link = textOrNull(value);
  return link !== null && /^https?:\/\//.test(link) ? link : null;
};

const normaliseChosen = (response: unknown): ChosenPlan => {
  const row = requireObject(response, ["message", "type", "store_id", "redirect_link"]);
  return {
    state: word(
      row.payment_state,
      ["unpaid", "trial", "paid", "none", "unsaid"],
      row.type === "commission" ? "none" : "unsaid",
    ),
    payAt: linkOf(row.redirect_link),
  };
};

/** Chooses how a store that has applied pays, or asks what became of the plan that it has. */
export const choosePlan = async (request: BusinessPlanRequest): Promise<ChosenPlan> => {
  const { data } = await post({
    path: "/vendor/business_plan",
    authenticated: false,
    body: { ...request },
    normalise: normaliseChosen,
  });
  return data;
};

/** Pays the package that was chosen. Returns the address at which it is paid; it leads back to `callback`. */
export const payPlan = async (request: PlanPaymentRequest): Promise<string> => {
  const { data } = await post({
    path: "/vendor/subscription/payment/api",
    authenticated: false,
    body: { ...request },
    normalise: (response) => requireEntity(linkOf(fields(response)?.redirect_link)),
  });
  return data;
};
