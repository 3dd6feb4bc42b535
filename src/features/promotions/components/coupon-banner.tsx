import { isForGuests } from "@/domain/coupon";
import { useCarouselLabels } from "@/features/carousel-labels";
import { CouponTicket, couponsQuery, publicCouponsQuery, useCopiedCode } from "@/features/coupons";
import { QuerySection } from "@/features/query-state";
import { useTexts } from "@/platform/i18n";
import { dataOf, useQuery } from "@/platform/query";
import { useAccountKey, useIsSignedIn } from "@/stores/session";
import { useShopScope } from "@/stores/shop-scope";
import { Carousel } from "@/ui/plain/carousel/carousel";
import { LiveRegion } from "@/ui/plain/live-region";
import { Skeleton } from "@/ui/plain/skeleton";
import styles from "./coupon-banner.module.css";

/** Coupons that this person may use. */
export function useHomeCoupons() {
  const scope = useShopScope();
  const signedIn = useIsSignedIn();
  const own = useQuery(couponsQuery(useAccountKey(), scope));
  // A backend may list for everybody what is counted by person, which a guest could only copy.
  const everybodys = useQuery({
    ...publicCouponsQuery(scope),
    enabled: !signedIn,
    select: (answer) => dataOf(answer).filter(isForGuests),
  });
  return signedIn ? own : everybodys;
}

/** Coupons that this person may use, as tickets; pressing one copies its code. */
export function CouponBanner() {
  const t = useTexts("promotions");
  const text = useTexts("catalogue");
  const subtitle = useCouponsSubtitle();
  const carouselLabels = useCarouselLabels();
  const query = useHomeCoupons();
  const { copied, copy } = useCopiedCode();
  return (
    <QuerySection
      title={t("coupons.title")}
      subtitle={subtitle}
      query={query}
      isEmpty={(coupons) => coupons.length === 0}
      skeleton={<CouponSkeletons />}
    >
      {(coupons) => (
        <div className={styles.widths}>
          <Carousel
            label={text("carousel.of", { title: t("coupons.title") })}
            labels={carouselLabels}
            slideWidth="var(--coupon)"
            bleed
          >
            {coupons.map((coupon) => (
              <CouponTicket
                key={coupon.id}
                coupon={coupon}
                copied={copied === coupon.code}
                onCopy={() => copy(coupon.code)}
              />
            ))}
          </Carousel>
          <LiveRegion>{copied === null ? "" : t("coupons.copied")}</LiveRegion>
        </div>
      )}
    </QuerySection>
  );
}

/** The server takes coupons from customers only: a guest is told before they copy a code. */
function useCouponsSubtitle(): string {
  const t = useTexts("promotions");
  return t(useIsSignedIn() ? "coupons.text" : "coupons.textGuest");
}

function CouponSkeletons() {
  return (
    <div className={styles.strip} aria-hidden="true">
      {[0, 1, 2, 3].map((index) => (
        <Skeleton key={index} height="var(--coupon-height)" className={styles.skeleton} />
      ))}
    </div>
  );
}
