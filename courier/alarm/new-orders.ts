/** Which orders this phone has not told its courier of yet. */
import { create } from "zustand";
import type { CourierMe } from "@/contract/calls/couriers";
import { keep } from "../storage/courier-database";

interface NewOrders {
  /** Orders that were shown here; null: none ever was, so that the first ones are no news. */
  readonly known: ReadonlySet<number> | null;
  /** Orders that came by themselves and that nobody has noticed. */
  readonly unheard: ReadonlySet<number>;
}

const none = { known: null, unheard: new Set<number>() };

export const useNewOrders = create<NewOrders>(() => none);

export function restoreKnownOrders(kept: ReadonlyMap<string, unknown>): void {
  const known = kept.get("known-orders");
  if (Array.isArray(known)) useNewOrders.setState({ known: new Set(known as number[]) });
}

export const forgetKnownOrders = (): void => useNewOrders.setState(none);

/** Takes notice of the orders that there are now. One that is expected, because it was accepted here, is no news. */
export function noticeOrders(orders: CourierMe["orders"]): void {
  const { known, unheard } = useNewOrders.getState();
  const ids = orders.map(({ id }) => id);
  const fresh = known === null ? [] : ids.filter((id) => !known.has(id));
  const left = [...unheard].filter((id) => ids.includes(id));
  if (known !== null && fresh.length === 0 && left.length === unheard.size && ids.length === known.size)
    return;
  remember(ids, new Set([...left, ...fresh]));
}

/** An offer that was accepted here brings its order. */
export function expectOrder(id: number): void {
  const { known, unheard } = useNewOrders.getState();
  remember([...(known ?? []), id], unheard);
}

function remember(ids: readonly number[], unheard: ReadonlySet<number>): void {
  useNewOrders.setState({ known: new Set(ids), unheard });
  void keep({ "known-orders": ids }).catch(() => undefined);
}

/** Somebody is at the phone. */
export const hearOrders = (): void => {
  if (useNewOrders.getState().unheard.size > 0) useNewOrders.setState({ unheard: new Set() });
};
