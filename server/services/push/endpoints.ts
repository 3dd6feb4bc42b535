/** Allowed addresses of subscriptions: a shopper must not make this server call any other address. */
import { ECDH } from "node:crypto";
import { lookup } from "node:dns";
import { BlockList, isIPv6, type LookupFunction } from "node:net";

/** A list for each family: in one list the mapped form of IPv6 would stand for every IPv4 address. */
const private4 = new BlockList();
const private6 = new BlockList();
for (const [network, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["224.0.0.0", 3],
] as const) {
  private4.addSubnet(network, bits, "ipv4");
}
for (const [network, bits] of [
  ["::", 127],
  ["::ffff:0:0", 96],
  ["64:ff9b::", 96],
  ["fc00::", 7],
  ["fe80::", 10],
  ["ff00::", 8],
] as const) {
  private6.addSubnet(network, bits, "ipv6");
}

/** Whether an address is of this machine or a private network. */
export const isPrivateAddress = (address: string): boolean =>
  isIPv6(address) ? private6.check(address, "ipv6") : private4.check(address, "ipv4");

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
