import { queryOptions } from "@tanstack/react-query";
import type { Address } from "@/contract";
import { get } from "@/platform/http/client";
import { addressRow } from "@/platform/http/normalise/customer";
import { normalisePage } from "@/platform/http/normalise/page";
import { dataOf } from "@/platform/query";

/** More than anybody is assumed to have. */
const maxAddresses = 50;

/** A customer's saved addresses. Guests have one, on the device. */
export const addressesQuery = (accountKey: string) =>
  queryOptions({
    queryKey: ["addresses", accountKey],
    queryFn: ({ signal }) =>
      get({
        path: "/customer/address/list",
        query: { limit: maxAddresses, offset: 1 },
        normalise: normalisePage<Address>(addressRow, "addresses"),
        authenticated: true,
        signal,
      }),
    // An order or another page may have added one since it was stored.
    staleTime: 0,
    enabled: accountKey.startsWith("customer:"),
    select: dataOf,
  });
