// @chunk coupons

import type { Coupon } from "@/contract";
import { useTexts } from "@/platform/i18n";
import { CheckIcon } from "@/ui/icons/check";
import { CopyIcon } from "@/ui/icons/copy";
import { useCouponText } from "../coupon-text";
import styles from "./coupon-ticket.module.css";

/** A coupon with its worth and conditions; pressing its stub copies the code. */
export function CouponTicket({
  coupon,
  copied,
  onCopy,
  until,
}: {
  readonly coupon: Coupon;
  readonly copied: boolean;
  readonly onCopy: () => void;
  /** The day up to which it may be used, in words. */
  readonly until?: string;
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
        {until ? <p className={styles.until}>{until}</p> : null}
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
