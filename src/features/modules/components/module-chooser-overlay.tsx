import { useEffect, useRef } from "react";
import { useTexts } from "@/platform/i18n";
import { useLocationStore } from "@/stores/location";
import { selectedModule } from "@/stores/module";
import type { OverlayProps } from "@/stores/overlay";
import { showWarning } from "@/stores/toasts";
import { Sheet } from "@/ui/plain/sheet/sheet";
import { ModuleCards } from "./module-cards";
import styles from "./module-chooser-overlay.module.css";

/** Lets the shopper choose a module. If one is required, closing without a choice shows a warning. */
export default function ModuleChooserOverlay({
  overlay,
  open,
  onClose,
  onClosed,
}: OverlayProps<"module-chooser">) {
  const t = useTexts("frame");
  const place = useLocationStore((state) => state.text);
  const wasOpen = useRef(false);
  // However it was closed: button, backdrop, Escape or the back gesture.
  useEffect(() => {
    if (wasOpen.current && !open && overlay.required && selectedModule() === null)
      showWarning(t("module.required"));
    wasOpen.current = open;
  }, [open, overlay.required, t]);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      title={overlay.required ? t("landing.modulesTitle") : t("module.title")}
      closeLabel={t("app.close")}
      width="40rem"
    >
      {place ? <p className={styles.place}>{t("landing.modulesHint", { place })}</p> : null}
      <ModuleCards message={overlay.required ? "selected" : "switched"} />
    </Sheet>
  );
}
