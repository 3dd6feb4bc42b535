import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { get } from "@/platform/http/client";
import { normaliseCashbackForAmount } from "@/platform/http/normalise/cashback";
import { cacheWindows, dataOf, staleTimeFor, unusedCashbackMs } from "@/platform/query";

/** A customer's cashback for an order of so much (major units, without the tip); null for none. Asks nothing for guests. */
export const cashbackForAmountQuery = (accountKey: string, amount: number) =>
  queryOptions({
    queryKey: ["cashback", accountKey, "amount", amount],
    queryFn: ({ signal }) =>
      get({
        path: "/cashback/getCashback",
        query: { amount },
        normalise: normaliseCashbackForAmount,
        authenticated: true,
        signal,
      }),
    staleTime: staleTimeFor(cacheWindows.cashback),
    gcTime: unusedCashbackMs,
    enabled: accountKey.startsWith("customer:") && amount > 0,
    // The line keeps its place while the cart changes.
    placeholderData: keepPreviousData,
    select: dataOf,
  });
