import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { Coupon } from "@/contract";
import { useCarouselLabels } from "@/features/carousel-labels";
import { publicCouponsQuery, useCouponText } from "@/features/checkout";
import { QuerySection } from "@/features/query-state";
import { useTexts } from "@/platform/i18n";
import { copyText } from "@/platform/share";
import { useShopScope } from "@/stores/shop-scope";
import { CheckIcon } from "@/ui/icons/check";
import { CopyIcon } from "@/ui/icons/copy";
import { Carousel } from "@/ui/window/carousel/carousel";
import { LiveRegion } from "@/ui/window/live-region";
import { Section } from "@/ui/window/section";
import { Skeleton } from "@/ui/window/skeleton";
import styles from "./coupon-banner.module.css";

/** How long 'copied' is shown, by the specification, ms. */
export const copiedForMs = 1_000;

/** Coupons that anybody may use, as tickets; pressing one copies its code. */
export function CouponBanner() {
  const t = useTexts("promotions");
  const text = useTexts("catalogue");
  const carouselLabels = useCarouselLabels();
  const query = useQuery(publicCouponsQuery(useShopScope()));
  const [copied, setCopied] = useState<string | null>(null);
  useEffect(() => {
    if (copied === null) return;
    const timer = setTimeout(() => setCopied(null), copiedForMs);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = (code: string) => {
    // A failure is only logged, by the specification: the code can still be read.
    void copyText(code).then((done) => {
      if (done) setCopied(code);
    });
  };
  return (
    <QuerySection
      title={t("coupons.title")}
      subtitle={t("coupons.text")}
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

function CouponTicket({
  coupon,
  copied,
  onCopy,
}: {
  readonly coupon: Coupon;
  readonly copied: boolean;
  readonly onCopy: () => void;
}) {
  const t = useTexts("promotions");
  const { code, title } = coupon;
  const { worth, conditions } = useCouponText()(coupon);
  return (
    <article className={styles.ticket}>
      <div className={styles.words}>
        <h3 className={styles.worth}>{worth}</h3>
        {title ? <p className={styles.title}>{title}</p> : null}
        <p className={styles.from}>{conditions.length > 0 ? conditions.join(" · ") : t("coupons.any")}</p>
      </div>
      <button type="button" className={styles.code} aria-label={t("coupons.copy", { code })} onClick={onCopy}>
        <span className={styles.letters} dir="ltr">
          {code}
        </span>
        <span className={styles.action}>
          {copied ? <CheckIcon size={16} /> : <CopyIcon size={16} />}
          {copied ? t("coupons.copied") : t("coupons.copyShort")}
        </span>
      </button>
    </article>
  );
}

function CouponSkeletons() {
  return (
    <div className={styles.strip} aria-hidden="true">
      {[0, 1, 2, 3].map((index) => (
        <Skeleton key={index} height="8.5rem" className={styles.skeleton} />
      ))}
    </div>
  );
}

export function CouponBannerSkeleton() {
  const t = useTexts("promotions");
  return (
    <Section title={t("coupons.title")} subtitle={t("coupons.text")}>
      <CouponSkeletons />
    </Section>
  );
}
