import { lazy } from "@/ui/loading/lazy";

/** Fields of a scheduled order. Most orders are for now, and this file brings dayjs. */
export const SlotFields = lazy(() => import("./slot-fields"));
