import { useEffect } from "react";
import { useTexts } from "@/platform/i18n";
import { closeOverlay } from "@/stores/overlay";
import { Spinner } from "@/ui/spinner";
import styles from "./overlay-loading.module.css";

/** Over the page while the file of what was opened is on its way: a press is answered at once, and can be taken back. */
export function OverlayLoading() {
  const t = useTexts("shell");
  useEffect(() => {
    const takeBack = (event: KeyboardEvent) => {
      if (event.key === "Escape") closeOverlay();
    };
    document.addEventListener("keydown", takeBack);
    return () => document.removeEventListener("keydown", takeBack);
  }, []);
  return (
    <div className={styles.veil} data-overlay-loading="">
      <Spinner label={t("app.loading")} />
    </div>
  );
}
