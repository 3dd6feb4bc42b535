import { post } from "@/platform/http/client";
import { normaliseLoginResult } from "@/platform/http/normalise/customer";

/** Proves a phone number or an e-mail address by its six-digit code. */
export async function verifyCode(
  target: { type: "phone" | "email"; value: string },
  code: string,
  guestId: number | null,
  loginType: "manual" | "otp" = "manual",
) {
  const answer = await post({
    path: "/auth/verify-phone",
    authenticated: false,
    body: {
      ...(target.type === "phone" ? { phone: target.value } : { email: target.value }),
      otp: code,
      login_type: loginType,
      verification_type: target.type,
      ...(guestId === null ? {} : { guest_id: guestId }),
    },
    normalise: normaliseLoginResult,
  });
  return answer.data;
}
