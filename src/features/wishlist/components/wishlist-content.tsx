import { type ReactNode, useState } from "react";
import { LoadFailure, queryProgress } from "@/features/query-state";
import { useConnectivity } from "@/platform/connectivity";
import { useTexts } from "@/platform/i18n";
import { useQuery } from "@/platform/query";
import { askToConfirm } from "@/stores/confirm";
import { openOverlay } from "@/stores/overlay";
import { useAccountKey, useIsSignedIn } from "@/stores/session";
import { errorText } from "@/stores/show-error";
import { Button } from "@/ui/chakra/button";
import { Tabs } from "@/ui/chakra/tabs";
import { classNames } from "@/ui/class-names";
import { NothingFoundIllustration } from "@/ui/illustrations/nothing-found";
import { EmptyState } from "@/ui/plain/empty-state";
import { ErrorPanel } from "@/ui/plain/error-panel";
import { Skeleton } from "@/ui/plain/skeleton";
import { useMediaQuery } from "@/ui/plain/use-media-query";
import { wishlistQuery } from "../api/get-wishlist";
import type { WishlistEntry } from "../change-wishlist";
import { useSelectedModuleId, useWishlist } from "../use-wishlist";
import styles from "./wishlist-content.module.css";
import { WishlistItem, WishlistStore } from "./wishlist-rows";

type Tab = "item" | "store";

/** The customer's wishlist of this module: a tab for items and one for stores. */
export function WishlistContent({ wide = false }: { readonly wide?: boolean }) {
  const t = useTexts("account");
  const catalogue = useTexts("catalogue");
  const shell = useTexts("shell");
  const signedIn = useIsSignedIn();
  const query = useQuery(wishlistQuery(useAccountKey(), useSelectedModuleId()));
  const { isListed, toggle } = useWishlist();
  const online = useConnectivity() === "online";
  const isWideScreen = useMediaQuery("(min-width: 48em)");
  const [tab, setTab] = useState<Tab>("item");
  const items = (query.data?.item ?? []).filter((row) => isListed("item", row.id));
  const stores = (query.data?.store ?? []).filter((row) => isListed("store", row.id));
  const remove = async (entry: WishlistEntry) => {
    if (await askToConfirm({ question: catalogue("wishlist.question"), tone: "danger" })) toggle(entry);
  };

  const panel = (rows: ReactNode[]) => {
    const progress = queryProgress(query);
    if (progress === "loading") return <WishlistSkeleton label={shell("app.loading")} />;
    if (progress === "failed") {
      // A list that was never loaded is unknown, not empty.
      if (!online) return <LoadFailure query={query} />;
      return (
        <ErrorPanel
          title={t("wishlist.loadFailed")}
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
        text={catalogue("wishlist.emptyText")}
        illustration={<NothingFoundIllustration />}
      />
    );
  };

  return signedIn ? (
    <Tabs<Tab>
      label={t("wishlist.title")}
      fitted={!wide || !isWideScreen}
      value={tab}
      onValueChange={setTab}
      items={[
        {
          value: "item",
          label: t("wishlist.items"),
          count: items.length || undefined,
          panel: panel(
            items.map((row) => (
              <WishlistItem key={row.id} item={row} onRemove={() => void remove({ target: "item", row })} />
            )),
          ),
        },
        {
          value: "store",
          label: t("wishlist.stores"),
          count: stores.length || undefined,
          panel: panel(
            stores.map((row) => (
              <WishlistStore
                key={row.id}
                store={row}
                onRemove={() => void remove({ target: "store", row })}
              />
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

const skeletonRows = [1, 2, 3, 4];

function WishlistSkeleton({ label }: { label: string }) {
  return (
    <div className={styles.list} role="status" aria-label={label}>
      {skeletonRows.map((row) => (
        <div key={row} className={styles.row}>
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
