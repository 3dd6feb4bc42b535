import { useParams, useSearchParams } from "react-router-dom";
import { ProductView } from "@/features/items";
import { preloadTexts } from "@/platform/i18n";

void preloadTexts("catalogue", "browse");

/** `/product/{id}`: one item on a page of its own. */
export default function ProductPage() {
  const { id = "" } = useParams();
  const [query] = useSearchParams();
  const moduleId = Number(query.get("module_id") ?? 0);
  return (
    <ProductView
      idOrSlug={id}
      moduleId={Number.isSafeInteger(moduleId) && moduleId > 0 ? moduleId : null}
      campaign={query.get("product_type") === "campaign"}
    />
  );
}
