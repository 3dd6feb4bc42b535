import { useTexts } from "@/platform/i18n";
import type { OverlayProps } from "@/stores/overlay";
import { Button } from "@/ui/plain/button";
import { LocationMessageDialog } from "./location-message-dialog";

/** The device gave no position: denied, or not in time. */
export default function LocationPermissionOverlay({
  open,
  onClose,
  onClosed,
}: OverlayProps<"location-permission">) {
  const t = useTexts("frame");
  return (
    <LocationMessageDialog
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      textId="location-permission-text"
      title={t("location.permissionTitle")}
      text={t("location.permissionText")}
      button={
        <Button size="lg" wide data-autofocus="" onClick={onClose}>
          {t("app.okay")}
        </Button>
      }
    />
  );
}
