/** The order that somebody chose, by a press on its row or on its notification; null: the one that is worked on. */
import { create } from "zustand";

export const useOpenedOrder = create<{ readonly id: number | null }>(() => ({ id: null }));

export const openOrder = (id: number): void => useOpenedOrder.setState({ id });

/** Opens the order that the address names, as that of a notification does. A link's token is longer than any number. */
export function followAddress(): void {
  const take = () => {
    const [, id] = /^#order=(\d{1,15})$/.exec(location.hash) ?? [];
    if (id === undefined) return;
    openOrder(Number(id));
    history.replaceState(null, "", location.pathname);
  };
  addEventListener("hashchange", take);
  take();
}
