import { guestRefusal } from "@/stores/session/guest-id";
import { errorText, showError } from "@/stores/show-error";

/** The words that were shown last, because the shop is asked again and again. */
let shown: string | null = null;

/** A guest's changes cannot be sent without an id: says once why the shop gives none. */
export function reportGuestRefusal(): void {
  const refusal = guestRefusal();
  const words = refusal === null ? null : errorText(refusal);
  if (words !== null && words !== shown) showError(refusal);
  shown = words;
}
