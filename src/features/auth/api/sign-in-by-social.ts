import type { SocialExchangeRequest, SocialToken } from "@/contract/calls/auth";
import { post } from "@/platform/http/client";
import { normaliseLoginResult } from "@/platform/http/normalise/customer";
import { normaliseSocialExchange } from "@/platform/http/normalise/social-exchange";

const guestField = (guestId: number | null) => (guestId === null ? {} : { guest_id: guestId });

/** The code that a service gave the page for its token, and whose it is. 403 for a code that is wrong or too old. */
export async function exchangeSocialCode(body: SocialExchangeRequest) {
  const answer = await post({
    path: "/auth/social-exchange",
    authenticated: false,
    body,
    normalise: normaliseSocialExchange,
  });
  return answer.data;
}

/** A person's account at another service. */
export interface SocialProof extends SocialToken {
  unique_id: string;
  /** Verified by the service; null when it gave none. */
  email: string | null;
  /** As the service writes it; null when it gave none. */
  name: string | null;
}

const proofFields = ({ medium, token, unique_id, email }: SocialProof) => ({
  medium,
  token,
  unique_id,
  ...(email === null ? {} : { email }),
});

/** Signs in with another service; `isMe` answers whether the account that has its e-mail address is this person's. */
export async function signInBySocial(proof: SocialProof, guestId: number | null, isMe?: boolean) {
  const answer = await post({
    path: "/auth/login",
    authenticated: false,
    body: {
      login_type: "social",
      ...proofFields(proof),
      ...(isMe === undefined ? {} : { verified: isMe ? "yes" : "no" }),
      ...guestField(guestId),
    },
    normalise: normaliseLoginResult,
  });
  return answer.data;
}

/** Makes the account of a new person at backends that ask for the phone number alone (their error code `email`). */
export async function registerBySocial(
  proof: SocialProof,
  contacts: { phone: string; email: string },
  guestId: number | null,
) {
  const answer = await post({
    path: "/auth/social-register",
    authenticated: false,
    body: { ...proofFields(proof), ...contacts, ...guestField(guestId) },
    normalise: normaliseLoginResult,
  });
  return answer.data;
}
