import { useEffect, useRef } from "react";
import { useTexts } from "@/platform/i18n";
import { closeOverlay } from "@/stores/overlay";
import { Spinner } from "@/ui/plain/spinner";
import styles from "./overlay-loading.module.css";

/**
 * Covers the page while the file of what was opened loads, so that a press is answered at once; Escape cancels it. The
 * page behind can neither be scrolled nor used meanwhile; the focus stays where it was, for the dialog to restore it.
 */
export function OverlayLoading() {
  const t = useTexts("shell");
  const overlay = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape") closeOverlay();
      // The browser's own keys, such as for reloading, still work.
      if (event.ctrlKey || event.metaKey || event.altKey || /^F\d+$/.test(event.key)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const onWheel = (event: WheelEvent) => event.preventDefault();
    const element = overlay.current;
    document.addEventListener("keydown", onKey, { capture: true });
    element?.addEventListener("wheel", onWheel, { passive: false });
    return () => {
      document.removeEventListener("keydown", onKey, { capture: true });
      element?.removeEventListener("wheel", onWheel);
    };
  }, []);
  return (
    <div ref={overlay} className={styles.overlay} data-overlay-loading="">
      <span className={styles.plate}>
        <Spinner label={t("app.loading")} size={32} />
      </span>
    </div>
  );
}
