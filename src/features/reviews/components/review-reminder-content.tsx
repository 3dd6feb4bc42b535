import { useEffect } from "react";
import { useQuery } from "@/platform/query";
import { wasJustCanceled } from "@/stores/last-cancellation";
import { currentOverlay, openOverlay, useOverlay } from "@/stores/overlay";
import { useAccountKey } from "@/stores/session";
import { reviewReminderQuery } from "../api/review-reminder";

/** Orders that were asked about in this visit: nobody is asked twice. */
const asked = new Set<number>();

/** Opens the question about a delivered order, once nothing else is open. */
export default function ReviewReminderContent() {
  const { data } = useQuery(reviewReminderQuery(useAccountKey()));
  const isFree = useOverlay() === null;
  useEffect(() => {
    const orderId = data?.order_id ?? null;
    if (orderId === null || !data || !isFree || asked.has(orderId) || currentOverlay()) return;
    if (wasJustCanceled()) return;
    asked.add(orderId);
    openOverlay({ kind: "review-reminder", orderId, images: data.images });
  }, [data, isFree]);
  return null;
}
