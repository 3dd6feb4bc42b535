// @chunk frame
/** How many chat messages the customer has not read, for the menu, the title and the app's icon. */
import { create } from "zustand";

const useStore = create<{ count: number }>(() => ({ count: 0 }));

export const setUnreadMessages = (count: number): void => useStore.setState({ count });
export const unreadMessages = (): number => useStore.getState().count;
export const useUnreadMessages = (): number => useStore((state) => state.count);
/** Returns a function that unsubscribes. */
export const onUnreadMessages = (tell: () => void): (() => void) => useStore.subscribe(tell);
