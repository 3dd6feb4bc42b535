import { useEffect } from "react";
import { create } from "zustand";

/** Whether the open checkout has nothing to order with: it could not be loaded, or asks for a sign-in. */
export const useIsCheckoutStuck = create<boolean>(() => false);

/** Says so for as long as `stuck` holds: the frame then gives a phone its tabs back. */
export function useStuckCheckout(stuck: boolean): void {
  useEffect(() => {
    if (!stuck) return;
    useIsCheckoutStuck.setState(true, true);
    return () => useIsCheckoutStuck.setState(false, true);
  }, [stuck]);
}
