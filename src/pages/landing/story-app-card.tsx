import type { Landing } from "@/contract";
import { useTexts } from "@/platform/i18n";
import { safeLink } from "@/platform/navigation/safe-path";
import { AndroidIcon } from "@/ui/icons/android";
import { AppleIcon } from "@/ui/icons/apple";
import { DeliveredIllustration } from "@/ui/illustrations/delivered";
import { ButtonLink } from "@/ui/plain/button";
import styles from "./story.module.css";

/** Where the app can be had. */
export function AppCard({ landing }: { readonly landing: Landing }) {
  const t = useTexts("frame");
  const links = landing.download_user_app_links;
  const play = links.playstore_url_status === 1 ? safeLink(links.playstore_url) : null;
  const apple = links.apple_store_url_status === 1 ? safeLink(links.apple_store_url) : null;
  if (!landing.download_user_app_title && !play && !apple) return null;
  return (
    <section className={styles.app} aria-labelledby="landing-app">
      <div className={styles.words}>
        <h2 id="landing-app" className={styles.title}>
          {landing.download_user_app_title ?? t("landing.appTitle")}
        </h2>
        {landing.download_user_app_sub_title ? (
          <p className={styles.orderText}>{landing.download_user_app_sub_title}</p>
        ) : null}
        <div className={styles.links}>
          {play ? (
            <ButtonLink
              href={play}
              target="_blank"
              rel="noopener noreferrer"
              variant="highlight"
              startIcon={<AndroidIcon size={20} />}
            >
              {t("footer.playStore")}
            </ButtonLink>
          ) : null}
          {apple ? (
            <ButtonLink
              href={apple}
              target="_blank"
              rel="noopener noreferrer"
              variant="highlight"
              startIcon={<AppleIcon size={20} />}
            >
              {t("footer.appStore")}
            </ButtonLink>
          ) : null}
        </div>
      </div>
      <DeliveredIllustration className={styles.appDrawing} />
    </section>
  );
}
