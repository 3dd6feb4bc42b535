/** Allowed addresses of subscriptions: a shopper must not make this server call any other address. */
import { ECDH } from "node:crypto";
import { lookup } from "node:dns";
import type { LookupFunction } from "node:net";
import { isPrivateAddress } from "../../core/private-address";

/** Where today's push services have their subscriptions, path and query. A service of PUSH_HOSTS alone may use any path. */
const subscriptionPaths: readonly { host: RegExp; path: RegExp }[] = [
  { host: /^(fcm\.googleapis|jmt17\.google)\.com$/, path: /^\/(fcm\/send|wp)\/[\w:.-]{5,}$/ },
  { host: /\.push\.services\.mozilla\.com$/, path: /^\/wpush\/v\d\/[\w:.=-]{5,}$/ },
  { host: /\.push\.apple\.com$/, path: /^\/[\w:.=-]{5,}$/ },
  { host: /\.notify\.windows\.com$/, path: /^\/w\/\?token=[\w%.+=-]{5,}$/ },
];

/**
 * Whether an endpoint is an https address on one of the hosts, in the form that its service gives; `*.` in the list stands
 * for any host below.
 */
export function isPushEndpoint(endpoint: string, hosts: readonly string[]): boolean {
  let url: URL;
  try {
    url = new URL(endpoint);
  } catch {
    return false;
  }
  if (url.protocol !== "https:" || url.username || url.password || url.port || url.hash) return false;
  const host = url.hostname.toLowerCase();
  const isListed = hosts.some((allowed) =>
    allowed.startsWith("*.") ? host.endsWith(allowed.slice(1)) : host === allowed,
  );
  const form = subscriptionPaths.find((service) => service.host.test(host))?.path ?? /^\/./;
  return isListed && form.test(`${url.pathname}${url.search}`);
}

/** Bytes that a base64url text stands for; null when it is none. */
function bytesOf(text: string): number | null {
  return /^[A-Za-z0-9_-]+={0,2}$/.test(text) ? Buffer.from(text, "base64url").length : null;
}

function isCurvePoint(point: string): boolean {
  try {
    ECDH.convertKey(point, "prime256v1", "base64url", "hex", "compressed");
    return true;
  } catch {
    return false;
  }
}

/** A point of the curve P-256, not compressed, and 16 bytes of authentication, as every browser gives them. */
export const arePushKeys = (keys: { p256dh: string; auth: string }): boolean =>
  bytesOf(keys.p256dh) === 65 && bytesOf(keys.auth) === 16 && isCurvePoint(keys.p256dh);

/** Resolves names as usual, but never to a private address. */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    const open = error ? [] : found.filter(({ address }) => !isPrivateAddress(address));
    const [first] = open;
    if (error || first === undefined) {
      callback(error ?? Object.assign(new Error("No public address."), { code: "ENOTFOUND" }), "", 0);
    } else if (options.all) callback(null, open);
    else callback(null, first.address, first.family);
  });
};
