/**
 * The first part of every query key. Only roots named here are ever stored on the device. Keys of public roots go on with
 * the scope (zone, module, language), keys of personal ones with the account: `["orders", accountKey, …]`, so that one
 * account's responses are never found by another and can be removed together.
 */
export const bootRoots = ["config", "landing", "modules"] as const;

export const libraryRoots = [
  "banners",
  "brands",
  "campaigns",
  "categories",
  "common-conditions",
  "coupons-public",
  "flash-sales",
  "item",
  "item-reviews",
  "items",
  "listing",
  "policies",
  "quick-replies",
  "search",
  "sections",
  "store",
  "store-items",
  "store-reviews",
  "stores",
  "zone",
  "zones",
] as const;

export const personalRoots = [
  "addresses",
  "chat",
  "coupons",
  "customer",
  "loyalty-points",
  "notifications",
  "order",
  "orders",
  "suggested-items",
  "visited-stores",
  "wallet",
  "wishlist",
] as const;

/** Never stored: what is asked while typing, live positions, offers for an amount, codes. */
export const unstoredRoots = [
  "cancel-reasons",
  "cashback",
  "cart-server",
  "courier",
  "delivery-quote",
  "order-quote",
  "passkeys",
  "place",
  "refund-reasons",
  "reorder",
  "review-reminder",
  "stores-of-guest",
  "suggestions",
  "unpaid-order",
] as const;

export type BootRoot = (typeof bootRoots)[number];
export type LibraryRoot = (typeof libraryRoots)[number];
export type PersonalRoot = (typeof personalRoots)[number];
export type QueryRoot = BootRoot | LibraryRoot | PersonalRoot | (typeof unstoredRoots)[number];

/** The beginning of all keys of a root, to invalidate its queries wherever they were made. */
export const rootKey = (root: QueryRoot, ...rest: readonly string[]) => [root, ...rest];

const isOf = (roots: readonly string[], key: readonly unknown[]) => roots.includes(String(key[0]));

export const isBootKey = (key: readonly unknown[]): boolean => isOf(bootRoots, key);

/** Whether responses of this key may be stored in the library tier. Personal ones need their account in second place. */
export function isLibraryKey(key: readonly unknown[]): boolean {
  return isOf(libraryRoots, key) || accountOfKey(key) !== null;
}

export const isPersonalKey = (key: readonly unknown[]): boolean => isOf(personalRoots, key);

/** The account a personal key belongs to, or null. */
export function accountOfKey(key: readonly unknown[]): string | null {
  const account = key[1];
  if (!isPersonalKey(key) || typeof account !== "string") return null;
  return /^(customer|guest|local):/.test(account) ? account : null;
}
