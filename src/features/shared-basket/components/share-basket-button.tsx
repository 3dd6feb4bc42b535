import { useTexts } from "@/platform/i18n";
import { share } from "@/platform/share";
import type { StoredCartLine } from "@/stores/cart";
import { showErrorTexts, showSuccess, showWarning } from "@/stores/toasts";
import { ShareIcon } from "@/ui/icons/share";
import { basketPath } from "../basket-link";

interface Props {
  readonly className: string | undefined;
  readonly lines: readonly StoredCartLine[];
}

/** Shares the cart's lines as a link, by the system's sheet or the clipboard. */
export default function ShareBasketButton({ className, lines }: Props) {
  const t = useTexts("basket");
  const press = async () => {
    const path = basketPath(lines);
    if (path === null) {
      showWarning(t("share.campaignOnly"));
      return;
    }
    const store = `\u2068${lines[0]?.item.store_name ?? ""}\u2069`;
    const result = await share({ title: t("share.title", { store }), path });
    if (result === "copied") showSuccess(t("share.copied"));
    else if (result === "failed") showErrorTexts([t("share.failed")]);
  };
  return (
    <button type="button" className={className} onClick={() => void press()}>
      <ShareIcon size={18} />
      {t("share.button")}
    </button>
  );
}
