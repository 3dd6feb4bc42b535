/**
 * The code that a sign-in waits for. This tab keeps the whole attempt in memory, so that another code can be sent; a reload and
 * other tabs find where the code went and how it signs in, and no password or proof of another service.
 */
import type { LoginResult } from "@/contract";
import { forgetPendingCode, keepPendingCode, pendingCode } from "@/stores/pending-codes";
import type { ContactType } from "./after-sign-in";
import { requestSignInCode } from "./api/sign-in-by-code";
import type { PendingAuth } from "./pending-auth";
import { sendFirebaseCode } from "./send-firebase-code";

export interface PendingSignIn {
  type: ContactType;
  attempt: PendingAuth & { sentAt: number };
}

let inThisTab: PendingSignIn | null = null;

/** A code has been sent, at `attempt.sentAt` or now. Returns the attempt with its time. */
export function keepPendingSignIn(type: ContactType, attempt: PendingAuth): PendingSignIn["attempt"] {
  const sent = { ...attempt, sentAt: attempt.sentAt ?? Date.now() };
  inThisTab = { type, attempt: sent };
  const { kind, loginType, contacts, firebase, sentAt } = sent;
  const { phone = "", email = "" } = contacts;
  const details = { kind, loginType, phone, email, sessionInfo: firebase?.sessionInfo ?? "" };
  keepPendingCode("sign-in", { medium: type, sentAt, details });
  return sent;
}

/** Null where no code is on its way to somebody who signs in here. */
export function pendingSignIn(): PendingSignIn | null {
  const code = pendingCode("sign-in");
  if (code === null) return null;
  if (inThisTab?.attempt.sentAt === code.sentAt) return inThisTab;
  const { kind, loginType, phone = "", email = "", sessionInfo = "" } = code.details;
  // Only the tab knew the identity that another service had given.
  if (loginType !== "manual" && loginType !== "otp") return null;
  const firebase = sessionInfo === "" ? undefined : { sessionInfo };
  return {
    type: code.medium,
    attempt: {
      kind: kind === "sign-up" ? "sign-up" : "sign-in",
      loginType,
      contacts: { ...(phone === "" ? {} : { phone }), ...(email === "" ? {} : { email }) },
      repeat: loginType === "otp" ? repeatByPhone(phone, firebase) : null,
      ...(firebase ? { firebase } : {}),
      sentAt: code.sentAt,
    },
  };
}

export function forgetPendingSignIn(): void {
  inThisTab = null;
  forgetPendingCode("sign-in");
}

/** Sends a code to a phone; `firebase` gets the session of the one that Firebase sends. */
export const repeatByPhone =
  (phone: string, firebase: PendingAuth["firebase"]): NonNullable<PendingAuth["repeat"]> =>
  async () => {
    if (!firebase) return requestSignInCode(phone);
    firebase.sessionInfo = await sendFirebaseCode(phone);
    return codeAwaited;
  };

/** The shop's answer when it has sent a code itself. */
export const codeAwaited: LoginResult = {
  token: null,
  is_phone_verified: 0,
  is_email_verified: 0,
  is_personal_info: 1,
  is_exist_user: null,
  login_type: "otp",
  email: null,
};
