import type { LoginResult } from "@/contract";
import { PhoneForm, resendDelayMs, waitForCode } from "@/features/account-forms";
import { useConfig } from "@/features/configuration";
import { useTexts } from "@/platform/i18n";
import type { PendingAuth } from "../pending-auth";
import { codeAwaited, repeatByPhone } from "../pending-sign-in";
import { FirebaseCodeError, usesFirebaseCodes } from "../send-firebase-code";

interface Props {
  readonly onResult: (result: LoginResult, attempt: PendingAuth) => Promise<void>;
}

/** Signing in by a code to the phone: the number first. */
export function PhoneCodeForm({ onResult }: Props) {
  const t = useTexts("account");
  const config = useConfig();
  /** Returns the number's problem. */
  const requestCode = async (phone: string) => {
    const firebase = usesFirebaseCodes(config) ? { sessionInfo: "" } : undefined;
    const repeat = repeatByPhone(phone, firebase);
    const attempt = { kind: "sign-in", loginType: "otp", contacts: { phone }, repeat, firebase } as const;
    try {
      await onResult(await repeat(), attempt);
    } catch (error) {
      if (error instanceof FirebaseCodeError) return t(error.text);
      const waitMs = waitForCode(error);
      if (waitMs === null) throw error;
      // A code is on its way already, so the field for it is shown.
      await onResult(codeAwaited, { ...attempt, sentAt: Date.now() + waitMs - resendDelayMs });
    }
  };
  return <PhoneForm submit={t("auth.sendCode")} onPhone={requestCode} />;
}
