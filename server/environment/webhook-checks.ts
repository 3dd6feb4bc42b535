/** Where the shop is told of its orders, and the secret that signs what it is told. */
import { isIP } from "node:net";
import { isPrivateAddress } from "../core/private-address";

export interface WebhookAddress {
  url: string;
  /** http, and addresses of this machine and of private networks. */
  allowLocal: boolean;
}

/** Why an address cannot be used, or null. Names are looked up again for each attempt. */
export function webhookAddressProblem({ url: text, allowLocal }: WebhookAddress): string | null {
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    return "is no address";
  }
  if (url.username || url.password || url.hash) return "must have no password and no fragment";
  if (url.protocol !== "https:" && !(allowLocal && url.protocol === "http:"))
    return "must begin with https://";
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (!allowLocal && isIP(host) !== 0 && isPrivateAddress(host)) return "must not be in a private network";
  return null;
}

/** The bytes of a secret as the specification writes it, `whsec_` and base64; null when it is none of 24 to 64 bytes. */
export function webhookKey(secret: string): Buffer | null {
  const [, text] = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(secret) ?? [];
  const key = Buffer.from(text ?? "", "base64");
  return key.length >= 24 && key.length <= 64 ? key : null;
}
