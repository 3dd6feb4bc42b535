import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { adoptServerCart } from "@/stores/cart";
import { useModuleStore } from "@/stores/module";
import { useAccountKey } from "@/stores/session";
import { serverCartQuery } from "./api/get-cart";

/**
 * Reads the server's cart after a start, a sign-in, a sign-out and a change of module, and takes it over unless a change
 * made here is still on its way. Mounted once, by the frame. Nobody without an id has a cart at the server.
 */
export function useCartInStep(): void {
  const account = useAccountKey();
  const module = useModuleStore((state) => state.module);
  const moduleId = module && module.module_type !== "parcel" ? module.id : null;
  const known = !account.startsWith("local:");
  const { data, dataUpdatedAt, refetch } = useQuery({
    ...serverCartQuery(account, moduleId ?? 0),
    enabled: known && moduleId !== null,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same cart read again is a reason, too.
  useEffect(() => {
    if (data && moduleId !== null && !adoptServerCart(moduleId, data.lines, data.askedAt)) void refetch();
  }, [data, dataUpdatedAt, moduleId]);
}
