import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTexts } from "@/platform/i18n";
import { refreshActiveQueries } from "@/platform/query";
import { share } from "@/platform/share";
import { closeOverlay } from "@/stores/overlay";
import { showInfo } from "@/stores/toasts";
import { RefreshIcon } from "@/ui/icons/refresh";
import { ShareIcon } from "@/ui/icons/share";
import styles from "@/ui/plain/menu-list.module.css";

/** A browser bar's tools for the page that is shown: share it, load it again. Entries of the menu. */
export function PageTools() {
  const t = useTexts("account");
  const queryClient = useQueryClient();
  const [loading, setLoading] = useState(false);

  const sharePage = async () => {
    const { pathname, search, hash } = location;
    const result = await share({ title: document.title, path: pathname + search + hash });
    if (result === "copied") showInfo(t("frame.copied"));
    if (result === "copied" || result === "shared") closeOverlay();
  };
  const reload = async () => {
    setLoading(true);
    await refreshActiveQueries(queryClient);
    setLoading(false);
    closeOverlay();
  };
  return (
    <>
      <li>
        <button type="button" className={styles.entry} onClick={() => void sharePage()}>
          <ShareIcon />
          <span className={styles.text}>{t("frame.share")}</span>
        </button>
      </li>
      <li>
        <button
          type="button"
          className={styles.entry}
          onClick={() => void reload()}
          disabled={loading}
          aria-busy={loading}
        >
          <RefreshIcon />
          <span className={styles.text}>{t("frame.reload")}</span>
        </button>
      </li>
    </>
  );
}
