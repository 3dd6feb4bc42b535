/** Which order's card is open: part of the address, so that the back button closes it. */
import { create } from "zustand";

const orderInAddress = (): number | null => {
  const [, id] = /^#order=(\d+)$/.exec(location.hash) ?? [];
  return id === undefined ? null : Number(id);
};

export const useOpenedOrder = create<{ readonly id: number | null }>(() => ({ id: orderInAddress() }));

const follow = () => useOpenedOrder.setState({ id: orderInAddress() });
addEventListener("popstate", follow);
addEventListener("hashchange", follow);

/** Whether closing leads back to an entry of the history that is the list. */
let isOverList = false;

export function openOrder(id: number): void {
  const address = `#order=${id}`;
  if (useOpenedOrder.getState().id === null) {
    history.pushState(null, "", address);
    isOverList = true;
  } else history.replaceState(null, "", address);
  follow();
}

export function closeOrder(): void {
  if (isOverList) history.back();
  else {
    history.replaceState(null, "", location.pathname);
    follow();
  }
  isOverList = false;
}
