import type { LoginResult } from "@/contract";
import { PhoneForm } from "@/features/account-forms";
import { useConfig } from "@/features/configuration";
import { useTexts } from "@/platform/i18n";
import { requestSignInCode } from "../api/sign-in-by-code";
import type { PendingAuth } from "../pending-auth";
import { FirebaseCodeError, sendFirebaseCode, usesFirebaseCodes } from "../send-firebase-code";

interface Props {
  readonly onResult: (result: LoginResult, attempt: PendingAuth) => Promise<void>;
}

/** What the shop says when it has sent a code itself. */
const codeAwaited: LoginResult = {
  token: null,
  is_phone_verified: 0,
  is_email_verified: 0,
  is_personal_info: 1,
  is_exist_user: null,
  login_type: "otp",
  email: null,
};

/** Signing in by a code to the phone: the number first. */
export function PhoneCodeForm({ onResult }: Props) {
  const t = useTexts("account");
  const config = useConfig();
  /** Returns what is wrong with the number. */
  const requestCode = async (phone: string) => {
    const firebase = usesFirebaseCodes(config) ? { sessionInfo: "" } : undefined;
    const repeat = async () => {
      if (!firebase) return requestSignInCode(phone);
      firebase.sessionInfo = await sendFirebaseCode(phone);
      return codeAwaited;
    };
    try {
      const result = await repeat();
      await onResult(result, { kind: "sign-in", loginType: "otp", contacts: { phone }, repeat, firebase });
    } catch (error) {
      if (error instanceof FirebaseCodeError) return t(error.text);
      throw error;
    }
  };
  return <PhoneForm submit={t("auth.sendCode")} onPhone={requestCode} />;
}
