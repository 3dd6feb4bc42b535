import { translator } from "@/platform/i18n";
import { type Shared, share } from "@/platform/share";
import { showErrorTexts, showSuccess } from "@/stores/toasts";

/** Shares a page and reports the result where the system does not. Needs the catalogue texts. */
export async function sharePage(shared: Shared): Promise<void> {
  const t = translator("catalogue");
  const result = await share(shared);
  if (result === "copied") showSuccess(t("share.copied"));
  if (result === "failed") showErrorTexts([t("share.failed")]);
}
