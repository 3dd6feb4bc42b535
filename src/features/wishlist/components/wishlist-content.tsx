import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useNavigate } from "react-router-dom";
import type { Item, Store } from "@/contract";
import { linePrice } from "@/domain/item-price";
import { toMajor } from "@/domain/money";
import { LoadFailure, queryProgress } from "@/features/query-state";
import { useConnectivity } from "@/platform/connectivity";
import { formatRating, useDigits, useMoney } from "@/platform/format";
import { useTexts } from "@/platform/i18n";
import { paths } from "@/platform/navigation/paths";
import { askToConfirm } from "@/stores/ask-overlay";
import { useOutboxRows } from "@/stores/outbox-rows";
import { closeOverlaysAndNavigate, openOverlay } from "@/stores/overlay";
import { useAccountKey, useIsSignedIn } from "@/stores/session";
import { errorText } from "@/stores/show-error";
import { ClockIcon } from "@/ui/icons/clock";
import { StoreIcon } from "@/ui/icons/store";
import { TrashIcon } from "@/ui/icons/trash";
import { NothingFoundIllustration } from "@/ui/illustrations/nothing-found";
import { Button } from "@/ui/kit/button";
import { Tabs } from "@/ui/kit/tabs";
import { classNames } from "@/ui/window/class-names";
import { EmptyState } from "@/ui/window/empty-state";
import { ErrorPanel } from "@/ui/window/error-panel";
import { IconButton } from "@/ui/window/icon-button";
import { Picture } from "@/ui/window/picture";
import { PriceTag } from "@/ui/window/price-tag";
import { Rating } from "@/ui/window/rating";
import { Skeleton } from "@/ui/window/skeleton";
import { useMediaQuery } from "@/ui/window/use-media-query";
import { wishlistQuery } from "../api/get-wishlist";
import type { WishSubject } from "../change-wish";
import { useSelectedModuleId, useWishlist } from "../use-wishlist";
import styles from "./wishlist-content.module.css";

type Tab = "item" | "store";

/** The customer's wishlist of this module: a tab for items and one for stores. */
export function WishlistContent({ wide = false }: { readonly wide?: boolean }) {
  const t = useTexts("account");
  const catalogue = useTexts("catalogue");
  const shell = useTexts("shell");
  const signedIn = useIsSignedIn();
  const query = useQuery(wishlistQuery(useAccountKey(), useSelectedModuleId()));
  const { isWished, toggle } = useWishlist();
  const online = useConnectivity() === "online";
  const roomy = useMediaQuery("(min-width: 48em)");
  const [tab, setTab] = useState<Tab>("item");
  const items = (query.data?.item ?? []).filter((row) => isWished("item", row.id));
  const stores = (query.data?.store ?? []).filter((row) => isWished("store", row.id));
  const remove = async (subject: WishSubject) => {
    if (await askToConfirm({ question: catalogue("wish.question"), tone: "danger" })) toggle(subject);
  };

  const panel = (rows: ReactNode[]) => {
    const progress = queryProgress(query);
    if (progress === "loading") return <Loading label={shell("app.loading")} />;
    if (progress === "failed") {
      // A list that was never loaded is unknown, not empty.
      if (!online) return <LoadFailure query={query} />;
      return (
        <ErrorPanel
          title={t("wish.loadFailed")}
          text={errorText(query.error)}
          retryLabel={shell("app.retry")}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      );
    }
    if (rows.length > 0) return <ul className={classNames(styles.list, wide && styles.wide)}>{rows}</ul>;
    return (
      <EmptyState
        compact
        headingLevel={3}
        title={shell("empty.notFound")}
        text={catalogue("wish.emptyText")}
        illustration={<NothingFoundIllustration />}
      />
    );
  };

  return signedIn ? (
    <Tabs<Tab>
      label={t("wish.title")}
      fitted={!wide || !roomy}
      value={tab}
      onValueChange={setTab}
      items={[
        {
          value: "item",
          label: t("wish.items"),
          count: items.length || undefined,
          panel: panel(
            items.map((row) => (
              <WishedItem key={row.id} item={row} onRemove={() => void remove({ target: "item", row })} />
            )),
          ),
        },
        {
          value: "store",
          label: t("wish.stores"),
          count: stores.length || undefined,
          panel: panel(
            stores.map((row) => (
              <WishedStore key={row.id} store={row} onRemove={() => void remove({ target: "store", row })} />
            )),
          ),
        },
      ]}
    />
  ) : (
    <EmptyState
      compact
      headingLevel={3}
      title={t("auth.notLoggedIn")}
      action={
        <Button onClick={() => openOverlay({ kind: "auth", mode: "sign-in" })}>{t("auth.signIn")}</Button>
      }
    />
  );
}

