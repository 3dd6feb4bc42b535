import type { OrderSlot } from "@/domain/order-slots";
import { useTexts } from "@/platform/i18n";
import { RadioCards } from "@/ui/chakra/radio-cards";
import { Skeleton } from "@/ui/plain/skeleton";
import type { OrderTimes } from "../use-order-times";
import { ChoiceBoundary } from "./choice-boundary";
import { SlotFields } from "./lazy-slot-fields";
import styles from "./sections.module.css";

interface Props {
  readonly times: OrderTimes;
  /** The first slot, which is taken by who wants it later. */
  readonly first: OrderSlot;
}

/** For now or for later, and then when. */
export function TimeFields({ times: { problem, days, slot, choose }, first }: Props) {
  const t = useTexts("checkout");
  return (
    <>
      <RadioCards<"now" | "later">
        legend={t("time.title")}
        legendHidden
        layout="row"
        value={slot === null ? "now" : "later"}
        onValueChange={(when) => choose(when === "now" ? null : (slot ?? first))}
        options={[
          {
            value: "now",
            label: t("time.now"),
            hint:
              problem === null ? undefined : t(problem === "closed" ? "time.closedShort" : "time.itemsShort"),
            disabled: problem !== null,
          },
          { value: "later", label: t("time.later"), hint: t("time.laterHint") },
        ]}
      />
      {slot ? (
        <ChoiceBoundary title={t("time.later")} waiting={<SlotFieldsSkeleton />}>
          <SlotFields days={days} slot={slot} onChoose={choose} />
        </ChoiceBoundary>
      ) : null}
    </>
  );
}

function SlotFieldsSkeleton() {
  return (
    <div className={styles.two}>
      <Skeleton height="4.5rem" />
      <Skeleton height="4.5rem" />
    </div>
  );
}
