import { useDocumentTitle } from "@/features/document-title";
import { PagedItems } from "@/features/items";
import { MissingPage } from "@/features/missing-page";
import { isMissing } from "@/platform/http/api-error";
import { useTexts } from "@/platform/i18n";
import { paths } from "@/platform/navigation/paths";
import { useInfiniteQuery, useQuery } from "@/platform/query";
import { useShopScope } from "@/stores/shop-scope";
import { RelatedLinks } from "@/ui/plain/related-links";
import { TitledPage } from "@/ui/plain/titled-page";
import { conditionPagesQuery } from "../api/get-condition-items";
import { conditionsQuery } from "../api/get-conditions";

/** The items for a common condition, with links to the other conditions. */
export function ConditionView({ idOrSlug }: { readonly idOrSlug: string }) {
  const text = useTexts("browse");
  const shell = useTexts("shell");
  const scope = useShopScope();
  const conditions = useQuery(conditionsQuery(scope));
  const query = useInfiniteQuery(conditionPagesQuery(scope, idOrSlug));
  const named = conditions.data?.find(({ id, slug }) => String(id) === idOrSlug || slug === idOrSlug);
  // Only the items call knows: the list of conditions leaves out those without items.
  const unknown = isMissing(query.error);
  const title = named?.name ?? (unknown ? shell("empty.notFound") : text("condition.title"));
  useDocumentTitle(title);
  if (unknown) return <MissingPage />;
  return (
    <TitledPage title={title}>
      {conditions.data && conditions.data.length > 1 ? (
        <RelatedLinks
          label={text("condition.title")}
          links={conditions.data.map((condition) => ({
            key: condition.id,
            to: paths.condition.href(condition),
            text: condition.name,
            current: condition.id === named?.id,
          }))}
        />
      ) : null}
      <h2 className="visually-hidden">{text("category.items")}</h2>
      <PagedItems query={query} emptyTitle={text("condition.items")} />
    </TitledPage>
  );
}
