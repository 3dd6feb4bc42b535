import type { ModuleType } from "@/contract";
import {
  BestStores,
  FeaturedStores,
  featuredStores,
  featuredStoresQuery,
  maxStoresOnHome,
  OpenNow,
  StoreSection,
  StoreSectionSkeleton,
  storeListQuery,
  useOpenStores,
} from "@/features/stores";
import { useTexts } from "@/platform/i18n";
import { useQuery } from "@/platform/query";
import { useShopScope } from "@/stores/shop-scope";
import { sizeOf } from "./size-of";
import { TabbedRows } from "./tabbed-rows";
import { useSeen } from "./use-seen";

/** Every row of stores in the place of one: a store stands here once, however many lists it is in. */
export function StoreRows({ moduleType }: { readonly moduleType: ModuleType }) {
  const t = useTexts("catalogue");
  const scope = useShopScope();
  const [seen, ref] = useSeen();
  const open = useOpenStores();
  const list = (name: "popular" | "top-offer" | "latest") => ({
    ...storeListQuery(scope, name, maxStoresOnHome),
    enabled: seen && scope.zoneId !== null && scope.moduleId !== null,
  });
  const best = useQuery(list("popular"));
  const offers = useQuery(list("top-offer"));
  const latest = useQuery(list("latest"));
  const featured = useQuery({ ...featuredStoresQuery(scope), enabled: seen && scope.zoneId !== null });
  return (
    <TabbedRows
      ref={ref}
      rows={[
        {
          name: "open-now",
          title: t("home.openNow"),
          size: sizeOf(open, (stores) => stores.length),
          content: <OpenNow />,
        },
        {
          name: "best",
          title: t("home.bestStores"),
          size: sizeOf(best, ({ rows }) => rows.length),
          content: <BestStores />,
        },
        {
          name: "top-offer",
          title: t("home.topOffers"),
          size: sizeOf(offers, ({ rows }) => rows.length),
          content: <StoreSection name="top-offer" />,
        },
        {
          name: "latest",
          title: t("home.newStores"),
          size: sizeOf(latest, ({ rows }) => rows.length),
          content: <StoreSection name="latest" />,
        },
        {
          name: "featured",
          title: t(moduleType === "food" ? "home.featuredRestaurants" : "home.featuredStores"),
          size: sizeOf(featured, ({ rows }) => featuredStores(rows).length),
          content: <FeaturedStores moduleType={moduleType} />,
        },
      ]}
    />
  );
}

/** The first row before it is near the screen. */
export function StoreRowsSkeleton() {
  const t = useTexts("catalogue");
  return <StoreSectionSkeleton title={t("home.openNow")} />;
}
