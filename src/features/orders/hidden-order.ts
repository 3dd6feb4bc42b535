// @chunk running-orders
/** The order (its number, or its key in the outbox) whose bar the shopper closed: hidden for the visit of this tab. */
import { create } from "zustand";
import { sessionKeys } from "@/platform/storage/storage-keys";

function read(): string | null {
  try {
    return sessionStorage.getItem(sessionKeys.hiddenOrder);
  } catch {
    return null;
  }
}

const useStore = create<{ hidden: string | null }>(() => ({ hidden: read() }));

export const useIsOrderHidden = (orderId: number | string): boolean =>
  useStore(({ hidden }) => hidden === String(orderId));

export function hideOrder(orderId: number | string): void {
  useStore.setState({ hidden: String(orderId) });
  try {
    sessionStorage.setItem(sessionKeys.hiddenOrder, String(orderId));
  } catch {
    // Then it is hidden until the page is loaded again.
  }
}
