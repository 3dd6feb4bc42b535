import { useCallback, useEffect } from "react";
import { Navigate } from "react-router-dom";
import { PlacingPanel, usePlaceOrder } from "@/features/checkout";
import { useConfig } from "@/features/configuration";
import { LoadFailure, queryProgress } from "@/features/query-state";
import { useTexts } from "@/platform/i18n";
import { paths } from "@/platform/navigation/paths";
import { useQuery } from "@/platform/query";
import { deleteParcelDraft } from "@/stores/parcel-draft";
import { useSession } from "@/stores/session";
import { useShopScope } from "@/stores/shop-scope";
import { Suspense } from "@/ui/loading/suspense";
import { SkeletonCard } from "@/ui/window/skeleton";
import { parcelCategoriesQuery } from "../api/get-parcel-categories";
import { ParcelForm } from "./parcel-form";

interface Props {
  readonly moduleId: number;
  readonly categoryId: number;
}

/** Waits for the category, then asks from where to where; follows an order that is on its way. */
export default function ParcelOrder({ moduleId, categoryId }: Props) {
  // What is asked at the press, also without a network, is in the checkout's words.
  useTexts("checkout");
  const query = useQuery(parcelCategoriesQuery(useShopScope()));
  const config = useConfig();
  const epoch = useSession((state) => state.epoch);
  const onPress = useCallback(() => undefined, []);
  // What follows the press is there also where the network has gone before it.
  useEffect(() => void PlacingPanel.preload().catch(() => undefined), []);
  // A parcel needs no cart, as if it were an empty one.
  const { submission, place, agree, dismiss } = usePlaceOrder({ moduleId }, onPress, true);
  const category = query.data?.find(({ id }) => id === categoryId);
  const failed = !category && !submission && queryProgress(query) === "failed";
  // The shop no longer has this category.
  if (query.data && !category && !submission) return <Navigate to={paths.home.href()} replace />;
  return (
    <>
      {submission ? (
        <Suspense>
          <PlacingPanel
            submission={submission}
            cartTotal={null}
            onAgree={agree}
            onDismiss={dismiss}
            onPlaced={deleteParcelDraft}
          />
        </Suspense>
      ) : null}
      {category && config ? (
        // The form keeps its values while the order is on its way: the shopper may be asked something.
        <div hidden={submission !== null}>
          {/* Another form for who comes after a sign-out. */}
          <ParcelForm key={epoch} {...{ category, config, moduleId }} placeOrder={place} />
        </div>
      ) : failed ? (
        <LoadFailure query={query} />
      ) : submission ? null : (
        <SkeletonCard ratio={16 / 9} />
      )}
    </>
  );
}
