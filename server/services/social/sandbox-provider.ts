/**
 * Three imitated services for the demo: a press signs in an invented person, without any account elsewhere. Their tokens are
 * signed by a key of this process and verified like real ones.
 */
import { createHash, randomBytes } from "node:crypto";
import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT } from "jose";
import {
  type IdentityProvider,
  type IdentitySandbox,
  type SandboxGrant,
  type SocialMedium,
  socialMedia,
} from "../../ports";
import { refuse } from "../refusals";
import { identityOf, verifiedClaims } from "./id-token";

export const sandboxPeople = [
  { id: "new", name: "Noor Haddad" },
  { id: "known", name: "Dana Demo" },
  { id: "silent", name: "Sam Quiet" },
] as const;

/** The person of a choice, with the address that the service reports. */
function personOf(choice: (typeof sandboxPeople)[number]): { subject: string; email: string | null } {
  if (choice.id === "known") return { subject: "known", email: "demo@doorstep.test" };
  if (choice.id === "silent") return { subject: "silent", email: null };
  const subject = `new-${randomBytes(6).toString("hex")}`;
  return { subject, email: `${subject}@sandbox.test` };
}

/** A code is good for so long, ms, once. */
const codeLifeMs = 60_000;
/** People who were led here and did not go on. */
const maxCodes = 1000;

/** The demo's services. */
export async function identitySandbox(now: () => Date): Promise<IdentitySandbox> {
  const { publicKey, privateKey } = await generateKeyPair("ES256");
  const keys = createLocalJWKSet({
    keys: [{ ...(await exportJWK(publicKey)), kid: "sandbox", alg: "ES256" }],
  });
  const grants = new Map<string, SandboxGrant & { expiresAt: number }>();

  const provider = (medium: SocialMedium): IdentityProvider => {
    const issuer = { medium, issuer: `sandbox:${medium}`, audience: "sandbox", keys };
    return {
      clientId: issuer.audience,
      authorizeUrl: `/sandbox-identity/${medium}`,
      scope: "openid email profile",
      exchange: async ({ code, codeVerifier, redirectUri, nonce }) => {
        const grant = grants.get(`${medium}:${code}`);
        grants.delete(`${medium}:${code}`);
        const challenge = createHash("sha256").update(codeVerifier).digest("base64url");
        const person = sandboxPeople.find(({ id }) => id === grant?.personId);
        if (!grant || !person || grant.expiresAt < now().getTime()) throw refuse("social_token_wrong");
        if (grant.challenge !== challenge || grant.redirectUri !== redirectUri || grant.nonce !== nonce) {
          throw refuse("social_token_wrong");
        }
        const issuedAt = Math.floor(now().getTime() / 1000);
        const claims = { name: person.name, nonce, jti: randomBytes(9).toString("base64url") };
        const { subject, email } = personOf(person);
        return new SignJWT(email === null ? claims : { ...claims, email, email_verified: true })
          .setProtectedHeader({ alg: "ES256", kid: "sandbox" })
          .setIssuer(issuer.issuer)
          .setAudience(issuer.audience)
          .setSubject(subject)
          .setIssuedAt(issuedAt)
          .setExpirationTime(issuedAt + 3600)
          .sign(privateKey);
      },
      identify: async (token) => identityOf(medium, await verifiedClaims(issuer, token, now())),
    };
  };

  return {
    providers: Object.fromEntries(socialMedia.map((medium) => [medium, provider(medium)])),
    grant: (medium, grant) => {
      const code = randomBytes(24).toString("base64url");
      grants.set(`${medium}:${code}`, { ...grant, expiresAt: now().getTime() + codeLifeMs });
      for (const old of [...grants.keys()].slice(0, -maxCodes)) grants.delete(old);
      return code;
    },
  };
}
