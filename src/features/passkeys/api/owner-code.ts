import type { OwnerCodeSent } from "@/contract/calls/passkeys";
import { post } from "@/platform/http/client";
import { requireObject, text, word } from "@/platform/http/normalise/readers";

const normaliseOwnerCode = (response: unknown): OwnerCodeSent => {
  const row = requireObject(response, ["message", "verification_on"]);
  return {
    message: text(row.message),
    verification_on: word(row.verification_on, ["phone", "email"], "phone"),
  };
};

/** Sends a code to the customer's proved phone number or e-mail address. 403 where there is none, 405 within 60 s of the last. */
export async function sendOwnerCode(): Promise<"phone" | "email"> {
  const answer = await post({
    path: "/customer/owner-code",
    authenticated: true,
    normalise: normaliseOwnerCode,
  });
  return answer.data.verification_on;
}
