import { useRef, useState } from "react";
import type { Item } from "@/contract";
import { LoadFailure, queryProgress } from "@/features/query-state";
import { ShareButton } from "@/features/share";
import { WishlistButton } from "@/features/wishlist";
import { isMissing } from "@/platform/http/api-error";
import { useTexts } from "@/platform/i18n";
import { paths } from "@/platform/navigation/paths";
import { useQuery } from "@/platform/query";
import type { OverlayProps } from "@/stores/overlay";
import { useShopScope } from "@/stores/shop-scope";
import { NothingFoundPicture } from "@/ui/illustrations/lazy-illustrations";
import { EmptyState } from "@/ui/plain/empty-state";
import { Sheet } from "@/ui/plain/sheet/sheet";
import { Skeleton, SkeletonText } from "@/ui/plain/skeleton";
import { itemQuery } from "../api/get-item";
import { isCampaignItem } from "../card-rules";
import { ItemActions } from "./item-actions";
import { ItemChoices, scrollToOptionGroup } from "./item-choices";
import styles from "./item-dialog.module.css";
import { ItemGallery } from "./item-gallery";
import { ItemDescription, ItemFacts, ItemHead, ItemNotices } from "./item-information";
import { ItemReviews } from "./item-reviews";
import { StoreLine } from "./store-line";
import { useItemAddress } from "./use-item-address";
import { useItemChoice } from "./use-item-choice";
import { useRememberViewed } from "./use-remember-viewed";

/** An item over the page: opens with the card's data while the details load. */
export default function ItemDialog({ overlay, open, onClose, onClosed }: OverlayProps<"item">) {
  const t = useTexts("shell");
  const scope = useShopScope();
  useItemAddress(overlay, open);
  const moduleId = overlay.moduleId ?? scope.moduleId;
  const query = useQuery({
    ...itemQuery({ ...scope, moduleId }, overlay.slug),
    // There is no call for the details of a campaign's item: its card has all there is.
    enabled: overlay.campaign !== true || overlay.item === undefined,
  });
  // A campaign's item has other prices than the item with the same id, so the card's data wins.
  const item = overlay.campaign ? (overlay.item ?? query.data) : (query.data ?? overlay.item);
  const shell = {
    open,
    onClose,
    onClosed,
    titleHidden: true,
    padded: false,
    closeLabel: t("app.close"),
    width: "58rem",
  } as const;
  // Deleted since the card was loaded.
  if (isMissing(query.error)) {
    return (
      <Sheet {...shell} title={t("empty.notFound")}>
        <EmptyState illustration={<NothingFoundPicture />} title={t("empty.notFound")} />
      </Sheet>
    );
  }
  if (item === undefined) {
    return (
      <Sheet {...shell} title={t("app.loading")}>
        {queryProgress(query) !== "failed" ? <ItemDialogSkeleton /> : <LoadFailure query={query} />}
      </Sheet>
    );
  }
  return <ItemSheet key={item.id} item={item} lineKey={overlay.lineKey} shell={shell} />;
}

interface SheetShell {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onClosed: () => void;
  readonly titleHidden: boolean;
  readonly padded: boolean;
  readonly closeLabel: string;
  readonly width: string;
}

function ItemSheet({
  item,
  lineKey,
  shell,
}: {
  readonly item: Item;
  readonly lineKey: string | undefined;
  readonly shell: SheetShell;
}) {
  const choice = useItemChoice(item, lineKey);
  useRememberViewed(item);
  const [tried, setTried] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  const campaign = isCampaignItem(item);
  return (
    <Sheet
      {...shell}
      title={item.name}
      footer={
        <ItemActions
          item={item}
          choice={choice}
          editedKey={lineKey}
          onDone={shell.onClose}
          onProblem={() => {
            setTried(true);
            scrollToOptionGroup(content.current, choice.problemGroup);
          }}
        />
      }
    >
      <div ref={content} className={styles.content}>
        <div className={styles.figure}>
          <ItemGallery item={item} ratio={4 / 3} />
          <span className={styles.heart}>
            {campaign ? null : <WishlistButton entry={{ target: "item", row: item }} />}
            <ShareButton title={item.name} path={paths.product.href(item, campaign)} />
          </span>
        </div>
        <div className={styles.words}>
          <ItemHead item={item} heading="p" choice={choice} />
          <ItemDescription item={item} />
          <ItemNotices item={item} />
          <ItemChoices item={item} choice={choice} tried={tried} />
          <ItemFacts item={item} />
          <StoreLine item={item} />
          {/* Reviews do not know the ids of campaign items. */}
          {campaign ? null : <ItemReviews itemId={item.id} moduleId={item.module_id} />}
        </div>
      </div>
    </Sheet>
  );
}

function ItemDialogSkeleton() {
  return (
    <div className={styles.content} aria-hidden="true">
      <div className={styles.figure}>
        <Skeleton ratio={4 / 3} />
      </div>
      <div className={styles.words}>
        <Skeleton width="70%" height="2rem" />
        <Skeleton width="30%" height="1.5rem" />
        <SkeletonText lines={3} />
        <Skeleton height="8rem" />
      </div>
    </div>
  );
}
