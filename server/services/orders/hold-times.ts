/** How long an order that is to be paid first holds its stock and coupon, minutes. */
export const holdMinutes = { digital: 30, offline: 24 * 60 } as const;

/** However often it is tried, minutes since the order was placed. */
export const longestHoldMinutes = 120;

/** The shortest hold of an order that takes its stock again, minutes. */
export const shortestHoldMinutes = 10;

/** How long an unpaid order can be taken up again, hours. */
export const takeUpHours = 24;
