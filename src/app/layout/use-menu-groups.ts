import { categoriesQuery } from "@/features/categories";
import { storeListQuery } from "@/features/stores";
import { useTexts } from "@/platform/i18n";
import { paths } from "@/platform/navigation/paths";
import { useQuery } from "@/platform/query";
import { useModuleType } from "@/stores/module";
import { useShopScope } from "@/stores/shop-scope";

/** A group shows its first ten and a way to all, by the specification. */
export const groupSize = 10;

export type MenuGroupName = "categories" | "latest" | "popular";

export interface MenuEntryLink {
  id: number;
  name: string;
  picture: string | null;
  to: string;
}

/** A group of the menus (there are three): its title, the address of all its entries, and the first of them once loaded. */
export function useMenuGroup(
  name: MenuGroupName,
  wanted: boolean,
): { title: string; all: string; entries: MenuEntryLink[] | undefined } {
  const t = useTexts("shell");
  const scope = useShopScope();
  const food = useModuleType() === "food";
  const reachable = scope.zoneId !== null && scope.moduleId !== null;
  const categories = useQuery({
    ...categoriesQuery(scope),
    enabled: reachable && wanted && name === "categories",
  });
  const stores = useQuery({
    ...storeListQuery(scope, name === "popular" ? "popular" : "latest", groupSize),
    enabled: reachable && wanted && name !== "categories",
  });
  if (name === "categories") {
    return {
      title: t("nav.categories"),
      all: paths.categories.href(),
      entries: categories.data?.slice(0, groupSize).map((category) => ({
        id: category.id,
        name: category.name,
        picture: category.image_full_url,
        to: paths.category.href(category),
      })),
    };
  }
  const latest = name === "latest";
  return {
    title: latest
      ? t(food ? "nav.latestRestaurants" : "nav.latestStores")
      : t(food ? "nav.popularRestaurants" : "nav.popularStores"),
    all: latest ? paths.latestStores.href() : paths.popularStores.href(),
    entries: stores.data?.rows.slice(0, groupSize).map((store) => ({
      id: store.id,
      name: store.name,
      picture: store.logo_full_url,
      to: paths.store.href(store),
    })),
  };
}
