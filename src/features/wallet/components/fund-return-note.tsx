import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useTexts } from "@/platform/i18n";
import { useInfiniteQuery } from "@/platform/query";
import { rootKey } from "@/platform/query/query-roots";
import { useAccountKey } from "@/stores/session";
import { StatusNote } from "@/ui/plain/status-note";
import { walletMovementsQuery } from "../api/get-wallet-movements";

/** The payment page's flag for a payment into the wallet, when it leads back. */
export type FundFlag = "success" | "fail" | "cancel" | "pending";

/** A movement so young may be the payment of a moment ago, ms. */
const recentMs = 30 * 60_000;
/** Pause between two looks while the money is not there, ms. */
const againMs = 3_000;

/** The outcome of adding money. Anybody can write a flag into an address: the money is there when the shop says so. */
export default function FundReturnNote({ flag }: { readonly flag: FundFlag }) {
  const t = useTexts("addFund");
  const account = useAccountKey();
  const queryClient = useQueryClient();
  const isPaid = flag === "success" || flag === "pending";
  const { data } = useInfiniteQuery({
    ...walletMovementsQuery(account, "add_fund"),
    enabled: isPaid,
    refetchInterval: (query) =>
      isRecent(query.state.data?.pages[0]?.data.rows[0]?.created_at) ? false : againMs,
  });
  const newest = data?.pages[0]?.data.rows[0]?.created_at;
  const isThere = isPaid && isRecent(newest);
  // Data read before the money came are out of date.
  useEffect(() => {
    if (newest === undefined) return;
    void queryClient.invalidateQueries({ queryKey: rootKey("customer", account) });
    void queryClient.invalidateQueries({ queryKey: [...rootKey("wallet", account), "all"] });
  }, [newest, queryClient, account]);
  if (!isPaid)
    return (
      <StatusNote tone="warning" live>
        {t(flag === "fail" ? "failed" : "canceled")}
      </StatusNote>
    );
  return (
    <StatusNote tone={isThere ? "positive" : "info"} live>
      {t(isThere ? "done" : "checking")}
    </StatusNote>
  );
}

const isRecent = (time: string | undefined): boolean =>
  time !== undefined && Date.now() - Date.parse(time) < recentMs;
