import { useTexts } from "@/platform/i18n";
import { RadioCards } from "@/ui/chakra/radio-cards";
import { Card } from "@/ui/plain/card";
import { Skeleton } from "@/ui/plain/skeleton";
import { StatusNote } from "@/ui/plain/status-note";
import { useMissingMark } from "../use-missing";
import type { OrderTimes } from "../use-order-times";
import { ChoiceBoundary } from "./choice-boundary";
import { SlotFields } from "./lazy-slot-fields";
import styles from "./sections.module.css";

/** For now or for later. Hidden when there is no choice and no problem to explain. */
export function OrderTimeSection({ times }: { times: OrderTimes }) {
  const t = useTexts("checkout");
  const mark = useMissingMark("time");
  const { problem, days, slot, choose } = times;
  const first = days[0]?.slots[0] ?? null;
  if (first === null) {
    return problem === null ? null : (
      <div {...mark}>
        <StatusNote tone="warning" live>
          {t(problem === "closed" ? "time.closed" : "time.items")}
        </StatusNote>
      </div>
    );
  }
  return (
    <Card as="section">
      <RadioCards<"now" | "later">
        legend={t("time.title")}
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
        <div className={styles.fields}>
          <ChoiceBoundary title={t("time.later")} waiting={<SlotFieldsSkeleton />}>
            <SlotFields days={days} slot={slot} onChoose={choose} />
          </ChoiceBoundary>
        </div>
      ) : null}
    </Card>
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
