import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { modulesOfPlace } from "@/features/modules";
import { type ShopScope, scopeKey } from "@/platform/http/shop-scope";
import { categoriesQuery } from "./get-categories";

/**
 * The other module of the place that has a category missing in the selected one; null when none has. The contract reads the
 * categories of one module only, so each is asked.
 */
export const moduleOfCategoryQuery = (queryClient: QueryClient, scope: ShopScope, idOrSlug: string) =>
  queryOptions({
    queryKey: ["module-of-category", scopeKey(scope), idOrSlug],
    queryFn: async () => {
      const modules = await modulesOfPlace(queryClient, scope.zoneId ?? "[]");
      const others = modules.filter(
        ({ id, module_type }) => id !== scope.moduleId && module_type !== "parcel",
      );
      const found = others.map(async ({ id: moduleId }) => {
        const { data } = await queryClient.fetchQuery(categoriesQuery({ ...scope, moduleId }));
        const all = data.flatMap((category) => [category, ...category.childes]);
        return all.some(({ id, slug }) => String(id) === idOrSlug || slug === idOrSlug) ? moduleId : null;
      });
      return (await Promise.all(found)).find((moduleId) => moduleId !== null) ?? null;
    },
  });
