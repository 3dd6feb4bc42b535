import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { useTexts } from "@/platform/i18n";
import { Button } from "@/ui/plain/button";
import { useRootMark } from "@/ui/plain/use-root-mark";
import type { CheckoutFormValues } from "../checkout-form-schema";
import { useHasPlaceBar } from "../use-has-place-bar";
import styles from "./place-button.module.css";

/**
 * Stands for the button that orders until its file is there: a press leads to what is missing, and turns the button where nothing
 * is. It orders nothing, because nobody has seen the sum yet.
 */
function EarlyPlaceButton() {
  const t = useTexts("checkout");
  const { trigger } = useFormContext<CheckoutFormValues>();
  const [isComplete, setComplete] = useState(false);
  return (
    <Button
      type="button"
      size="lg"
      wide
      className={styles.button}
      loading={isComplete}
      onClick={() => void trigger(undefined, { shouldFocus: true }).then(setComplete)}
    >
      {t("summary.place")}
    </Button>
  );
}

/** On phones, below the fields and always in view. */
export function EarlyPlaceBar() {
  return useHasPlaceBar() ? <Bar /> : null;
}

function Bar() {
  useRootMark("data-place-bar");
  return (
    <div className={styles.bar}>
      <EarlyPlaceButton />
    </div>
  );
}

/** Elsewhere, where the summary will be. */
export function EarlySummary() {
  return useHasPlaceBar() ? null : (
    <div>
      <EarlyPlaceButton />
    </div>
  );
}
