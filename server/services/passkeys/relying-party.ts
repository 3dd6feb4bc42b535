import { isIP } from "node:net";
import type { Settings } from "../../environment/settings";

export interface RelyingParty {
  /** The domain that passkeys belong to. */
  id: string;
  /** Origins whose pages may use them. */
  origins: string[];
}

const isBelow = (host: string, domain: string) => host === domain || host.endsWith(`.${domain}`);

/**
 * The relying party of the passkeys: the domain of PASSKEY_DOMAIN or PUBLIC_URL, for the pages there and those of CORS_ORIGINS
 * on or below it. Null where browsers have no passkeys: at a bare IP address, or without https.
 */
export function relyingParty({
  publicUrl,
  corsOrigins,
  passkeyDomain,
}: Pick<Settings, "publicUrl" | "corsOrigins" | "passkeyDomain">): RelyingParty | null {
  const id = passkeyDomain ?? new URL(publicUrl).hostname;
  if (isIP(id.replace(/^\[|\]$/g, "")) !== 0) return null;
  const origins = [publicUrl, ...corsOrigins].filter((origin) => {
    const { hostname, protocol } = new URL(origin);
    return isBelow(hostname, id) && (protocol === "https:" || isBelow(hostname, "localhost"));
  });
  return origins.length > 0 ? { id, origins } : null;
}
