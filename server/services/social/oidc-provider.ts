/** Google and Apple: OpenID Connect by authorization code and PKCE. */
import { createPrivateKey } from "node:crypto";
import { createRemoteJWKSet, SignJWT } from "jose";
import type { AppleSettings, GoogleSettings } from "../../environment/social-settings";
import type { AuthorizationResult, IdentityProvider } from "../../ports";
import { refuse } from "../refusals";
import { identityOf, type TokenIssuer, verifiedClaims } from "./id-token";
import { askService, textOf } from "./oauth-request";

/** Keys are fetched at most this often, and kept for so long, ms. */
const keyCooldownMs = 30_000;
const keyCacheMs = 3_600_000;
const keyTimeoutMs = 5_000;

export interface OidcService {
  issuer: TokenIssuer;
  authorizeUrl: string;
  tokenUrl: string;
  scope: string;
  /** The secret that proves to the service that it is us. */
  clientSecret: () => Promise<string>;
  now: () => Date;
}

export const remoteKeys = (url: string) =>
  createRemoteJWKSet(new URL(url), {
    timeoutDuration: keyTimeoutMs,
    cooldownDuration: keyCooldownMs,
    cacheMaxAge: keyCacheMs,
  });

/** A service that speaks OpenID Connect. */
export function oidcProvider(service: OidcService): IdentityProvider {
  const { issuer, authorizeUrl, tokenUrl, scope, now } = service;
  return {
    clientId: issuer.audience,
    authorizeUrl,
    scope,
    exchange: async ({ code, codeVerifier, redirectUri, nonce }: AuthorizationResult) => {
      const answer = await askService(tokenUrl, {
        grant_type: "authorization_code",
        client_id: issuer.audience,
        client_secret: await service.clientSecret(),
        code,
        code_verifier: codeVerifier,
        redirect_uri: redirectUri,
      });
      const token = textOf(answer, "id_token");
      const claims = await verifiedClaims(issuer, token, now());
      if (claims.nonce !== nonce) throw refuse("social_token_wrong");
      return token;
    },
    identify: async (token) => identityOf(issuer.medium, await verifiedClaims(issuer, token, now())),
  };
}

export const googleProvider = (
  { clientId, clientSecret }: GoogleSettings,
  now: () => Date,
): IdentityProvider =>
  oidcProvider({
    issuer: {
      medium: "google",
      issuer: ["https://accounts.google.com", "accounts.google.com"],
      audience: clientId,
      keys: remoteKeys("https://www.googleapis.com/oauth2/v3/certs"),
    },
    authorizeUrl: "https://accounts.google.com/o/oauth2/v2/auth",
    tokenUrl: "https://oauth2.googleapis.com/token",
    scope: "openid email profile",
    clientSecret: async () => clientSecret,
    now,
  });

/** Apple's secret is a token that we sign, good for five minutes. */
async function appleSecret(
  { clientId, teamId, keyId, privateKey }: AppleSettings,
  now: Date,
): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000);
  return new SignJWT({})
    .setProtectedHeader({ alg: "ES256", kid: keyId })
    .setIssuer(teamId)
    .setSubject(clientId)
    .setAudience("https://appleid.apple.com")
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + 300)
    .sign(createPrivateKey(privateKey));
}

/** Asked for no name and e-mail, because Apple answers those by a POST to the page. People type them. */
export const appleProvider = (settings: AppleSettings, now: () => Date): IdentityProvider =>
  oidcProvider({
    issuer: {
      medium: "apple",
      issuer: "https://appleid.apple.com",
      audience: settings.clientId,
      keys: remoteKeys("https://appleid.apple.com/auth/keys"),
    },
    authorizeUrl: "https://appleid.apple.com/auth/authorize",
    tokenUrl: "https://appleid.apple.com/auth/token",
    scope: "openid",
    clientSecret: () => appleSecret(settings, now()),
    now,
  });
