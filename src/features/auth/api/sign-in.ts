import { post } from "@/platform/http/client";
import { normaliseLoginResult } from "@/platform/http/normalise/customer";

export interface SignInValues {
  emailOrPhone: string;
  password: string;
}

/** E-mail addresses have an @, everything else is a phone number. */
export function fieldTypeOf(emailOrPhone: string): "email" | "phone" {
  return emailOrPhone.includes("@") ? "email" : "phone";
}

/** Signs in by password. `guestId` hands the guest's cart over. Refused with 401 for wrong credentials. */
export async function signIn(values: SignInValues, guestId: number | null) {
  const fieldType = fieldTypeOf(values.emailOrPhone);
  const answer = await post({
    path: "/auth/login",
    authenticated: false,
    body: {
      login_type: "manual",
      email_or_phone: values.emailOrPhone.trim(),
      password: values.password,
      field_type: fieldType,
      type: fieldType,
      ...(guestId === null ? {} : { guest_id: guestId }),
    },
    normalise: normaliseLoginResult,
  });
  return answer.data;
}
