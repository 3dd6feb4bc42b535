import { post, put } from "@/platform/http/client";
import { normaliseLoginResult } from "@/platform/http/normalise/customer";
import { normaliseMessage } from "@/platform/http/normalise/message";

/** A code that Firebase has sent: where it belongs to, and the code as it was typed. */
export interface FirebaseProof {
  sessionInfo: string;
  phone: string;
  code: string;
}

/** Signs in with a code that Firebase has sent. 403 for a wrong one. */
export async function verifyFirebaseCode(
  { sessionInfo, phone, code }: FirebaseProof,
  guestId: number | null,
) {
  const answer = await post({
    path: "/auth/firebase-verify-token",
    authenticated: false,
    body: {
      session_info: sessionInfo,
      phone,
      otp: code,
      login_type: "otp",
      ...(guestId === null ? {} : { guest_id: guestId }),
    },
    normalise: normaliseLoginResult,
  });
  return answer.data;
}

/** Checks a code for a new password that Firebase has sent; it is the reset token then. */
export const checkFirebaseResetCode = ({ sessionInfo, phone, code }: FirebaseProof) =>
  put({
    path: "/auth/firebase-reset-password",
    authenticated: false,
    body: { sessionInfo, phoneNumber: phone, code, is_reset_token: 1 },
    normalise: normaliseMessage,
  });
