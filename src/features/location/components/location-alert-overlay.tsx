import { useTexts } from "@/platform/i18n";
import { type OverlayProps, replaceOverlay } from "@/stores/overlay";
import { MapIcon } from "@/ui/icons/map";
import { LocationIllustration } from "@/ui/illustrations/location";
import { Dialog } from "@/ui/kit/dialog";
import { Button } from "@/ui/window/button";
import styles from "./location-dialogs.module.css";

/** Asks for a place: nothing can be added to the cart without one. */
export default function LocationAlertOverlay({ open, onClose, onClosed }: OverlayProps<"location-alert">) {
  const t = useTexts("frame");
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      title={t("location.alertTitle")}
      closeLabel={t("app.close")}
      role="alertdialog"
      describedBy="location-alert-text"
      width="26rem"
    >
      <div className={styles.dialog}>
        <LocationIllustration className={styles.illustration} />
        <p id="location-alert-text" className={styles.text}>
          {t("location.alertText")}
        </p>
        <Button
          size="lg"
          wide
          data-autofocus=""
          startIcon={<MapIcon size={20} />}
          onClick={() => replaceOverlay({ kind: "location-picker", purpose: "delivery" })}
        >
          {t("location.alertButton")}
        </Button>
      </div>
    </Dialog>
  );
}
