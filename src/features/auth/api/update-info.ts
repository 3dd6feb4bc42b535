import { post } from "@/platform/http/client";
import { normaliseLoginResult } from "@/platform/http/normalise/customer";
import type { SocialProof } from "./sign-in-by-social";

export interface PersonalInfoValues {
  name: string;
  email: string;
  phone: string;
  referralCode: string;
}

/**
 * Makes the account of a new person who has proved their phone number by a code, or who they are at another service. 404 when the code has become too old; field
 * errors come back under the field's name.
 */
export async function updateInfo(
  values: PersonalInfoValues,
  proof: { code: string } | SocialProof,
  guestId: number | null,
) {
  const referralCode = values.referralCode.trim();
  const answer = await post({
    path: "/auth/update-info",
    authenticated: false,
    body: {
      name: values.name.trim(),
      email: values.email.trim(),
      phone: values.phone,
      ...("code" in proof
        ? { login_type: "otp" as const, otp: proof.code }
        : {
            login_type: "social" as const,
            medium: proof.medium,
            token: proof.token,
            unique_id: proof.unique_id,
          }),
      ...(referralCode === "" ? {} : { ref_code: referralCode }),
      ...(guestId === null ? {} : { guest_id: guestId }),
    },
    normalise: normaliseLoginResult,
  });
  return answer.data;
}
