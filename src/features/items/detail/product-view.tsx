import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { Link } from "react-router-dom";
import type { Item, ItemDetails } from "@/contract";
import { useDocumentTitle } from "@/features/document-title";
import { MissingPage } from "@/features/missing-page";
import { CachedQueryNote, LoadFailure, QuerySection, queryProgress } from "@/features/query-state";
import { ShareButton } from "@/features/share";
import { WishButton } from "@/features/wishlist";
import { isMissing } from "@/platform/http/api-error";
import { useTexts } from "@/platform/i18n";
import { paths } from "@/platform/navigation/paths";
import { useShopScope } from "@/stores/shop-scope";
import { ChevronEndIcon } from "@/ui/icons/chevron-end";
import { Container } from "@/ui/window/container";
import { NearView } from "@/ui/window/near-view";
import { Picture } from "@/ui/window/picture";
import { Skeleton, SkeletonText } from "@/ui/window/skeleton";
import { campaignItemsQuery } from "../api/get-campaign-items";
import { itemQuery } from "../api/get-item";
import { relatedItemsQuery } from "../api/get-related-items";
import { isCampaignItem } from "../card-rules";
import { ItemCarousel, ItemCarouselSkeleton } from "../components/item-lists";
import { useStoreClosing } from "../use-availability";
import { ItemActions } from "./item-actions";
import { ItemChoices, scrollToOptionGroup } from "./item-choices";
import { ItemGallery } from "./item-gallery";
import { ItemDescription, ItemFacts, ItemHead, ItemNotices } from "./item-information";
import { ItemReviews } from "./item-reviews";
import styles from "./product-view.module.css";
import { StoreLine } from "./store-line";
import { useItemChoice } from "./use-item-choice";

/** The page of a product. `moduleId` is from the address, because a shared link may lead into another module. */
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
  const details = useQuery({ ...itemQuery(scope, idOrSlug), enabled: !campaign });
  const campaigns = useQuery({ ...campaignItemsQuery(scope), enabled: campaign && scope.zoneId !== null });
  const query = campaign ? campaigns : details;
  const queryKey = (campaign ? campaignItemsQuery(scope) : itemQuery(scope, idOrSlug)).queryKey;
  const item = campaign
    ? campaigns.data?.find(({ id, slug }) => String(id) === idOrSlug || slug === idOrSlug)
    : details.data;
  const progress = queryProgress(query);
  const missing =
    (progress === "failed" && isMissing(query.error)) || (progress === "ready" && item === undefined);
  useDocumentTitle(item?.name ?? (missing ? t("empty.notFound") : undefined));
  if (progress === "failed" || missing) {
    return missing ? (
      <MissingPage />
    ) : (
      <Container>
        <LoadFailure query={query} />
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
        <NearView placeholder={<div className={styles.related} />}>
          <Container className={styles.related}>
            <Related item={item} />
          </Container>
        </NearView>
      )}
    </>
  );
}

function Product({ item }: { readonly item: Item | ItemDetails }) {
  const campaign = isCampaignItem(item);
  const choice = useItemChoice(item);
  const [tried, setTried] = useState(false);
  const choices = useRef<HTMLDivElement>(null);
  return (
    <div className={styles.product}>
      <div className={styles.figure}>
        <ItemGallery item={item} ratio={1} rounded />
        <span className={styles.heart}>
          {campaign ? null : <WishButton subject={{ target: "item", row: item }} size="lg" />}
          <ShareButton title={item.name} path={paths.product.href(item, campaign)} size="lg" />
        </span>
      </div>
      <div className={styles.words}>
        <ItemHead item={item} heading="h1" choice={choice} />
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
              scrollToOptionGroup(choices.current, choice.problemGroup);
            }}
          />
        </div>
        {"store_details" in item ? <SellerCard item={item} /> : <StoreLine item={item} />}
        <ItemDescription item={item} />
        <ItemFacts item={item} />
      </div>
      {campaign ? null : (
        <div className={styles.reviews}>
          <ItemReviews itemId={item.id} moduleId={item.module_id} />
        </div>
      )}
    </div>
  );
}

/** What else there is of its kind; asked for when somebody has read that far. */
function Related({ item }: { readonly item: Item }) {
  const text = useTexts("browse");
  const scope = useShopScope();
  const layout = item.module_type === "food" ? "horizontal" : "tile";
  const query = useQuery(relatedItemsQuery({ ...scope, moduleId: item.module_id }, item.id));
  return (
    <QuerySection
      title={text("item.related")}
      query={query}
      isEmpty={(items) => items.length === 0}
      skeleton={<ItemCarouselSkeleton layout={layout} />}
    >
      {(items) => <ItemCarousel label={text("item.related")} items={items} layout={layout} />}
    </QuerySection>
  );
}

/** Who sells it. */
function SellerCard({ item }: { readonly item: ItemDetails }) {
  const t = useTexts("catalogue");
  const store = item.store_details;
  const closing = useStoreClosing(store);
  return (
    <Link to={paths.store.href(store)} className={styles.seller}>
      <span className={styles.logo}>
        <Picture src={store.logo_full_url} alt="" maxWidth={56} />
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
