import { useState } from "react";
import { askForPasskey, passkeySignInOptions } from "@/features/passkeys";
import { useTexts } from "@/platform/i18n";
import { showError } from "@/stores/show-error";
import { showInfo } from "@/stores/toasts";
import { KeyIcon } from "@/ui/icons/key";
import { finishPasskeySignIn, type OnSignInResult } from "../finish-passkey-sign-in";
import { WayButton } from "./way-button";

/** Signing in with a passkey: the browser asks which one. */
export function PasskeyButton({ onResult }: { readonly onResult: OnSignInResult }) {
  const t = useTexts("passkeys");
  const [busy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    try {
      const outcome = await askForPasskey(await passkeySignInOptions());
      if (outcome.kind === "credential") await finishPasskeySignIn(outcome.credential, onResult);
      else showInfo(t("signIn.none"));
    } catch (error) {
      showError(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <WayButton
      label={t("ways.passkeyNamed")}
      name={t("ways.passkey")}
      icon={<KeyIcon />}
      loading={busy}
      onClick={() => void press()}
    />
  );
}
