/** How long an order that is to be paid first holds its stock and coupon, minutes. */
export const holdMinutes = { digital: 30, offline: 24 * 60 } as const;
