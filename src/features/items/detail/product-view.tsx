import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { Link } from "react-router-dom";
import type { ItemDetails } from "@/contract";
import {
  KeptQueryNote,
  LoadFailure,
  NothingFoundPicture,
  progressOf,
  useDocumentTitle,
} from "@/features/catalogue";
import { WishButton } from "@/features/wishlist";
import { useTexts } from "@/platform/i18n";
import { paths } from "@/platform/navigation/paths";
import { useShopScope } from "@/stores/scope";
import { ButtonLink } from "@/ui/button";
import { Container } from "@/ui/container";
import { EmptyState } from "@/ui/empty-state";
import { ChevronEndIcon } from "@/ui/icons/chevron-end";
import { Picture } from "@/ui/picture";
import { Skeleton, SkeletonText } from "@/ui/skeleton";
import { itemQuery } from "../api/get-item";
import { isCampaignItem, storeClosing } from "../card-rules";
import { ItemActions } from "./item-actions";
import { ItemChoices, showGroup } from "./item-choices";
import { ItemGallery } from "./item-gallery";
import { isItemMissing } from "./item-missing";
import { ItemReviews } from "./item-reviews";
import { ItemDescription, ItemFacts, ItemHead, ItemNotices } from "./item-words";
import styles from "./product-view.module.css";
import { useItemChoice } from "./use-item-choice";

/** The page of a product. `moduleId` is the address' own, because a shared link may lead into another module. */
export function ProductView({
  idOrSlug,
  moduleId,
}: {
  readonly idOrSlug: string;
  readonly moduleId: number | null;
}) {
  const t = useTexts("shell");
  const scope = useShopScope();
  const options = itemQuery({ ...scope, moduleId: moduleId ?? scope.moduleId }, idOrSlug);
  const query = useQuery(options);
  const progress = progressOf(query);
  const missing = progress === "failed" && isItemMissing(query.error);
  useDocumentTitle(query.data?.name ?? (missing ? t("empty.notFound") : undefined));
  if (progress === "failed") {
    return (
      <Container>
        {missing ? (
          <EmptyState
            headingLevel={1}
            illustration={<NothingFoundPicture />}
            title={t("empty.notFound")}
            action={
              <ButtonLink as={Link} to={paths.home.href()} variant="soft">
                {t("empty.toHome")}
              </ButtonLink>
            }
          />
        ) : (
          <LoadFailure query={query} />
        )}
      </Container>
    );
  }
  if (progress === "loading" || query.data === undefined) return <ProductSkeleton />;
  return (
    <Container>
      <KeptQueryNote queryKey={options.queryKey} />
      <Product key={query.data.id} item={query.data} />
    </Container>
  );
}

function Product({ item }: { readonly item: ItemDetails }) {
  const choice = useItemChoice(item);
  const [tried, setTried] = useState(false);
  const choices = useRef<HTMLDivElement>(null);
  return (
    <div className={styles.product}>
      <div className={styles.figure}>
        <ItemGallery item={item} ratio={1} rounded />
        {isCampaignItem(item) ? null : (
          <span className={styles.heart}>
            <WishButton subject={{ target: "item", row: item }} size="lg" />
          </span>
        )}
      </div>
      <div className={styles.words}>
        <ItemHead item={item} heading="h1" />
        <ItemNotices item={item} />
        <div ref={choices} className={styles.choices}>
          <ItemChoices item={item} choice={choice} tried={tried} />
        </div>
        <div className={styles.actions}>
          <ItemActions
            item={item}
            choice={choice}
            onProblem={() => {
              setTried(true);
              showGroup(choices.current, choice.problemGroup);
            }}
          />
        </div>
        <SellerCard item={item} />
        <ItemDescription item={item} />
        <ItemFacts item={item} />
      </div>
      <div className={styles.reviews}>
        <ItemReviews itemId={item.id} moduleId={item.module_id} />
      </div>
    </div>
  );
}

/** Who sells it. */
function SellerCard({ item }: { readonly item: ItemDetails }) {
  const t = useTexts("catalogue");
  const store = item.store_details;
  const closing = storeClosing(store);
  return (
    <Link to={paths.store.href(store)} className={styles.seller}>
      <span className={styles.logo}>
        <Picture src={store.logo_full_url} alt="" widest={56} />
      </span>
      <span className={styles.sellerWords}>
        <span className={styles.sellerLabel}>{t("item.soldBy")}</span>
        <strong>{store.name}</strong>
        {closing ? <span className={styles.closed}>{t(closing)}</span> : null}
      </span>
      <ChevronEndIcon size={20} />
    </Link>
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
