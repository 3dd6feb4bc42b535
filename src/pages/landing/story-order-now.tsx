import type { Landing } from "@/contract";
import { useTexts } from "@/platform/i18n";
import { paths } from "@/platform/navigation/paths";
import { goTo } from "@/stores/navigation";
import { openOverlay } from "@/stores/overlay";
import { Button } from "@/ui/button";
import { ChevronEndIcon } from "@/ui/icons/chevron-end";
import { Picture } from "@/ui/picture";
import styles from "./story.module.css";

/** The operator's banner with the one thing to do. */
export function OrderNow({
  landing,
  located,
}: {
  readonly landing: Landing | undefined;
  readonly located: boolean;
}) {
  const t = useTexts("frame");
  const start = () => {
    if (located) goTo(paths.home.href());
    else openOverlay({ kind: "location-picker", purpose: "delivery" });
  };
  return (
    <section className={styles.order} aria-labelledby="landing-order">
      <div className={styles.orderWords}>
        {landing?.header_icon_full_url ? (
          <Picture src={landing.header_icon_full_url} alt="" widest={64} className={styles.orderIcon} />
        ) : null}
        <h2 id="landing-order" className={styles.title}>
          {t("landing.orderNowTitle")}
        </h2>
        {landing?.header_sub_title ? <p className={styles.orderText}>{landing.header_sub_title}</p> : null}
        <div>
          <Button variant="highlight" size="lg" onClick={start} endIcon={<ChevronEndIcon size={18} />}>
            {t("landing.orderNow")}
          </Button>
        </div>
      </div>
      {landing?.header_banner_full_url ? (
        <Picture
          src={landing.header_banner_full_url}
          alt=""
          ratio={16 / 9}
          widest={720}
          sizes="(min-width: 62em) 44rem, 100vw"
          className={styles.orderPicture}
        />
      ) : null}
    </section>
  );
}
