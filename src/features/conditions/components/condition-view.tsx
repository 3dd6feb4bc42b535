import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { useDocumentTitle } from "@/features/document-title";
import { PagedItems } from "@/features/items";
import { MissingPage } from "@/features/missing-page";
import { isMissing } from "@/platform/http/api-error";
import { useTexts } from "@/platform/i18n";
import { paths } from "@/platform/navigation/paths";
import { useShopScope } from "@/stores/shop-scope";
import { ButtonLink } from "@/ui/window/button";
import { Container } from "@/ui/window/container";
import { conditionPagesQuery } from "../api/get-condition-items";
import { conditionsQuery } from "../api/get-conditions";
import styles from "./condition-view.module.css";

/** What helps with a common condition, with the way to the others. */
export function ConditionView({ idOrSlug }: { readonly idOrSlug: string }) {
  const text = useTexts("browse");
  const shell = useTexts("shell");
  const scope = useShopScope();
  const conditions = useQuery(conditionsQuery(scope));
  const query = useInfiniteQuery(conditionPagesQuery(scope, idOrSlug));
  const named = conditions.data?.find(({ id, slug }) => String(id) === idOrSlug || slug === idOrSlug);
  // Only the server knows: the list of conditions holds those that have something in it.
  const unknown = isMissing(query.error);
  const title = named?.name ?? (unknown ? shell("empty.notFound") : text("condition.title"));
  useDocumentTitle(title);
  if (unknown) return <MissingPage />;
  return (
    <Container className={styles.page}>
      <h1 className={styles.title}>
        <bdi>{title}</bdi>
      </h1>
      {conditions.data && conditions.data.length > 1 ? (
        <nav className={styles.others} aria-label={text("condition.title")}>
          {conditions.data.map((condition) => (
            <ButtonLink
              key={condition.id}
              as={Link}
              size="sm"
              variant={condition.id === named?.id ? "solid" : "outline"}
              aria-current={condition.id === named?.id ? "page" : undefined}
              to={paths.condition.href(condition)}
              replace
            >
              {condition.name}
            </ButtonLink>
          ))}
        </nav>
      ) : null}
      <h2 className="visually-hidden">{text("category.items")}</h2>
      <PagedItems query={query} emptyTitle={text("condition.items")} />
    </Container>
  );
}
