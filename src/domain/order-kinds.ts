/** Which kinds of order a store takes. The shop can switch each of them off for all of its stores. */
import type { Config, Store } from "@/contract";

export type OrderKind = "delivery" | "take_away";

type StoreKinds = Pick<Store, "delivery" | "take_away">;
type ShopKinds = Partial<Pick<Config, "home_delivery_status" | "takeaway_status">>;

/** Whether a store takes orders of this kind. A shop that says nothing, and a store that is not known yet, allow both. */
export function takesOrderKind(
  kind: OrderKind,
  store: StoreKinds | undefined,
  shop: ShopKinds | undefined,
): boolean {
  return kind === "delivery"
    ? store?.delivery !== false && shop?.home_delivery_status !== 0
    : store?.take_away !== false && shop?.takeaway_status !== 0;
}

const otherKind = { delivery: "take_away", take_away: "delivery" } as const;

/** The wanted kind, or the other one where the store takes only that; delivery where nothing is wanted yet. */
export function usedOrderKind(wanted: OrderKind | null, store: StoreKinds, shop: ShopKinds): OrderKind {
  const kind = wanted ?? "delivery";
  const other = otherKind[kind];
  return !takesOrderKind(kind, store, shop) && takesOrderKind(other, store, shop) ? other : kind;
}
