/** Access tokens of a Google service account, over the same connections as the pushes. */
import { createPrivateKey } from "node:crypto";
import { type Agent, request } from "node:https";
import { SignJWT } from "jose";
import type { ServiceAccount } from "../../environment/service-account";

const scope = "https://www.googleapis.com/auth/firebase.messaging";
const requestTimeoutMs = 10_000;

/** Requests an access token with a signed assertion (RFC 7523). The SDK caches it until it expires. */
export async function accessToken(
  account: ServiceAccount,
  agent: Agent | null,
): Promise<{ access_token: string; expires_in: number }> {
  const assertion = await new SignJWT({ scope })
    .setProtectedHeader({ alg: "RS256", typ: "JWT" })
    .setIssuer(account.clientEmail)
    .setAudience(account.tokenUri)
    .setIssuedAt()
    .setExpirationTime("1h")
    .sign(createPrivateKey(account.privateKey));
  const body = new URLSearchParams({
    grant_type: "urn:ietf:params:oauth:grant-type:jwt-bearer",
    assertion,
  }).toString();
  const response = (await postForm(account.tokenUri, body, agent)) as Record<string, unknown>;
  if (typeof response.access_token !== "string") throw new Error("Google gave no access token.");
  return { access_token: response.access_token, expires_in: Number(response.expires_in) || 3600 };
}

function postForm(address: string, body: string, agent: Agent | null): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const headers = {
      "Content-Type": "application/x-www-form-urlencoded",
      "Content-Length": Buffer.byteLength(body),
    };
    const outgoing = request(
      address,
      { method: "POST", headers, timeout: requestTimeoutMs, ...(agent ? { agent } : {}) },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("end", () => {
          try {
            resolve(JSON.parse(Buffer.concat(chunks).toString()));
          } catch {
            reject(new Error(`Google returned ${response.statusCode} to the request for a token.`));
          }
        });
      },
    );
    outgoing.on("timeout", () => outgoing.destroy(new Error("timeout")));
    outgoing.on("error", reject);
    outgoing.end(body);
  });
}
