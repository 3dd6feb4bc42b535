import { lazy } from "@/ui/loading/lazy";

export { ReviewReminder } from "./components/review-reminder";

/** The forms of one order, in a chunk of their own. */
export const RateAndReviewView = lazy(() => import("./components/rate-and-review-view"));
/** Asks for a review of a delivered order. */
export const ReviewReminderOverlay = lazy(() => import("./components/review-reminder-overlay"));
