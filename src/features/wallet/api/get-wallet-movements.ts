import { infiniteQueryOptions } from "@tanstack/react-query";
import type { WalletFilter, WalletMovement } from "@/contract/calls/wallet";
import { get } from "@/platform/http/client";
import { normalisePage } from "@/platform/http/normalise/page";
import { walletMovementRow } from "@/platform/http/normalise/wallet";
import { pagedOptions } from "@/platform/query/paged-options";

const pageSize = 10;

/** Movements of a customer's wallet, newest first, ten a page; of one kind, or all. */
export const walletMovementsQuery = (accountKey: string, type: WalletFilter | "all") =>
  infiniteQueryOptions({
    queryKey: ["wallet", accountKey, type],
    ...pagedOptions(pageSize, (page, signal) =>
      get({
        path: "/customer/wallet/transactions",
        query: { ...page, ...(type === "all" ? {} : { type }) },
        normalise: normalisePage<WalletMovement>(walletMovementRow, "data"),
        authenticated: true,
        signal,
      }),
    ),
    staleTime: 0,
  });
