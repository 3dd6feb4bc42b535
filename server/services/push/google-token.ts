/** Access tokens of a Google service account, over the same connections as the pushes. */
import { createSign } from "node:crypto";
import { type Agent, request } from "node:https";

export interface ServiceAccount {
  projectId: string;
  clientEmail: string;
  privateKey: string;
  tokenUri: string;
}

const scope = "https://www.googleapis.com/auth/firebase.messaging";
const requestTimeoutMs = 10_000;

/** Reads the JSON that Firebase's console gives. Throws without repeating any of it. */
export function readServiceAccount(json: string): ServiceAccount {
  let parsed: Record<string, unknown>;
  try {
    parsed = JSON.parse(json) as Record<string, unknown>;
  } catch {
    throw new Error("it is no JSON");
  }
  const field = (name: string): string => {
    const value = parsed[name];
    if (typeof value !== "string" || value === "") throw new Error(`it has no ${name}`);
    return value;
  };
  const tokenUri =
    typeof parsed.token_uri === "string" ? parsed.token_uri : "https://oauth2.googleapis.com/token";
  if (!tokenUri.startsWith("https://")) throw new Error("its token_uri is not https");
  return {
    projectId: field("project_id"),
    clientEmail: field("client_email"),
    privateKey: field("private_key"),
    tokenUri,
  };
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** Requests an access token with a signed assertion (RFC 7523). The SDK caches it until it expires. */
export async function accessToken(
  account: ServiceAccount,
  agent: Agent | null,
): Promise<{ access_token: string; expires_in: number }> {
  const now = Math.floor(Date.now() / 1000);
  const claims = { iss: account.clientEmail, scope, aud: account.tokenUri, iat: now, exp: now + 3600 };
  const signed = `${part({ alg: "RS256", typ: "JWT" })}.${part(claims)}`;
  const signature = createSign("RSA-SHA256").update(signed).sign(account.privateKey, "base64url");
  const body = new URLSearchParams({
    grant_type: "urn:ietf:params:oauth:grant-type:jwt-bearer",
    assertion: `${signed}.${signature}`,
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
