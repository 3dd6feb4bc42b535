import { useLanding } from "@/features/configuration";
import { useTexts } from "@/platform/i18n";
import { paths } from "@/platform/navigation/paths";
import { useIsLocationSet } from "@/stores/location";
import { selectedModule } from "@/stores/module";
import { goTo } from "@/stores/navigation";
import { openOverlay } from "@/stores/overlay";
import { ChevronEndIcon } from "@/ui/icons/chevron-end";
import { Button } from "@/ui/plain/button";
import { Picture } from "@/ui/plain/picture";
import styles from "./hero-banner.module.css";

/** The operator's banner and icon, with the one thing to do: it stands at the hero's lower edge, half in the water. */
export function HeroBanner() {
  const t = useTexts("frame");
  const landing = useLanding();
  const located = useIsLocationSet();
  const start = () => {
    if (located) {
      goTo(paths.home.href());
      // Without a kind of shop the landing stays: it must be asked for.
      if (!selectedModule()) openOverlay({ kind: "module-chooser", required: true });
    } else openOverlay({ kind: "location-picker", purpose: "delivery" });
  };
  return (
    <div className={styles.banner}>
      {landing?.header_banner_full_url ? (
        <Picture
          src={landing.header_banner_full_url}
          alt=""
          ratio={2}
          maxWidth={720}
          sizes="(min-width: 48em) 44rem, 100vw"
          className={styles.picture}
        />
      ) : null}
      <div className={styles.words}>
        {landing?.header_icon_full_url ? (
          <Picture
            src={landing.header_icon_full_url}
            alt=""
            maxWidth={72}
            fallback={<span />}
            className={styles.icon}
          />
        ) : null}
        <h2 className={styles.title}>{t("landing.orderNowTitle")}</h2>
        <Button
          variant="highlight"
          size="lg"
          className={styles.action}
          onClick={start}
          endIcon={<ChevronEndIcon size={18} />}
        >
          {t("landing.orderNow")}
        </Button>
      </div>
    </div>
  );
}
