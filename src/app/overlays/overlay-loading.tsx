import { useEffect, useRef } from "react";
import { useTexts } from "@/platform/i18n";
import { closeOverlay } from "@/stores/overlay";
import { Spinner } from "@/ui/window/spinner";
import styles from "./overlay-loading.module.css";

/**
 * Over the page while the file of what was opened is on its way: a press is answered at once, and can be taken back. What
 * lies behind is neither moved nor reached meanwhile; the focus stays where it was, for the dialog to give it back.
 */
export function OverlayLoading() {
  const t = useTexts("shell");
  const veil = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape") closeOverlay();
      // The browser's own keys, as for reloading, go on.
      if (event.ctrlKey || event.metaKey || event.altKey || /^F\d+$/.test(event.key)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const onWheel = (event: WheelEvent) => event.preventDefault();
    const element = veil.current;
    document.addEventListener("keydown", onKey, { capture: true });
    element?.addEventListener("wheel", onWheel, { passive: false });
    return () => {
      document.removeEventListener("keydown", onKey, { capture: true });
      element?.removeEventListener("wheel", onWheel);
    };
  }, []);
  return (
    <div ref={veil} className={styles.veil} data-overlay-loading="">
      <span className={styles.plate}>
        <Spinner label={t("app.loading")} size={32} />
      </span>
    </div>
  );
}
