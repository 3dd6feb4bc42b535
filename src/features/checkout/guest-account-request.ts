/**
 * The account that a guest asked for with their order. In memory only: a password is written to no disk, so that
 * the request ends with the tab, and the order does not depend on it.
 */
import type { QueryClient } from "@tanstack/react-query";
import { loadSignUpNow } from "@/features/auth";
import { preloadTexts, translator } from "@/platform/i18n";
import { isSignedIn } from "@/stores/session";
import { showInfo, showSuccess, showToast } from "@/stores/toasts";
import type { CheckoutFormValues } from "./checkout-form-schema";

interface GuestAccountRequest {
  name: string;
  email: string;
  phone: string;
  password: string;
}

let request: GuestAccountRequest | null = null;

/** Remembers what a guest wants with the order that is pressed now, or that they want nothing. */
export function noteGuestAccountRequest(values: CheckoutFormValues): void {
  request =
    values.create_account && !isSignedIn()
      ? {
          name: values.contact_person_name,
          email: values.contact_person_email,
          phone: values.contact_person_number,
          password: values.account_password,
        }
      : null;
}

/**
 * The order is placed: creates the requested account, which takes the order along, and says what became of it. Why
 * an account was not made is not said: it would tell strangers who has one. Never rejects.
 */
export async function createRequestedAccount(queryClient: QueryClient): Promise<void> {
  const requested = request;
  request = null;
  if (requested === null || isSignedIn()) return;
  await preloadTexts("guestAccount").catch(() => undefined);
  const t = translator("guestAccount");
  const outcome = await loadSignUpNow().then(
    ({ signUpNow }) => signUpNow(requested, queryClient),
    () => "refused" as const,
  );
  if (outcome === "signed-in") showSuccess(t("made"));
  else if (outcome === "unconfirmed") showInfo(t("unconfirmed"));
  else showToast({ id: "account-refused", kind: "warning", text: t(outcome) });
}
