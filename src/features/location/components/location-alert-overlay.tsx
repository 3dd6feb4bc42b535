import { useTexts } from "@/platform/i18n";
import { type OverlayProps, replaceOverlay } from "@/stores/overlay";
import { MapIcon } from "@/ui/icons/map";
import { Button } from "@/ui/plain/button";
import { LocationMessageDialog } from "./location-message-dialog";

/** Asks for a place: nothing can be added to the cart without one. */
export default function LocationAlertOverlay({ open, onClose, onClosed }: OverlayProps<"location-alert">) {
  const t = useTexts("frame");
  return (
    <LocationMessageDialog
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      textId="location-alert-text"
      title={t("location.alertTitle")}
      text={t("location.alertText")}
      button={
        <Button
          size="lg"
          wide
          data-autofocus=""
          startIcon={<MapIcon size={20} />}
          onClick={() => replaceOverlay({ kind: "location-picker", purpose: "delivery" })}
        >
          {t("location.alertButton")}
        </Button>
      }
    />
  );
}
