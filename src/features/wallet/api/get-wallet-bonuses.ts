import { queryOptions } from "@tanstack/react-query";
import { get } from "@/platform/http/client";
import { requireRows } from "@/platform/http/normalise/readers";
import { walletBonusRow } from "@/platform/http/normalise/wallet";
import { cacheWindows, dataOf, staleTimeFor } from "@/platform/query";

/** Today's bonuses on money that is added to the wallet. */
export const walletBonusesQuery = (accountKey: string) =>
  queryOptions({
    queryKey: ["wallet", accountKey, "bonuses"],
    queryFn: ({ signal }) =>
      get({
        path: "/customer/wallet/bonuses",
        normalise: (response) => requireRows(response, walletBonusRow),
        authenticated: true,
        signal,
      }),
    staleTime: staleTimeFor(cacheWindows.otherLists),
    select: dataOf,
  });
