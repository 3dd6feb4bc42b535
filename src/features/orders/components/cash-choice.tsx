import { useMoney } from "@/platform/format";
import { useTexts } from "@/platform/i18n";

/** Words of the button that pays an order in cash after all, with its total (major units) where that becomes another one. */
export function CashChoice({ total }: { readonly total: number | null }) {
  const t = useTexts("orders");
  const money = useMoney();
  return <>{total === null ? t("failed.switch") : t("failed.switchRounded", { total: money(total) })}</>;
}
