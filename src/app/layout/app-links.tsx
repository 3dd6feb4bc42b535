// @chunk footer

import type { Landing } from "@/contract";
import { useTexts } from "@/platform/i18n";
import { safeLink } from "@/platform/navigation/safe-path";
import { AndroidIcon } from "@/ui/icons/android";
import { AppleIcon } from "@/ui/icons/apple";
import styles from "./app-links.module.css";

/** Buttons of the app stores, each only when its status is 1. */
export function AppLinks({ links }: { links: Landing["download_user_app_links"] }) {
  const t = useTexts("frame");
  const play = links.playstore_url_status === 1 ? safeLink(links.playstore_url) : null;
  const apple = links.apple_store_url_status === 1 ? safeLink(links.apple_store_url) : null;
  if (!play && !apple) return null;
  return (
    <div className={styles.links}>
      {play ? (
        <a className={styles.link} href={play} target="_blank" rel="noopener noreferrer">
          <AndroidIcon />
          {t("footer.playStore")}
        </a>
      ) : null}
      {apple ? (
        <a className={styles.link} href={apple} target="_blank" rel="noopener noreferrer">
          <AppleIcon />
          {t("footer.appStore")}
        </a>
      ) : null}
    </div>
  );
}
