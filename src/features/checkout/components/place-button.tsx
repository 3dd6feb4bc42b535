import { useId } from "react";
import { toMajor } from "@/domain/money";
import { useMoney } from "@/platform/format";
import { useTexts } from "@/platform/i18n";
import { Button } from "@/ui/plain/button";
import { useRootMark } from "@/ui/plain/use-root-mark";
import { useCheckoutContext } from "../use-checkout";
import { useHasPlaceBar } from "../use-has-place-bar";
import { BlockedNote } from "./blocked-note";
import styles from "./place-button.module.css";
import { useCheckoutArrivalText } from "./use-checkout-arrival-text";

/** The button that orders, below what is missing. It can always be pressed: a press leads to what is missing. */
export function PlaceButton({ withTotal = false }: { readonly withTotal?: boolean }) {
  const { total, digits, distance, place } = useCheckoutContext();
  const t = useTexts("checkout");
  const money = useMoney();
  const arrival = useCheckoutArrivalText();
  const reasonId = useId();
  return (
    <>
      <BlockedNote id={reasonId} />
      <Button
        type="submit"
        size="lg"
        wide
        // A moment's wait, not something to mend: a press says so.
        aria-disabled={distance.pending || place.lookingUp || undefined}
        aria-describedby={reasonId}
        className={styles.button}
      >
        <span className={styles.words}>
          <span>
            {t("summary.place")}
            {withTotal ? (
              <>
                {" · "}
                <bdi>{distance.pending ? "…" : money(toMajor(total.total, digits))}</bdi>
              </>
            ) : null}
          </span>
          {withTotal && arrival !== null ? <span className={styles.arrival}>{arrival}</span> : null}
        </span>
      </Button>
    </>
  );
}

/** On phones the button stays in view, with what it costs and when it arrives. */
export function PlaceBar() {
  return useHasPlaceBar() ? <Bar /> : null;
}

function Bar() {
  useRootMark("data-place-bar");
  return (
    <div className={styles.bar}>
      <PlaceButton withTotal />
    </div>
  );
}
