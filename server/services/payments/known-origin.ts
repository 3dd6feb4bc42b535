/** The shop's own origins: PUBLIC_URL and those that may call the API. What a request says of its host is no other one. */
import type { Settings } from "../../environment/settings";
import { refuse } from "../refusals";

type Origins = Pick<Settings, "publicUrl" | "corsOrigins">;

const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/;
const isLoopback = (url: URL): boolean => loopback.test(url.hostname);

/** Whether pages of this origin are the shop's. A shop at this machine's own name is tried out at any of its ports. */
export function isKnownOrigin(origin: string, { publicUrl, corsOrigins }: Origins): boolean {
  if (!URL.canParse(origin)) return false;
  const own = new URL(publicUrl);
  const asked = new URL(origin);
  if ([own.origin, ...corsOrigins].includes(asked.origin)) return true;
  return isLoopback(own) && isLoopback(asked) && asked.protocol === "http:";
}

/** How an origin stands in `Host`: some proxies add the port that browsers leave out. */
const hostsOf = ({ host, hostname, port, protocol }: URL): string[] =>
  port === "" ? [host, `${hostname}:${protocol === "https:" ? 443 : 80}`] : [host];

/**
 * The shop's origin under which a request came in. Refuses with 421 a host that is none of the shop's: anybody can send any
 * `Host`, and a proxy may hand on any `X-Forwarded-Host`.
 */
export function knownOrigin(host: string, settings: Origins): string {
  const origins = [settings.publicUrl, ...settings.corsOrigins];
  const known = origins
    .map((origin) => new URL(origin))
    .find((origin) => hostsOf(origin).includes(host.toLowerCase()));
  if (known !== undefined) return known.origin;
  const local = `http://${host}`;
  if (isKnownOrigin(local, settings)) return new URL(local).origin;
  throw refuse("unknown_host");
}
