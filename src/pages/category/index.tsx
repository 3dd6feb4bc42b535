import { useParams } from "react-router-dom";
import { CategoryView } from "@/features/search";
import { preloadTexts } from "@/platform/i18n";

void preloadTexts("catalogue", "browse");

/** `/category/{id}`: the items and stores of one category, with its children. */
export default function CategoryPage() {
  const { id = "" } = useParams();
  return <CategoryView idOrSlug={id} />;
}
