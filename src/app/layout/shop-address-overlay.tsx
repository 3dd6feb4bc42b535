import { useTexts } from "@/platform/i18n";
import type { OverlayProps } from "@/stores/overlay";
import { Dialog } from "@/ui/chakra/dialog";
import { ExternalIcon } from "@/ui/icons/external";
import { ButtonLink } from "@/ui/plain/button";

/** Where the shop's own office is, with the way there in the shopper's own maps app. */
export default function ShopAddressOverlay({
  overlay,
  open,
  onClose,
  onClosed,
}: OverlayProps<"shop-address">) {
  const t = useTexts("frame");
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      title={t("footer.find")}
      closeLabel={t("app.close")}
      width="26rem"
      footer={
        <ButtonLink
          href={`https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(overlay.address)}`}
          target="_blank"
          rel="noopener noreferrer"
          startIcon={<ExternalIcon size={18} />}
          aria-label={`${t("location.directions")} (${t("app.newTab")})`}
        >
          {t("location.directions")}
        </ButtonLink>
      }
    >
      <p dir="auto">{overlay.address}</p>
    </Dialog>
  );
}
