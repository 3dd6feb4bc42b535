import { queryOptions } from "@tanstack/react-query";
import { get } from "@/platform/http/client";
import { requireEntity } from "@/platform/http/normalise/readers";
import { cacheWindows, dataOf, staleTimeFor } from "@/platform/query";

/** The call of each text; the one of `cancelation-policy` is spelt `cancelation`. */
const calls = {
  terms: "/terms-and-conditions",
  privacy: "/privacy-policy",
  about: "/about-us",
  refund: "/refund-policy",
  shipping: "/shipping-policy",
  cancellation: "/cancelation",
} as const;
export type PolicyName = keyof typeof calls;

/** HTML of a policy, a bare JSON string on the wire. Unvalidated input: sanitise before showing. */
export const policyQuery = (name: PolicyName, language: string) =>
  queryOptions({
    queryKey: ["policies", name, language],
    queryFn: ({ signal }) =>
      get({
        path: calls[name],
        normalise: (response) => requireEntity(typeof response === "string" ? response : null),
        authenticated: false,
        signal,
        shop: { language },
      }),
    staleTime: staleTimeFor(cacheWindows.otherLists),
    select: dataOf,
  });
