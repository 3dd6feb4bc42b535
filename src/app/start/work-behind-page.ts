// @chunk behind
/** Work that waits until the page has nothing else to do. */
import type { QueryClient } from "@tanstack/react-query";
import { isDataSaverOn } from "@/platform/data-saver";
import { preloadTexts } from "@/platform/i18n";
import { isLocationSet, useLocationStore } from "@/stores/location";
import { nextIdlePeriod } from "../page-timing/first-content";
import { prefetchCheckouts } from "../prefetch/prefetch-checkout";
import { prefetchDialogs } from "../prefetch/prefetch-dialogs";
import { prefetchOnIntent } from "../prefetch/prefetch-on-intent";
import { keepScreens } from "../screen-snapshot/keep-screens";
import { startKeepingTypedText } from "../typed-text/first-typing";
import { startAppBadge } from "./app-badge";
import { followBranding } from "./follow-branding";
import { followShopLanguages } from "./follow-shop-languages";
import { followUnreadMessages } from "./unread-messages";

/** In this order: what is seen first, then what the next presses need, questions and the menu last. */
const works: readonly ((queryClient: QueryClient) => unknown)[] = [
  (queryClient) => followShopLanguages(queryClient),
  startAppBadge,
  keepScreens,
  startKeepingTypedText,
  followUnreadMessages,
  followBranding,
  prefetchCheckouts,
  () => preloadTexts("frame"),
  () =>
    import("@/stores/application-draft").then(({ removeOldApplicationDrafts }) =>
      removeOldApplicationDrafts(),
    ),
  (queryClient) => whenPlaced(() => prefetchOnIntent(queryClient)),
  (queryClient) => isDataSaverOn() || prefetchDialogs(queryClient),
];

/**
 * Begins each in an idle period of its own; resolves when all have begun. One that fails takes nothing from the others: the
 * next visit tries it again.
 */
export async function doWorkBehindPage(queryClient: QueryClient): Promise<void> {
  const begin = async (work: (typeof works)[number]) => {
    try {
      await work(queryClient);
    } catch {
      // This work is optional.
    }
  };
  await Promise.all(works.map((work) => nextIdlePeriod().then(() => void begin(work))));
}

/** Before a place is chosen there is nothing to be opened. */
function whenPlaced(work: () => void): void {
  if (isLocationSet()) {
    work();
    return;
  }
  const stop = useLocationStore.subscribe(() => {
    if (!isLocationSet()) return;
    stop();
    work();
  });
}
