/** The place, module and language of the current shopper, read from the stores. */
import { useMemo } from "react";
import type { ShopScope } from "@/platform/http/shop-scope";
import { deliveryLocation, useLocationStore } from "./location";
import { selectedModule, useModuleStore } from "./module";
import { preferences } from "./preferences";

export type { ShopScope } from "@/platform/http/shop-scope";

export function shopScope(): ShopScope {
  const { zoneId, position } = deliveryLocation();
  return { zoneId, position, moduleId: selectedModule()?.id ?? null, language: preferences().language };
}

/** The same for components; changes with place and module, the language only with a reload. */
export function useShopScope(): ShopScope {
  const zoneId = useLocationStore((state) => state.zoneId);
  const position = useLocationStore((state) => state.position);
  const moduleId = useModuleStore((state) => state.module?.id ?? null);
  return useMemo(
    () => ({ zoneId, position, moduleId, language: preferences().language }),
    [zoneId, position, moduleId],
  );
}
