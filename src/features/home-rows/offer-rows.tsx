import { advertisementsQuery, CouponBanner, Highlights, useHomeCoupons } from "@/features/promotions";
import { useTexts } from "@/platform/i18n";
import { useQuery } from "@/platform/query";
import { useShopScope } from "@/stores/shop-scope";
import { sizeOf } from "./size-of";
import { TabbedRows } from "./tabbed-rows";

/** One coupon or advertisement is worth its row. */
const minOffers = 1;

/** What stores advertise, and coupons. */
export function OfferRows() {
  const t = useTexts("promotions");
  const advertisements = useQuery(advertisementsQuery(useShopScope()));
  const coupons = useHomeCoupons();
  return (
    <TabbedRows
      minSize={minOffers}
      rows={[
        {
          name: "highlights",
          title: t("highlights.title"),
          size: sizeOf(advertisements, (rows) => rows.length),
          content: <Highlights />,
        },
        {
          name: "coupons",
          title: t("coupons.title"),
          size: sizeOf(coupons, (rows) => rows.length),
          content: <CouponBanner />,
        },
      ]}
    />
  );
}
