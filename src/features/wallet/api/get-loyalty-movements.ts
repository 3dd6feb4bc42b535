import { infiniteQueryOptions } from "@tanstack/react-query";
import type { LoyaltyMovement } from "@/contract/calls/wallet";
import { get } from "@/platform/http/client";
import { normalisePage } from "@/platform/http/normalise/page";
import { loyaltyMovementRow } from "@/platform/http/normalise/wallet";
import { pagedOptions } from "@/platform/query/paged-options";

const pageSize = 10;

/** Movements of a customer's loyalty points, newest first, ten a page. */
export const loyaltyMovementsQuery = (accountKey: string) =>
  infiniteQueryOptions({
    queryKey: ["loyalty-points", accountKey],
    ...pagedOptions(pageSize, (page, signal) =>
      get({
        path: "/customer/loyalty-point/transactions",
        query: { ...page },
        normalise: normalisePage<LoyaltyMovement>(loyaltyMovementRow, "data"),
        authenticated: true,
        signal,
      }),
    ),
    staleTime: 0,
  });
