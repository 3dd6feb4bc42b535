/** Stores with their hours, discounts and add-ons. */
import type { DemoPlace, ShopModule, Text } from "./town";

/** 0 is Sunday. A closing time not after the opening runs over midnight. */
export interface DemoHours {
  day: 0 | 1 | 2 | 3 | 4 | 5 | 6;
  opens: string;
  closes: string;
}

export interface DemoStoreDiscount {
  percent: number;
  minimumPurchase: number;
  /** 0 is no cap. */
  maximumDiscount: number;
  startsInDays: number;
  endsInDays: number;
  startTime: string;
  endTime: string;
}

export interface DemoAddOn {
  /** Unique within its store. */
  key: string;
  name: Text;
  price: number;
}

export interface DemoStore {
  slug: string;
  module: ShopModule;
  name: Text;
  /** The store gets the address of the house found there. */
  place: DemoPlace;
  logo: string;
  cover: string;
  phone: string;
  email: string;
  /** Empty: closed on every day. */
  hours: DemoHours[];
  status: boolean;
  active: boolean;
  minimumOrder: number;
  scheduleOrder: boolean;
  scheduleIntervalMinutes: number | null;
  freeDelivery: boolean;
  delivery: boolean;
  takeAway: boolean;
  reviewsSection: boolean;
  veg: boolean;
  nonVeg: boolean;
  halal: boolean;
  tax: number;
  /** Set: the store delivers orders itself at these charges. */
  selfDelivery: { perKm: number; minimumCharge: number; maximumCharge: number | null } | null;
  minimumMinutes: number;
  maximumMinutes: number;
  featured: boolean;
  prescriptionOrder: boolean;
  cutlery: boolean;
  announcement: Text | null;
  /** 0 is none. */
  packagingCharge: number;
  discount: DemoStoreDiscount | null;
  addOns: DemoAddOn[];
  /** Counts of 5, 4, 3, 2, 1 stars, those without words included. */
  ratings: [number, number, number, number, number];
  orderCount: number;
  joinedDaysAgo: number;
}
