import { translator } from "@/platform/i18n";
import { type Shared, share } from "@/platform/share";
import { showErrorTexts, showSuccess } from "@/stores/toasts";

/** Shares an address and says what became of it, where the system itself says nothing. Needs the catalogue's texts. */
export async function sharePage(shared: Shared): Promise<void> {
  const t = translator("catalogue");
  const result = await share(shared);
  if (result === "copied") showSuccess(t("share.copied"));
  if (result === "failed") showErrorTexts([t("share.failed")]);
}
