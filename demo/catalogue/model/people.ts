/** Customers, their orders and couriers. */
import type { OrderStatus } from "@/contract";
import type { DemoPlace, Text, ZoneKey } from "./town";

export interface DemoCourier {
  firstName: Text;
  lastName: Text;
  phone: string;
  email: string;
  picture: string;
  zone: ZoneKey;
  ratings: [number, number, number, number, number];
}

/** Without a label or a note: those are typed in one language, while every reader's page names the type in its own. */
export interface DemoAddress {
  type: "home" | "office" | "other";
  place: DemoPlace;
  floor: string;
}

export interface DemoOrder {
  store: string;
  type: "delivery" | "take_away";
  /** Index into the customer's addresses; ignored for take-away. */
  address: number;
  status: OrderStatus;
  daysAgo: number;
  paymentMethod: string;
  /** Labels of chosen options by group name, or the `type` of a variation; required groups take their first labels otherwise. */
  lines: {
    item: string;
    quantity: number;
    options?: Record<string, string[]>;
    variation?: string;
    addOns?: string[];
  }[];
  couponCode: string | null;
  cancelReason: Text | null;
  courier: number | null;
  /** Reviews the customer left, by item. */
  reviews: { item: string; rating: 1 | 2 | 3 | 4 | 5; comment: string }[];
}

interface DemoMovement<Type> {
  type: Type;
  credit?: number;
  debit?: number;
  reference?: string;
  daysAgo: number;
}

export interface DemoCustomer {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  password: string;
  picture: string;
  /** Oldest first; minor units. The balance is their sum. */
  walletMovements: DemoMovement<"add_fund_by_admin" | "referrer" | "CashBack" | "loyalty_point">[];
  /** Oldest first; points. */
  loyaltyMovements: DemoMovement<"add_points_by_admin" | "point_to_wallet">[];
  referralCode: string;
  memberForDays: number;
  addresses: DemoAddress[];
  orders: DemoOrder[];
  wishedItems: string[];
  wishedStores: string[];
}
