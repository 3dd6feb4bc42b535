import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { modulesQuery } from "@/features/modules";
import { isMissing } from "@/platform/http/api-error";
import { type ShopScope, scopeKey } from "@/platform/http/shop-scope";
import { itemQuery } from "./get-item";

/**
 * Looks an item up whose address names no module, in all modules but the scope's; null when none has it. The contract reads
 * an item in one module only, so each is asked.
 */
export const itemOfAnyModuleQuery = (queryClient: QueryClient, scope: ShopScope, idOrSlug: string) =>
  queryOptions({
    queryKey: ["item-of-any-module", scopeKey(scope), idOrSlug],
    queryFn: async () => {
      const { data: modules } = await queryClient.fetchQuery(modulesQuery(scope.zoneId, scope.language));
      const found = modules
        .filter(({ id, module_type }) => id !== scope.moduleId && module_type !== "parcel")
        .map(async ({ id: moduleId }) => {
          try {
            return (await queryClient.fetchQuery(itemQuery({ ...scope, moduleId }, idOrSlug))).data;
          } catch (error) {
            if (isMissing(error)) return null;
            throw error;
          }
        });
      return (await Promise.all(found)).find((item) => item !== null) ?? null;
    },
  });
