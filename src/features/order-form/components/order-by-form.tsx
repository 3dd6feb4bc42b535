import { Fragment, type ReactNode, useCallback, useEffect } from "react";
import { type OrderSource, type PlaceOrder, PlacingPanel, usePlaceOrder } from "@/features/checkout";
import {
  type FailedQuery,
  LoadFailure,
  type QueryProgressSource,
  queryProgress,
} from "@/features/query-state";
import { useTexts } from "@/platform/i18n";
import { useSession } from "@/stores/session";
import { Suspense } from "@/ui/loading/suspense";
import { SkeletonCard } from "@/ui/plain/skeleton";

interface Props {
  readonly source: OrderSource;
  /** The query that the form is made from. */
  readonly query: FailedQuery & QueryProgressSource;
  /** Shown instead of the form where the shop does not offer this any more; undefined while it does. */
  readonly unavailable: ReactNode;
  /** Renders the form; undefined until its data is there. */
  readonly form: ((placeOrder: PlaceOrder["place"]) => ReactNode) | undefined;
  /** Called once the order is placed, to remove what was typed. */
  readonly onPlaced: () => void;
}

/** A form that orders without a cart, and the panel that follows the order after the press. */
export function OrderByForm({ source, query, unavailable, form, onPlaced }: Props) {
  // Questions at the press, also without a network, are in the checkout's words.
  useTexts("checkout");
  const epoch = useSession((state) => state.epoch);
  const onPress = useCallback(() => undefined, []);
  // The network may be gone by the time the button is pressed.
  useEffect(() => void PlacingPanel.preload().catch(() => undefined), []);
  const { submission, place, agree, dismiss } = usePlaceOrder(source, onPress, true);
  if (unavailable && !submission) return unavailable;
  return (
    <>
      {submission ? (
        <Suspense>
          <PlacingPanel
            submission={submission}
            cartTotal={null}
            onAgree={agree}
            onDismiss={dismiss}
            onPlaced={onPlaced}
          />
        </Suspense>
      ) : null}
      {form ? (
        // The form stays mounted while the order is on its way: its shopper may have to change something.
        <div hidden={submission !== null}>
          {/* Whoever comes after a sign-out gets a form of their own. */}
          <Fragment key={epoch}>{form(place)}</Fragment>
        </div>
      ) : submission ? null : queryProgress(query) === "failed" ? (
        <LoadFailure query={query} />
      ) : (
        <SkeletonCard ratio={16 / 9} />
      )}
    </>
  );
}
