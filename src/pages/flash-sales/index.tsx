import { useSearchParams } from "react-router-dom";
import { FlashSaleView } from "@/features/flash-sales";
import { preloadTexts } from "@/platform/i18n";

void preloadTexts("catalogue", "browse");

/** `/flash-sales?id=…`: the items of a flash sale. */
export default function FlashSalesPage() {
  const [query] = useSearchParams();
  const id = query.get("id") ?? "";
  const number = /^\d{1,9}$/.test(id) ? Number(id) : 0;
  return <FlashSaleView key={number} id={number} />;
}
