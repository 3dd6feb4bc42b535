import { useCallback, useEffect } from "react";
import { Link } from "react-router-dom";
import type { StoreDetails } from "@/contract";
import { takesPrescriptions } from "@/domain/prescription-offer";
import { PlacingPanel, usePlaceOrder } from "@/features/checkout";
import { useConfig } from "@/features/configuration";
import { LoadFailure, queryProgress } from "@/features/query-state";
import { storeQuery } from "@/features/stores";
import { useTexts } from "@/platform/i18n";
import { paths } from "@/platform/navigation/paths";
import { useQuery } from "@/platform/query";
import { deletePrescriptionDraft } from "@/stores/prescription-draft";
import { useSession } from "@/stores/session";
import { useShopScope } from "@/stores/shop-scope";
import { Suspense } from "@/ui/loading/suspense";
import { ButtonLink } from "@/ui/window/button";
import { EmptyState } from "@/ui/window/empty-state";
import { SkeletonCard } from "@/ui/window/skeleton";
import { PrescriptionForm } from "./prescription-form";

/** Waits for the store, then asks for the photos and where to; follows an order that is on its way. */
export default function PrescriptionOrder({ storeId }: { readonly storeId: number }) {
  // What is asked at the press, also without a network, is in the checkout's words.
  useTexts("checkout");
  const query = useQuery(storeQuery(useShopScope(), String(storeId)));
  const config = useConfig();
  const epoch = useSession((state) => state.epoch);
  const store = query.data ?? undefined;
  const onPress = useCallback(() => undefined, []);
  // What follows the press is there also where the network has gone before it.
  useEffect(() => void PlacingPanel.preload().catch(() => undefined), []);
  const source = { moduleId: store?.module_id ?? 0, buyNow: "prescription" as const };
  const { submission, place, agree, dismiss } = usePlaceOrder(source, onPress, true);
  const failed = !store && !submission && queryProgress(query) === "failed";
  const isRefused = query.data === null || (store && config && !takesPrescriptions(store, config));
  return (
    <>
      {submission ? (
        <Suspense>
          <PlacingPanel
            submission={submission}
            cartTotal={null}
            onAgree={agree}
            onDismiss={dismiss}
            onPlaced={deletePrescriptionDraft}
          />
        </Suspense>
      ) : null}
      {isRefused && !submission ? (
        <NotTaken store={store} />
      ) : store && config ? (
        // The form keeps its values while the order is on its way: the shopper may be asked something.
        <div hidden={submission !== null}>
          {/* Another form for who comes after a sign-out. */}
          <PrescriptionForm key={epoch} {...{ store, config }} placeOrder={place} />
        </div>
      ) : failed ? (
        <LoadFailure query={query} />
      ) : submission ? null : (
        <SkeletonCard ratio={16 / 9} />
      )}
    </>
  );
}

function NotTaken({ store }: { readonly store: StoreDetails | undefined }) {
  const t = useTexts("prescriptions");
  const shell = useTexts("shell");
  return (
    <EmptyState
      title={t("store.title")}
      text={t("store.text")}
      action={
        <ButtonLink as={Link} to={store ? paths.store.href(store) : paths.home.href()} variant="soft">
          {store ? t("store.back") : shell("nav.home")}
        </ButtonLink>
      }
    />
  );
}
