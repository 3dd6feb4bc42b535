// @chunk behind
import { translator } from "@/platform/i18n/texts";
import { confirmAndRun } from "@/stores/confirm";
import { goTo } from "@/stores/navigation";
import { outboxRowsRead, unsentCount } from "@/stores/outbox-rows";
import { type ConfirmQuestion, closeOverlaysAndNavigate } from "@/stores/overlay";
import { session, signOut } from "@/stores/session";
import { showSuccess } from "@/stores/toasts";

/** Between the yes and the sign-out, ms, by the specification. */
export const signOutDelayMs = 500;

/** The longest look-up of unsent rows, ms: a slow device is asked without it. */
const rowsLimitMs = 3_000;

/** Asks first, and says what a sign-out would lose; then ends the session and goes to the front page. */
export async function confirmSignOut(): Promise<void> {
  const t = translator("shell");
  await outboxRowsRead(session().accountKey, rowsLimitMs);
  const unsent = unsentCount();
  const question: ConfirmQuestion = {
    question: t("logout.question"),
    text: unsent > 0 ? t("logout.unsent", { count: unsent }) : undefined,
    tone: unsent > 0 ? "danger" : "normal",
  };
  await confirmAndRun(question, async () => {
    await new Promise((resolve) => setTimeout(resolve, signOutDelayMs));
    await signOut("asked");
    closeOverlaysAndNavigate((options) => goTo("/", options));
    showSuccess(t("logout.success"));
  });
}
