import { queryProgress } from "@/features/query-state";
import { useTexts } from "@/platform/i18n";
import { useQuery } from "@/platform/query";
import { useAccountKey } from "@/stores/session";
import { Button } from "@/ui/plain/button";
import { StatusNote } from "@/ui/plain/status-note";
import { unpaidOrderQuery } from "../api/get-unpaid-order";

/** The shop's state of an order's payment; while it cannot be asked, that, with a way to ask again. */
export default function PaymentStateNote({ orderId }: { readonly orderId: number }) {
  const t = useTexts("payment");
  const shell = useTexts("shell");
  const query = useQuery(unpaidOrderQuery(useAccountKey(), orderId));
  const state = query.data?.state ?? (queryProgress(query) === "loading" ? "asking" : "unknown");
  const isGood = state === "paid";
  const isCalm = state === "asking" || state === "checking" || state === "refunded";
  return (
    <>
      <StatusNote tone={isGood ? "positive" : isCalm ? "info" : "warning"} live={!isGood}>
        {t(`state.${state}`)}
      </StatusNote>
      {state === "unknown" ? (
        <Button variant="outline" loading={query.isFetching} onClick={() => void query.refetch()}>
          {shell("app.retry")}
        </Button>
      ) : null}
    </>
  );
}
