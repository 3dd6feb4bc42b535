// @chunk listing
/** Text keys of filters and sorts. */
import type { ListingFilter, ListingSort } from "./listing-address";

export const filterTexts = {
  currently_open: "filter.currentlyOpen",
  top_rated: "filter.topRated",
  discounted: "filter.discounted",
  popular: "filter.popular",
  free_delivery: "filter.freeDelivery",
  coupon: "filter.coupon",
  veg: "filter.veg",
  non_veg: "filter.nonVeg",
} as const satisfies Record<ListingFilter, string>;

export const sortTexts = {
  low: "sort.low",
  high: "sort.high",
  fast_delivery: "sort.fastDelivery",
  nearby: "sort.distance",
} as const satisfies Record<ListingSort, string>;

/** Short names for the closed box, where the word for sorting has to fit as well. */
export const chosenSortTexts = {
  low: "sort.byLow",
  high: "sort.byHigh",
  fast_delivery: "sort.byFast",
  nearby: "sort.byDistance",
} as const satisfies Record<ListingSort, string>;
