import type { QueryClient } from "@tanstack/react-query";
import { normalisePhone } from "@/features/account-forms";
import { isApiError } from "@/platform/http/api-error";
import { prepareSignIn, session, signIn } from "@/stores/session";
import { expectWelcome } from "@/stores/welcome";
import { customerQuery } from "./api/get-customer";
import { signUp } from "./api/sign-up";

/**
 * Makes an account for the guest of this device, whose running orders with the same number go along, and signs in.
 * `unconfirmed`: it is made, and the shop asks for a code first. `refused`: it was not made, for whatever reason. `unknown`: the
 * answer was lost on its way, so that it may have been made. Never rejects.
 */
export async function signUpNow(
  { password, phone, ...person }: { name: string; email: string; phone: string; password: string },
  queryClient: QueryClient,
): Promise<"signed-in" | "unconfirmed" | "refused" | "unknown"> {
  try {
    await prepareSignIn();
    const { token, customer_id, email } = await signUp(
      { ...person, phone: normalisePhone(phone), password, confirmPassword: password, referralCode: "" },
      session().guestId,
    );
    if (!token) return "unconfirmed";
    await signIn(token, customer_id, email ?? person.email);
    expectWelcome(session().accountKey);
    await queryClient.prefetchQuery(customerQuery(session().accountKey));
    return "signed-in";
  } catch (error) {
    return isApiError(error) && error.isConnection ? "unknown" : "refused";
  }
}
