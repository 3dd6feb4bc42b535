import { Link } from "react-router-dom";
import { CachedQueryNote, LoadFailure, queryProgress } from "@/features/query-state";
import { useClock } from "@/platform/format";
import { formatDate } from "@/platform/format/date";
import { useTexts } from "@/platform/i18n";
import { paths } from "@/platform/navigation/paths";
import { useQuery } from "@/platform/query";
import { useIsLocationSet } from "@/stores/location";
import { openOverlay } from "@/stores/overlay";
import { useAccountKey } from "@/stores/session";
import { useShopScope } from "@/stores/shop-scope";
import { NothingFoundPicture } from "@/ui/illustrations/lazy-illustrations";
import { Button, ButtonLink } from "@/ui/plain/button";
import { EmptyState } from "@/ui/plain/empty-state";
import { LiveRegion } from "@/ui/plain/live-region";
import { Skeleton } from "@/ui/plain/skeleton";
import { couponsQuery } from "../api/get-coupons";
import { useCopiedCode } from "../use-copied-code";
import { CouponTicket } from "./coupon-ticket";
import styles from "./customer-coupons.module.css";

/** The customer's usable coupons in the chosen module, each with its code to copy and its last day. */
export function CustomerCoupons() {
  const t = useTexts("promotions");
  const shell = useTexts("shell");
  const clock = useClock();
  const account = useAccountKey();
  const scope = useShopScope();
  const located = useIsLocationSet();
  const query = useQuery({
    ...couponsQuery(account, scope),
    enabled: located && account.startsWith("customer:"),
  });
  const { copied, copy } = useCopiedCode();
  const progress = queryProgress(query);
  if (!located) {
    return (
      <EmptyState
        headingLevel={2}
        title={t("coupons.noPlace")}
        text={t("coupons.noPlaceText")}
        illustration={<NothingFoundPicture />}
        action={
          <Button onClick={() => openOverlay({ kind: "location-picker", purpose: "delivery" })}>
            {t("coupons.choosePlace")}
          </Button>
        }
      />
    );
  }
  if (progress === "failed") return <LoadFailure query={query} />;
  if (progress === "loading") {
    return (
      <div className={styles.list} role="status" aria-label={shell("app.loading")}>
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} height="8.5rem" className={styles.skeleton} />
        ))}
      </div>
    );
  }
  const coupons = query.data ?? [];
  if (coupons.length === 0) {
    return (
      <EmptyState
        headingLevel={2}
        title={t("coupons.none")}
        text={t("coupons.noneText")}
        illustration={<NothingFoundPicture />}
        action={
          <ButtonLink as={Link} to={paths.home.href()}>
            {t("coupons.shop")}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <>
      <CachedQueryNote queryKey={couponsQuery(account, scope).queryKey} />
      <p className={styles.text}>{t("coupons.text")}</p>
      <ul className={styles.list}>
        {coupons.map((coupon) => (
          <li key={coupon.id}>
            <CouponTicket
              coupon={coupon}
              copied={copied === coupon.code}
              onCopy={() => copy(coupon.code)}
              until={t("coupons.until", { date: formatDate(coupon.expire_date, clock) })}
            />
            {coupon.store ? (
              <Link
                className={styles.store}
                to={paths.store.href({
                  id: coupon.store.id,
                  slug: "",
                  module_id: coupon.module_id ?? undefined,
                })}
              >
                {t("coupons.toStore", { store: coupon.store.name })}
              </Link>
            ) : null}
          </li>
        ))}
      </ul>
      <LiveRegion>{copied === null ? "" : t("coupons.copied")}</LiveRegion>
    </>
  );
}
