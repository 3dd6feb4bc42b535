/** The step after a sign-in call: another step, or in. */
import type { Config, LoginResult } from "@/contract";
import { type ContactType, pendingVerification } from "./after-sign-in";

export type NextStep =
  | { kind: "personal-info" }
  | { kind: "is-it-you"; person: NonNullable<LoginResult["is_exist_user"]> }
  | { kind: "code"; type: ContactType }
  | { kind: "signed-in"; token: string }
  /** Some backends answer the last proof with a plain message: asking once more brings the token. */
  | { kind: "no-token" };

/** A person without a name says who they are first, then whether an account is theirs, then come the codes. */
export function nextStep(
  result: LoginResult,
  config: Pick<Config, "centralize_login"> | undefined,
  /** A code was asked for that has not been typed yet. */
  awaitsCode: boolean,
): NextStep {
  if (result.is_personal_info === 0) return { kind: "personal-info" };
  if (result.is_exist_user !== null) return { kind: "is-it-you", person: result.is_exist_user };
  if (awaitsCode && result.token === null) return { kind: "code", type: "phone" };
  const proof = pendingVerification(result, config);
  if (proof !== null) return { kind: "code", type: proof };
  return result.token === null ? { kind: "no-token" } : { kind: "signed-in", token: result.token };
}
