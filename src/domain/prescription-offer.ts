import type { Config, Store } from "@/contract";

/** Whether a store takes orders by photos of a prescription: the shop allows it, and the store is marked for it. */
export const takesPrescriptions = (
  store: Pick<Store, "prescription_order"> | undefined,
  config: Pick<Config, "prescription_order_status"> | undefined,
): boolean => store?.prescription_order === true && config?.prescription_order_status === true;
