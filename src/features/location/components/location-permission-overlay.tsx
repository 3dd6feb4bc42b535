import { useTexts } from "@/platform/i18n";
import type { OverlayProps } from "@/stores/overlay";
import { LocationIllustration } from "@/ui/illustrations/location";
import { Dialog } from "@/ui/kit/dialog";
import { Button } from "@/ui/window/button";
import styles from "./location-dialogs.module.css";

/** The device gave no position: denied, or not in time. */
export default function LocationPermissionOverlay({
  open,
  onClose,
  onClosed,
}: OverlayProps<"location-permission">) {
  const t = useTexts("frame");
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      title={t("location.permissionTitle")}
      closeLabel={t("app.close")}
      role="alertdialog"
      describedBy="location-permission-text"
      width="26rem"
    >
      <div className={styles.dialog}>
        <LocationIllustration className={styles.illustration} />
        <p id="location-permission-text" className={styles.text}>
          {t("location.permissionText")}
        </p>
        <Button size="lg" wide data-autofocus="" onClick={onClose}>
          {t("app.okay")}
        </Button>
      </div>
    </Dialog>
  );
}
