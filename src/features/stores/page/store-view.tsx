import { useQueryClient } from "@tanstack/react-query";
import { useDeferredValue, useEffect } from "react";
import { useDocumentTitle } from "@/features/document-title";
import { MissingPage } from "@/features/missing-page";
import { CachedQueryNote, LoadFailure, queryProgress } from "@/features/query-state";
import { isMissing } from "@/platform/http/api-error";
import { useTexts } from "@/platform/i18n";
import { useQuery } from "@/platform/query";
import { useShopScope } from "@/stores/shop-scope";
import { lazy } from "@/ui/loading/lazy";
import { Suspense } from "@/ui/loading/suspense";
import { Container } from "@/ui/plain/container";
import { storeQuery } from "../api/get-store";
import { StoreHeader, StoreHeaderSkeleton } from "./store-header";
import { StoreMenuSkeleton } from "./store-menu-skeleton";
import styles from "./store-view.module.css";

/** The menu's script is loaded in parallel with the store's data; the header does not wait for it. */
const menu = () => import("./store-menu").then((module) => ({ default: module.StoreMenu }));
const StoreMenu = lazy(menu);

/** The page of a store. */
export function StoreView({ idOrSlug, distance }: { readonly idOrSlug: string; readonly distance?: number }) {
  const t = useTexts("shell");
  const options = storeQuery(useShopScope(), idOrSlug);
  const query = useQuery(options);
  useEffect(() => void menu().catch(() => {}), []);
  const { data } = query;
  const client = useQueryClient();
  useEffect(() => {
    if (data) import("./store-opened").then(({ storeOpened }) => storeOpened(client, data)).catch(() => {});
  }, [client, data]);
  const progress = queryProgress(query);
  const store = useDeferredValue(query.data);
  // An invalid slug is refused with 403.
  const missing = store === null || (!store && isMissing(query.error));
  useDocumentTitle(store?.name ?? (missing ? t("empty.notFound") : undefined));
  if (progress === "failed" && !missing) {
    return (
      <Container>
        <LoadFailure query={query} isPage />
      </Container>
    );
  }
  if (missing) return <MissingPage />;
  if (store === undefined) {
    return (
      <>
        <p className="visually-hidden" role="status">
          {t("app.loading")}
        </p>
        <StoreHeaderSkeleton />
        <StoreMenuSkeleton />
      </>
    );
  }
  // The list's row has the distance even if the details have none.
  const known = store.distance === undefined && distance !== undefined ? { ...store, distance } : store;
  return (
    <>
      <StoreHeader store={known} />
      <Container className={styles.kept}>
        <CachedQueryNote queryKey={options.queryKey} />
      </Container>
      <Suspense fallback={<StoreMenuSkeleton />}>
        <StoreMenu key={store.id} store={known} below={options.queryKey} />
      </Suspense>
    </>
  );
}
