import { useTexts } from "@/platform/i18n";
import { Spinner } from "@/ui/spinner";
import styles from "./overlay-loading.module.css";

/** Over the page while the file of what was opened is on its way: a press is answered at once. */
export function OverlayLoading() {
  const t = useTexts("shell");
  return (
    <div className={styles.veil} data-overlay-loading="">
      <Spinner label={t("app.loading")} />
    </div>
  );
}
