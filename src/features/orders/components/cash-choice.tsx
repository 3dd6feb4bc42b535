import { useMoney } from "@/platform/format";
import { useTexts } from "@/platform/i18n";

/** The label of the button that pays an order in cash after all, with its total (major units) when that changes. */
export function CashChoice({ total }: { readonly total: number | null }) {
  const t = useTexts("orders");
  const money = useMoney();
  return <>{total === null ? t("failed.switch") : t("failed.switchRounded", { total: money(total) })}</>;
}
