import { useQueryClient } from "@tanstack/react-query";
import { Navigate } from "react-router-dom";
import { useDocumentTitle } from "@/features/document-title";
import { MissingPage } from "@/features/missing-page";
import { useModuleOfContent } from "@/features/modules";
import { CachedQueryNote, LoadFailure, queryProgress } from "@/features/query-state";
import { isMissing } from "@/platform/http/api-error";
import { useTexts } from "@/platform/i18n";
import { paths } from "@/platform/navigation/paths";
import { useQuery } from "@/platform/query";
import { useShopScope } from "@/stores/shop-scope";
import { Container } from "@/ui/plain/container";
import { InView } from "@/ui/plain/in-view";
import { Skeleton, SkeletonText } from "@/ui/plain/skeleton";
import { campaignItemsQuery } from "../api/get-campaign-items";
import { itemQuery } from "../api/get-item";
import { itemOfAnyModuleQuery } from "../api/get-item-of-any-module";
import { Product } from "./product";
import styles from "./product-view.module.css";
import { RelatedItems } from "./related-items";

/**
 * The page of a product. `moduleId` is from the address, because a shared link may lead into another module; an address
 * without one leads into the module that has the product.
 */
export function ProductView({
  idOrSlug,
  moduleId,
  campaign = false,
}: {
  readonly idOrSlug: string;
  readonly moduleId: number | null;
  /** Whether it is an item of a campaign, at the campaign's price. */
  readonly campaign?: boolean;
}) {
  const t = useTexts("shell");
  const own = useShopScope();
  const scope = { ...own, moduleId: moduleId ?? own.moduleId };
  const details = useQuery({
    ...itemQuery(scope, idOrSlug),
    enabled: !campaign && scope.moduleId !== null,
    // Adding it to the cart may select its module; the choices made on the page stay.
    placeholderData: (previous, of) => (of?.queryKey.at(-1) === idOrSlug ? previous : undefined),
  });
  const campaigns = useQuery({ ...campaignItemsQuery(scope), enabled: campaign && scope.zoneId !== null });
  const query = campaign ? campaigns : details;
  const queryKey = (campaign ? campaignItemsQuery(scope) : itemQuery(scope, idOrSlug)).queryKey;
  const item = campaign
    ? campaigns.data?.find(({ id, slug }) => String(id) === idOrSlug || slug === idOrSlug)
    : details.data;
  useModuleOfContent(item?.module_id);
  const progress = queryProgress(query);
  const missingHere =
    (progress === "failed" && isMissing(query.error)) || (progress === "ready" && item === undefined);
  const looksElsewhere = !campaign && moduleId === null && (missingHere || scope.moduleId === null);
  const elsewhere = useQuery({
    ...itemOfAnyModuleQuery(useQueryClient(), scope, idOrSlug),
    enabled: looksElsewhere,
  });
  const missing = looksElsewhere ? elsewhere.data === null : missingHere;
  useDocumentTitle(item?.name ?? (missing ? t("empty.notFound") : undefined));
  if (looksElsewhere && elsewhere.data) return <Navigate replace to={paths.product.href(elsewhere.data)} />;
  if (missing) return <MissingPage />;
  const failed = looksElsewhere ? elsewhere : query;
  if (queryProgress(failed) === "failed") {
    return (
      <Container>
        <LoadFailure query={failed} isPage />
      </Container>
    );
  }
  if (item === undefined) return <ProductSkeleton />;
  return (
    <>
      <Container>
        <CachedQueryNote queryKey={queryKey} />
        <Product key={item.id} item={item} />
      </Container>
      {campaign ? null : (
        <InView placeholder={<div className={styles.related} />}>
          <Container className={styles.related}>
            <RelatedItems item={item} />
          </Container>
        </InView>
      )}
    </>
  );
}

function ProductSkeleton() {
  const t = useTexts("shell");
  return (
    <Container>
      <p className="visually-hidden" role="status">
        {t("app.loading")}
      </p>
      <div className={styles.product} aria-hidden="true">
        <div className={styles.figure}>
          <Skeleton ratio={1} />
        </div>
        <div className={styles.words}>
          <Skeleton width="80%" height="2.25rem" />
          <Skeleton width="40%" height="1.25rem" />
          <Skeleton width="30%" height="2rem" />
          <Skeleton height="3rem" />
          <Skeleton height="3rem" />
          <SkeletonText lines={4} />
        </div>
      </div>
    </Container>
  );
}
