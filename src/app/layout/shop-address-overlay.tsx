import { useTexts } from "@/platform/i18n";
import type { OverlayProps } from "@/stores/overlay";
import { Dialog } from "@/ui/kit/dialog";

/** Where the shop's own office is. */
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
    >
      <p dir="auto">{overlay.address}</p>
    </Dialog>
  );
}
