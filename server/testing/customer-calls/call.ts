import type { SmallShop } from "../small-shop";

type Method = "GET" | "POST" | "PUT" | "DELETE";

/** Ids for the fields. */
interface Target {
  shop: SmallShop;
  /** A guest's id. */
  guest: number;
}

/** A call of a customer with valid fields. */
export interface CustomerCall {
  method: Method;
  path: string;
  /** Valid fields: in the query of GET and DELETE, in the body otherwise. */
  fields: (at: Target) => Record<string, unknown>;
  as?: "guest" | "customer";
}