function WishedItem({ item, onRemove }: { item: Item; onRemove: () => void }) {
  const t = useTexts("account");
  const catalogue = useTexts("catalogue");
  const money = useMoney();
  const digits = useDigits();
  const navigate = useNavigate();
  const price = linePrice({ item, variation: [], addOns: [], quantity: 1, digits });
  const show = () => {
    if (item.module_type === "ecommerce")
      closeOverlaysAndNavigate((options) => void navigate(paths.product.href(item), options));
    else openOverlay({ kind: "item", slug: item.slug, moduleId: item.module_id, item });
  };
  return (
    <li className={styles.row}>
      <button type="button" className={styles.main} onClick={show}>
        <span className={styles.picture}>
          <Picture src={item.image_full_url} alt="" maxWidth={88} />
        </span>
        <span className={styles.words}>
          <span className={styles.name}>{item.name}</span>
          <Waits target="item" id={item.id} />
          {item.store_name ? <span className={styles.muted}>{item.store_name}</span> : null}
          <PriceTag
            size="sm"
            price={money(toMajor(price.total, digits))}
            oldPrice={price.discount > 0 ? money(toMajor(price.products, digits)) : undefined}
            labels={{ price: t("wish.price"), oldPrice: t("wish.oldPrice") }}
          />
        </span>
      </button>
      <IconButton label={catalogue("wish.remove", { name: item.name })} onClick={onRemove}>
        <TrashIcon />
      </IconButton>
    </li>
  );
}

function WishedStore({ store, onRemove }: { store: Store; onRemove: () => void }) {
  const t = useTexts("account");
  const catalogue = useTexts("catalogue");
  const navigate = useNavigate();
  const rating = formatRating(store.avg_rating);
  return (
    <li className={styles.row}>
      <button
        type="button"
        className={styles.main}
        onClick={() => closeOverlaysAndNavigate((options) => void navigate(paths.store.href(store), options))}
      >
        <span className={styles.picture}>
          <Picture src={store.logo_full_url} alt="" maxWidth={88} fallback={<StoreIcon size={28} />} />
        </span>
        <span className={styles.words}>
          <span className={styles.name}>{store.name}</span>
          <Waits target="store" id={store.id} />
          <span className={styles.muted}>{store.address}</span>
          {store.avg_rating > 0 ? (
            <Rating
              variant="compact"
              value={store.avg_rating}
              text={rating}
              label={t("wish.rating", { rating })}
            />
          ) : null}
        </span>
      </button>
      <IconButton label={catalogue("wish.remove", { name: store.name })} onClick={onRemove}>
        <TrashIcon />
      </IconButton>
    </li>
  );
}

/** Shown while a change waits for the network. */
function Waits({ target, id }: { readonly target: Tab; readonly id: number }) {
  const t = useTexts("account");
  const online = useConnectivity() === "online";
  const waits = useOutboxRows().some(
    (row) => row.kind === "wishlist" && row.payload.target === target && row.payload.id === id,
  );
  if (!waits || online) return null;
  return (
    <span className={styles.waits}>
      <ClockIcon size={14} />
      {t("wish.waits")}
    </span>
  );
}

const places = [1, 2, 3, 4];

function Loading({ label }: { label: string }) {
  return (
    <div className={styles.list} role="status" aria-label={label}>
      {places.map((place) => (
        <div key={place} className={styles.row}>
          <Skeleton width="5.5rem" height="5.5rem" />
          <div className={styles.words}>
            <Skeleton width="70%" />
            <Skeleton width="45%" />
          </div>
        </div>
      ))}
    </div>
  );
}
