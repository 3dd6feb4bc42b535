// @chunk lists
import { translator } from "@/platform/i18n/texts";
import { openOverlay } from "./overlay";
import { errorToastId, showToast } from "./toasts";

/** Says why a guest cannot do this, with the way in beside it. */
export function showSignInNeeded(text: string): void {
  showToast({
    id: errorToastId,
    kind: "error",
    text,
    action: {
      label: translator("shell")("nav.signIn"),
      run: () => openOverlay({ kind: "auth", mode: "sign-in" }),
    },
  });
}
