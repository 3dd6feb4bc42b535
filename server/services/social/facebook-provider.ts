import type { FacebookSettings } from "../../environment/social-settings";
import type { IdentityProvider } from "../../ports";
import { refuse } from "../refusals";
import { askService, textOf } from "./oauth-request";

/** The age of a token that signs somebody in, ms: an old one may have been taken from another place of this app. */
const maxAgeMs = 3_600_000;

/** Facebook has no ID tokens on the web: debug_token checks its access token, and /me names the person. */
export function facebookProvider(
  { appId, appSecret, graphUrl }: FacebookSettings,
  now: () => Date,
): IdentityProvider {
  return {
    clientId: appId,
    authorizeUrl: "https://www.facebook.com/v23.0/dialog/oauth",
    scope: "email,public_profile",
    exchange: async ({ code, codeVerifier, redirectUri }) => {
      const answer = await askService(`${graphUrl}/v23.0/oauth/access_token`, {
        client_id: appId,
        client_secret: appSecret,
        code,
        code_verifier: codeVerifier,
        redirect_uri: redirectUri,
      });
      return textOf(answer, "access_token");
    },
    identify: async (token) => {
      // The token goes in the body: an address may be logged on the way.
      const { data } = await askService(`${graphUrl}/v23.0/debug_token`, {
        method: "get",
        input_token: token,
        access_token: `${appId}|${appSecret}`,
      });
      const seen = (data ?? {}) as Record<string, unknown>;
      const expires = Number(seen.expires_at ?? 0);
      const isCurrent = expires === 0 || expires * 1000 > now().getTime();
      // Without a time of issue this is NaN, so not fresh.
      const isFresh = Number(seen.issued_at) * 1000 > now().getTime() - maxAgeMs;
      const isOurs = seen.is_valid === true && String(seen.app_id) === appId && seen.type === "USER";
      if (!isOurs || !isCurrent || !isFresh) {
        throw refuse("social_token_wrong");
      }
      const subject = textOf(seen, "user_id");
      const person = await askService(`${graphUrl}/v23.0/me`, {
        method: "get",
        fields: "id,name,email",
        access_token: token,
      });
      if (person.id !== subject) throw refuse("social_token_wrong");
      return {
        medium: "facebook",
        subject,
        // Facebook promises nobody that the address is its owner's still, so it proves nothing and only fills in the form.
        email: null,
        unprovedEmail: typeof person.email === "string" ? person.email : null,
        name: typeof person.name === "string" ? person.name.slice(0, 120) : null,
      };
    },
  };
}
