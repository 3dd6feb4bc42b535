import { useRef, useState } from "react";
import type { Item, ItemDetails } from "@/contract";
import { ShareButton } from "@/features/share";
import { WishlistButton } from "@/features/wishlist";
import { paths } from "@/platform/navigation/paths";
import { isCampaignItem } from "../card-rules";
import { ItemActions } from "./item-actions";
import { ItemChoices, scrollToOptionGroup } from "./item-choices";
import { ItemGallery } from "./item-gallery";
import { ItemDescription, ItemFacts, ItemHead, ItemNotices } from "./item-information";
import { ItemReviews } from "./item-reviews";
import styles from "./product-view.module.css";
import { SellerCard } from "./seller-card";
import { StoreLine } from "./store-line";
import { useItemChoice } from "./use-item-choice";
import { useRememberViewed } from "./use-remember-viewed";

/** An item on a page of its own: pictures, choices, buttons, facts and reviews. */
export function Product({ item }: { readonly item: Item | ItemDetails }) {
  const campaign = isCampaignItem(item);
  const choice = useItemChoice(item);
  useRememberViewed(item);
  const [tried, setTried] = useState(false);
  const choices = useRef<HTMLDivElement>(null);
  return (
    <div className={styles.product}>
      <div className={styles.figure}>
        <ItemGallery item={item} ratio={1} rounded />
        <span className={styles.heart}>
          {campaign ? null : <WishlistButton entry={{ target: "item", row: item }} size="lg" />}
          <ShareButton title={item.name} path={paths.product.href(item, campaign)} size="lg" />
        </span>
      </div>
      <div className={styles.words}>
        <ItemHead item={item} heading="h1" choice={choice} />
        <ItemNotices item={item} />
        <div ref={choices} className={styles.choices}>
          <ItemChoices item={item} choice={choice} tried={tried} />
        </div>
        <div className={styles.actions} data-page-bar="">
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
