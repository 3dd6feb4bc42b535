/** The order that a chat was opened from, in the chat's address. */

/** Letters of a store's name that are shown: an address can hold any text. */
const maxNameLength = 100;

export interface ChatOrder {
  readonly id: number;
  /** Empty when the link did not say. */
  readonly store: string;
}

export const orderInAddress = (order: ChatOrder | undefined) => ({
  order_id: order?.id,
  order_store: order?.store.slice(0, maxNameLength),
});

/** The order that an address names; null when there is none. */
export function orderOfAddress(query: URLSearchParams): ChatOrder | null {
  const id = query.get("order_id") ?? "";
  if (!/^[1-9]\d{0,9}$/.test(id)) return null;
  return { id: Number(id), store: (query.get("order_store") ?? "").trim().slice(0, maxNameLength) };
}
