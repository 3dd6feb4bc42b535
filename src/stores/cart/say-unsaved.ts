// @chunk behind
import { preloadTexts, translator } from "@/platform/i18n";
import { isDurable } from "@/platform/outbox";
import { dismissCartChange, showWarning } from "../toasts";

let isToldOfMemory = false;

/** A change of the cart that could not be written takes the place of 'added': it is tried again, and is lost with the page until then. */
export async function sayUnsaved(): Promise<void> {
  await preloadTexts("browse").catch(() => undefined);
  dismissCartChange();
  showWarning(translator("browse")("cart.unsaved"));
}

/** Storage that is blocked keeps nothing: that is said once a visit, not with every piece. */
export async function sayUnlessKept(): Promise<void> {
  if (isToldOfMemory || (await isDurable().catch(() => true))) return;
  isToldOfMemory = true;
  await preloadTexts("browse").catch(() => undefined);
  dismissCartChange();
  showWarning(translator("browse")("cart.notKept"));
}
