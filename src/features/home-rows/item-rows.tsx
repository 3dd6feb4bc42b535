import { memo } from "react";
import type { ModuleType } from "@/contract";
import { BasicMedicine, conditionsQuery } from "@/features/conditions";
import { FlashSalePanel, FlashSaleSkeleton, flashSaleQuery, shownOnSale } from "@/features/flash-sales";
import { campaignItemsQuery, homeItemsQuery, ItemCarouselSkeleton, ItemSection } from "@/features/items";
import {
  BestReviewed,
  bestReviewedQuery,
  CampaignItems,
  NewArrivals,
  newArrivalsQuery,
  PopularItems,
  popularItemsQuery,
} from "@/features/promotions";
import { queryProgress } from "@/features/query-state";
import { serverNow } from "@/platform/connectivity";
import { useTexts } from "@/platform/i18n";
import { useQuery } from "@/platform/query";
import { useShopScope } from "@/stores/shop-scope";
import { classNames } from "@/ui/class-names";
import { Section } from "@/ui/plain/section";
import styles from "./item-rows.module.css";
import { sizeOf } from "./size-of";
import { minCards, type TabbedRow, TabbedRows } from "./tabbed-rows";
import { useSeen } from "./use-seen";

type ShopModule = Exclude<ModuleType, "parcel">;
type ItemRow = "popular" | "offers" | "reviewed" | "recommended" | "campaigns" | "arrivals" | "conditions";

/** The rows of each home, the first of them open. */
const orders: Readonly<Record<ShopModule, readonly [ItemRow, ...ItemRow[]]>> = {
  food: ["popular", "offers", "reviewed", "campaigns", "recommended"],
  grocery: ["popular", "offers", "reviewed", "recommended", "arrivals", "campaigns"],
  pharmacy: ["conditions", "popular", "offers", "reviewed", "recommended", "arrivals", "campaigns"],
  ecommerce: ["arrivals", "reviewed", "popular", "campaigns", "offers", "recommended"],
};

/** Every row of items in the place of one, and the flash sale beside it. */
export function ItemRows({ moduleType }: { readonly moduleType: ShopModule }) {
  const sale = useQuery(flashSaleQuery(useShopScope()));
  const none = queryProgress(sale) === "ready" && shownOnSale(sale.data ?? null, serverNow()).length === 0;
  return (
    <div className={classNames(styles.pair, none && styles.alone)}>
      <Rows moduleType={moduleType} />
      <FlashSalePanel />
    </div>
  );
}

/** Memoised: the sale's response must not render its cards again. */
const Rows = memo(function Rows({ moduleType }: { readonly moduleType: ShopModule }) {
  const t = useTexts("catalogue");
  const promotions = useTexts("promotions");
  const scope = useShopScope();
  const [seen, ref] = useSeen();
  const names = orders[moduleType];
  const placed = scope.zoneId !== null && scope.moduleId !== null;
  /** The first row's list is asked for at once, the others when somebody has come here. */
  const enabled = (name: ItemRow) => ({
    enabled: placed && names.includes(name) && (seen || name === names[0]),
  });
  const popular = useQuery({ ...popularItemsQuery(scope), ...enabled("popular") });
  const offers = useQuery({ ...homeItemsQuery(scope, "offers"), ...enabled("offers") });
  const reviewed = useQuery({ ...bestReviewedQuery(scope), ...enabled("reviewed") });
  const recommended = useQuery({ ...homeItemsQuery(scope, "recommended"), ...enabled("recommended") });
  const campaigns = useQuery({ ...campaignItemsQuery(scope), ...enabled("campaigns") });
  const arrivals = useQuery({ ...newArrivalsQuery(scope), ...enabled("arrivals") });
  const conditions = useQuery({ ...conditionsQuery(scope), ...enabled("conditions") });
  const rows: Record<ItemRow, Omit<TabbedRow, "name">> = {
    popular: {
      title: t("home.popularItems"),
      size: sizeOf(popular, (page) => page.rows.length),
      content: <PopularItems />,
    },
    offers: {
      title: t("home.specialOffers"),
      size: sizeOf(offers, (page) => page.rows.length),
      content: <ItemSection name="offers" />,
    },
    reviewed: {
      title: t("home.bestReviewed"),
      size: sizeOf(reviewed, (page) => page.rows.length),
      content: <BestReviewed />,
    },
    recommended: {
      title: t("home.recommended"),
      size: sizeOf(recommended, (page) => page.rows.length),
      content: <ItemSection name="recommended" />,
    },
    campaigns: {
      title: promotions("justForYou.title"),
      size: sizeOf(campaigns, (items) => items.length),
      content: <CampaignItems />,
    },
    arrivals: {
      title: promotions("arrivals.title"),
      size: sizeOf(arrivals, (page) => page.rows.length),
      content: <NewArrivals moduleType={moduleType} />,
    },
    conditions: {
      title: promotions("conditions.title"),
      // Each is a row of its own, whose items are not known yet.
      size: sizeOf(conditions, (all) => (all.length === 0 ? 0 : minCards)),
      content: <BasicMedicine />,
    },
  };
  return <TabbedRows ref={ref} rows={names.map((name) => ({ name, ...rows[name] }))} />;
});

/** The first row, and the sale, before they are near the screen. */
export function ItemRowsSkeleton({ moduleType }: { readonly moduleType: ShopModule }) {
  const t = useTexts("catalogue");
  const promotions = useTexts("promotions");
  const title =
    moduleType === "ecommerce"
      ? promotions("arrivals.title")
      : moduleType === "pharmacy"
        ? promotions("conditions.title")
        : t("home.popularItems");
  return (
    <div className={styles.pair}>
      <Section title={title}>
        <ItemCarouselSkeleton layout="compact" rows={3} />
      </Section>
      <FlashSaleSkeleton />
    </div>
  );
}
