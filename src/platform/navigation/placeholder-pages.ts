import type { AccountPage, paths } from "./paths";

/** Pages that say 'Coming here soon'. No link leads to one; a page that leaves this list has its links again. */
const placeholderPages: readonly (keyof typeof paths | AccountPage)[] = [
  "interest",
  "parcelDelivery",
  "storeRegistration",
  "courierRegistration",
  "chatting",
  "rateAndReview",
  "wallet",
  "coupons",
  "loyalty-points",
  "referral-code",
  "inbox",
];

/** Whether a page has its content, so that something may lead to it. */
export const isBuilt = (page: keyof typeof paths | AccountPage): boolean => !placeholderPages.includes(page);
