import { post } from "@/platform/http/client";
import { normaliseLoginResult } from "@/platform/http/normalise/customer";

export interface SignUpValues {
  name: string;
  email: string;
  phone: string;
  password: string;
  confirmPassword: string;
  referralCode: string;
}

/** Makes an account. Field errors come back under the field's name. */
export async function signUp(values: SignUpValues, guestId: number | null) {
  const answer = await post({
    path: "/auth/sign-up",
    authenticated: false,
    body: {
      name: values.name.trim(),
      email: values.email.trim(),
      phone: values.phone.trim(),
      password: values.password,
      confirm_password: values.confirmPassword,
      ...(values.referralCode.trim() === "" ? {} : { ref_code: values.referralCode.trim() }),
      ...(guestId === null ? {} : { guest_id: guestId }),
    },
    normalise: normaliseLoginResult,
  });
  return answer.data;
}
