import { CategoryView } from "@/features/search";
import { preloadTexts } from "@/platform/i18n";
import { useParams } from "@/platform/router";

void preloadTexts("catalogue", "browse");

/** `/category/{id}`: the items and stores of one category, with its children. */
export default function CategoryPage() {
  const { id = "" } = useParams();
  return <CategoryView idOrSlug={id} />;
}
