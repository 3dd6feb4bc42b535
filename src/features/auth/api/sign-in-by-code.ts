import { post } from "@/platform/http/client";
import { normaliseLoginResult } from "@/platform/http/normalise/customer";

/** Sends a code to a phone number, to sign in with. 405 within 60 s of the last one, 429 above the limits. */
export async function requestSignInCode(phone: string) {
  const answer = await post({
    path: "/auth/login",
    authenticated: false,
    body: { login_type: "otp", phone },
    normalise: normaliseLoginResult,
  });
  return answer.data;
}

/** Answers whether the account with this number is the person's own; if not, a new one follows. 404 for a wrong code. */
export async function answerIsItYou(
  proof: { phone: string; code: string },
  isMe: boolean,
  guestId: number | null,
) {
  const answer = await post({
    path: "/auth/login",
    authenticated: false,
    body: {
      login_type: "otp",
      phone: proof.phone,
      otp: proof.code,
      verified: isMe ? "yes" : "no",
      ...(guestId === null ? {} : { guest_id: guestId }),
    },
    normalise: normaliseLoginResult,
  });
  return answer.data;
}
