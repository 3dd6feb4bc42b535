import { lazy } from "@/ui/loading/lazy";

/** For an order for later. Most orders are for now, and this file brings dayjs. */
export const SlotFields = lazy(() => import("./slot-fields"));
