import { toMajor } from "@/domain/money";
import { useMoney } from "@/platform/format";
import { useTexts } from "@/platform/i18n";
import { StatusNote } from "@/ui/plain/status-note";
import { newsOfProblems, quoteDifferences } from "../quoted-order";
import { useCheckoutContext } from "../use-checkout";

/** Differences between the shop's prices and this page's, and obstacles that only the shop knows. */
export function QuoteNote() {
  const { quote, missing, times, digits, total } = useCheckoutContext();
  const t = useTexts("quote");
  const money = useMoney();
  const amount = (minor: number) => `\u2068${money(toMajor(minor, digits))}\u2069`;
  const { quoted, computed } = quote;
  const differences = quoted ? quoteDifferences(computed, quoted.total) : [];
  const news = newsOfProblems(quoted?.problems ?? [], {
    missing: missing > 0,
    timeImpossible: times.impossible,
  });
  return (
    <>
      {differences.length > 0 ? (
        <StatusNote slim live tone="warning">
          {[
            t("changed", { before: amount(computed.total), now: amount(total.total) }),
            ...differences.map((difference) =>
              t("difference", {
                name: t(difference.amount),
                before: amount(difference.before),
                now: amount(difference.now),
              }),
            ),
          ].join(" ")}
        </StatusNote>
      ) : null}
      {news.map((message) => (
        <StatusNote key={message} slim live tone="warning">
          {message}
        </StatusNote>
      ))}
    </>
  );
}
