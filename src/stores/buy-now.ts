// @chunk outbox
/**
 * Items ordered by themselves, beside the cart: the item of "Buy Now" and that of a campaign. One of each, on this device only,
 * for a week at most; gone with its order or a sign-out. What a guest chose comes along when they sign in.
 */
import { create } from "zustand";
import type { OrderRow } from "@/platform/outbox";
import { onStorageChange, safeStorage } from "@/platform/storage/safe-storage";
import { storageKeys } from "@/platform/storage/storage-keys";
import type { CartLineInput, StoredCartLine } from "./cart";
import { newCartLine } from "./cart/lines";
import { isCartLine } from "./cart/stored-cart-guard";
import { draftOwner } from "./checkout-draft";
import type { SelectedModule } from "./module";
import { useAccountKey } from "./session";

/** Also the name of its checkout in the address. */
export type BuyNowPage = Exclude<NonNullable<OrderRow["payload"]["buyNow"]>, "prescription">;

export interface BuyNowItem {
  line: StoredCartLine;
  /** Its checkout is opened with this; null where the module is not known. */
  module: SelectedModule | null;
  /** Key of the order that was pressed with it and is on its way, or null. */
  orderKey: string | null;
}

interface StoredItem extends BuyNowItem {
  owner: string;
  /** Epoch ms. */
  at: number;
}

type Items = Partial<Record<BuyNowPage, StoredItem>>;

/** Older choices are ignored, ms. */
const maxAgeMs = 7 * 86_400_000;
const pages: readonly BuyNowPage[] = ["buy_now", "campaign"];

const useStore = create<Items>(read);

/** The chosen item, or null. */
export function useBuyNowItem(page: BuyNowPage): BuyNowItem | null {
  // Signing in or out may change which one is seen.
  useAccountKey();
  return visible(useStore((items) => items[page]));
}

/** Whether the current shopper has chosen an item of this kind. */
export const buyNowItem = (page: BuyNowPage): BuyNowItem | null => visible(useStore.getState()[page]);

/** Takes the place of what was chosen before; the cart stays as it is. */
export function chooseBuyNowItem(
  page: BuyNowPage,
  input: CartLineInput,
  module: SelectedModule | null,
): void {
  const line = newCartLine(input);
  change((items) => ({
    ...items,
    [page]: { line, module, orderKey: null, owner: draftOwner(), at: Date.now() },
  }));
}

/**
 * The item is part of this order from now on: it cannot be ordered a second time while the order is on its way. False where another
 * tab has ordered it, of which this one may not have heard.
 */
export function holdBuyNowItem(page: BuyNowPage, orderKey: string): boolean {
  let isFree = false;
  change((items) => {
    const item = items[page];
    isFree = item !== undefined && item.orderKey === null;
    return isFree ? { ...items, [page]: { ...item, orderKey } } : items;
  });
  return isFree;
}

/** The order is placed: its item is no longer to be ordered. */
export function removeBuyNowItem(orderKey: string): void {
  change((items) =>
    Object.fromEntries(Object.entries(items).filter(([, item]) => item.orderKey !== orderKey)),
  );
}

/** Items of orders that are neither on their way nor shown any more can be ordered again. */
export function releaseBuyNowItems(isKept: (orderKey: string) => boolean): void {
  change((items) =>
    Object.fromEntries(
      Object.entries(items).map(([page, item]) => [
        page,
        item.orderKey === null || isKept(item.orderKey) ? item : { ...item, orderKey: null },
      ]),
    ),
  );
}

/** Forgets what was chosen, with whoever signs out. */
export const forgetBuyNowItems = (): void => change(() => ({}));

/** Applies changes by other tabs. Returns a function that unsubscribes. */
export const followBuyNowItems = (): (() => void) =>
  onStorageChange([storageKeys.buyNow], () => useStore.setState(read(), true));

/** Starts from what is stored, because another tab's change may not have been heard of yet. */
function change(changed: (items: Items) => Items): void {
  const before = read();
  const items = changed(before);
  const text = JSON.stringify(items);
  if (text === JSON.stringify(before)) {
    useStore.setState(before, true);
    return;
  }
  safeStorage.setItem(storageKeys.buyNow, text);
  useStore.setState(items, true);
}

function visible(item: StoredItem | undefined): BuyNowItem | null {
  return item && (item.owner === draftOwner() || item.owner === "guest") ? item : null;
}

/** Stored records are unvalidated input: a broken one is none. */
function read(): Items {
  try {
    const stored: unknown = JSON.parse(safeStorage.getItem(storageKeys.buyNow) ?? "null");
    if (typeof stored !== "object" || stored === null) return {};
    const items = stored as Record<string, unknown>;
    return Object.fromEntries(pages.filter((page) => isItem(items[page])).map((page) => [page, items[page]]));
  } catch {
    return {};
  }
}

function isItem(value: unknown): value is StoredItem {
  if (typeof value !== "object" || value === null) return false;
  const item = value as Partial<StoredItem>;
  return (
    typeof item.owner === "string" &&
    typeof item.at === "number" &&
    Date.now() - item.at < maxAgeMs &&
    (item.orderKey === null || typeof item.orderKey === "string") &&
    (item.module === null || typeof item.module?.id === "number") &&
    isCartLine(item.line) &&
    Number.isSafeInteger(item.line.storeId) &&
    Number.isSafeInteger(item.line.item.module_id) &&
    typeof item.line.item.name === "string"
  );
}
