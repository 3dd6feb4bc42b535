/** What decides which catalogue a call answers: the second part of public query keys. */
import { useMemo } from "react";
import type { ShopScope } from "@/platform/http/shop-scope";
import { deliveryLocation, useLocationStore } from "./location";
import { selectedModule, useModuleStore } from "./module";
import { preferences } from "./preferences";

export type { ShopScope } from "@/platform/http/shop-scope";

export function shopScope(): ShopScope {
  const { zoneId, position } = deliveryLocation();
  return { zoneId, moduleId: selectedModule()?.id ?? null, language: preferences().language, position };
}

/** The scope for query keys; changes with zone and module, the language only with a reload. */
export function useShopScope(): ShopScope {
  const zoneId = useLocationStore((state) => state.zoneId);
  const position = useLocationStore((state) => state.position);
  const moduleId = useModuleStore((state) => state.module?.id ?? null);
  return useMemo(
    () => ({ zoneId, moduleId, language: preferences().language, position }),
    [zoneId, moduleId, position],
  );
}
