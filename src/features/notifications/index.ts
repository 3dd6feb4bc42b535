import type { QueryClient } from "@tanstack/react-query";
import { lazy } from "@/ui/loading/lazy";
import { optional } from "@/ui/loading/optional";

export { useUnreadCount } from "./use-unread-count";

/** Offers pushes after an order; nothing where they are on, refused or unsupported. */
export const PushOffer = lazy(optional(() => import("./components/push-offer")));
/** The customer's notifications, in a chunk of their own. */
export const NotificationList = lazy(() => import("./components/notification-list"));
/** The settings of pushes on this device. */
export const PushSettings = lazy(() => import("./components/push-settings"));

/** Handles pushes while the page is in view and keeps the subscription up to date. Call it once pushes are allowed. */
export async function followPushes(queryClient: QueryClient): Promise<void> {
  (await import("./follow-pushes")).followPushes(queryClient);
}
