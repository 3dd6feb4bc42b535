import type { CourierOrder } from "@/contract/calls/couriers";
import { ClockIcon } from "@/ui/icons/clock";
import { useNow } from "../../staff/texts/use-now";
import { useMe } from "../me/me";
import { isReady } from "../rules/next-step";
import { useTexts } from "../texts/texts";
import { useFormats } from "../texts/use-formats";
import styles from "./when-ready.module.css";

const minuteMs = 60_000;

/** Whether the courier has to wait at the store, and how long. */
export function WhenReady({ order }: { readonly order: CourierOrder }) {
  const t = useTexts();
  const { time } = useFormats();
  const clockAhead = useMe((state) => state.clockAhead);
  const now = useNow(10_000) + clockAhead;
  const { ready_by: readyBy, scheduled_at: scheduledAt } = order;
  const isNow = isReady(order);
  const minutes = readyBy === null ? 0 : Math.ceil((Date.parse(readyBy) - now) / minuteMs);
  return (
    <p className={styles.when} data-ready={isNow || undefined}>
      <ClockIcon size={22} />
      <strong>
        {isNow
          ? t("order.ready")
          : readyBy === null
            ? t("order.making")
            : t("order.readyBy", { time: time(readyBy) })}
      </strong>
      {!isNow && minutes > 0 ? <span>{t("order.readyIn", { count: minutes })}</span> : null}
      {scheduledAt === null ? null : <span>{t("order.for", { time: time(scheduledAt) })}</span>}
    </p>
  );
}
