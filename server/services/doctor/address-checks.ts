/** Whether the shop knows its own address and those of its shoppers. */

import type { Check } from "./diagnosis";
import { readSeenProxy } from "./seen-proxy";

/** Without https browsers give no location, no pushes and no offline start. */
export const checkAddress: Check = async ({ settings: { publicUrl } }) =>
  publicUrl.startsWith("https:")
    ? { state: "ok", title: `Address: shoppers open ${publicUrl}.` }
    : {
        state: "red",
        title: `Address: PUBLIC_URL is ${publicUrl}, where browsers allow no location, no pushes and no installing.`,
        mend: "Put a proxy with a certificate in front, and set PUBLIC_URL to its https address.",
      };

/** Behind a proxy that is not trusted all shoppers have one address, and share its limits. */
export const checkProxy: Check = async ({ database, settings: { trustProxy }, clock }) => {
  if (trustProxy !== false) return { state: "ok", title: "Proxy: TRUST_PROXY is set." };
  const seen = await readSeenProxy(database, clock.now());
  if (seen === null) return { state: "ok", title: "Proxy: none was seen." };
  const mend = "Set TRUST_PROXY to the number of proxies, 1 for one, and start again.";
  const found = `X-Forwarded-For came ${seen.isPrivate ? "from a private address" : "from the internet"} at ${seen.at}.`;
  return seen.isPrivate
    ? {
        state: "red",
        title:
          "Proxy: requests come through one, and TRUST_PROXY is not set: all shoppers share one address and its limits.",
        lines: [found],
        mend,
      }
    : {
        state: "yellow",
        title: "Proxy: somebody sends X-Forwarded-For, and TRUST_PROXY is not set.",
        lines: [found],
        mend: `If that is a CDN of yours: ${mend} Otherwise leave it.`,
      };
};
