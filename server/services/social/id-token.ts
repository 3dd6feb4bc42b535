/** OpenID Connect's ID tokens: verified against the keys of who signs them. */
import { errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from "jose";
import { coreError } from "../../core/errors";
import type { Identity, SocialMedium } from "../../ports";
import { refuse } from "../refusals";

/** A token older than this signs nobody in, s. */
export const maxTokenAgeSeconds = 3600;
/** Clocks differ, s. */
const clockToleranceSeconds = 60;
/** Longer ones only cost time. */
const maxLength = 8192;

export interface TokenIssuer {
  medium: SocialMedium;
  issuer: string | string[];
  /** The shop's id there. */
  audience: string;
  keys: JWTVerifyGetKey;
}

/** An unreachable service is not the fault of the token. */
const isOutage = (error: unknown): boolean =>
  error instanceof errors.JWKSTimeout ||
  error instanceof TypeError ||
  (error instanceof errors.JOSEError && error.code === "ERR_JOSE_GENERIC");

/** The claims of a token; refuses with 403 `token`, or 503 when the keys cannot be fetched. */
export async function verifiedClaims(issuer: TokenIssuer, token: string, now: Date): Promise<JWTPayload> {
  if (token.length > maxLength) throw refuse("social_token_wrong");
  try {
    const { payload } = await jwtVerify(token, issuer.keys, {
      issuer: issuer.issuer,
      audience: issuer.audience,
      algorithms: ["RS256", "ES256"],
      requiredClaims: ["sub", "exp", "iat"],
      maxTokenAge: maxTokenAgeSeconds,
      clockTolerance: clockToleranceSeconds,
      currentDate: now,
    });
    // Made for several at once: then it has to have been given to us.
    if (payload.azp !== undefined && payload.azp !== issuer.audience) throw refuse("social_token_wrong");
    return payload;
  } catch (error) {
    if (isOutage(error)) throw coreError("unavailable", { retryAfterSeconds: 30 });
    throw refuse("social_token_wrong");
  }
}

/** The person of a verified token. Some services write flags as texts. */
export function identityOf(medium: SocialMedium, claims: JWTPayload): Identity {
  const { sub, email, email_verified: verified, name } = claims;
  if (typeof sub !== "string" || sub === "" || sub.length > 255) throw refuse("social_token_wrong");
  const isVerified = verified === true || verified === "true";
  return {
    medium,
    subject: sub,
    email: isVerified && typeof email === "string" ? email : null,
    name: typeof name === "string" && name.trim() !== "" ? name.trim().slice(0, 120) : null,
  };
}
