/** Everything that runs outside React, in the order in which it must; the reasons stand in docs/first-load.md. */
import type { QueryClient } from "@tanstack/react-query";
import { firstScreenRemoved, heldInstallOffer } from "@/boot/first-screen";
import { configQuery } from "@/features/configuration";
import { reportMaintenance, startConnectivity } from "@/platform/connectivity";
import { setShopFormat } from "@/platform/format";
import { shopFormat } from "@/platform/format/shop-format";
import { setPictureBaseUrls } from "@/platform/http/normalise/pictures";
import { dropPrefetched } from "@/platform/http/prefetched-responses";
import { preloadTexts, startTexts } from "@/platform/i18n";
import { listenForInstallPrompt } from "@/platform/install/install-prompt";
import {
  createShopQueryClient,
  persistBoot,
  preloadStoredQueries,
  pruneLibrary,
  restoreBoot,
  startPersisting,
} from "@/platform/query";
import { safeStorage } from "@/platform/storage/safe-storage";
import { storageKeys } from "@/platform/storage/storage-keys";
import { startWorker } from "@/platform/worker";
import { followLocation, isLocationSet } from "@/stores/location";
import { followModule } from "@/stores/module";
import { needOutbox, outboxNeeded } from "@/stores/outbox-start";
import { closeOverlaysOnBack } from "@/stores/overlay";
import { preferences, startPreferences } from "@/stores/preferences";
import { followSessionOfOtherTabs, session, unfinishedSignOut, useSession } from "@/stores/session";
import { showReadError } from "@/stores/show-error";
import { showToastAfterReload } from "@/stores/toasts";
import { loadWithRetry } from "../load-with-retry";
import { firstContent, nextIdlePeriod, watchFirstContent } from "../page-timing/first-content";
import { prefetchFirstRows } from "../prefetch/prefetch-first-rows";
import { prepareForgetting } from "../typed-text/before-forgetting";
import { watchFirstTyping } from "../typed-text/first-typing";
import { configureHttpClient } from "./http-client";
import { deletePersonalData } from "./personal-data";

/** Before any network problem is announced, and after the first requests were sent, ms. */
const recoveryDelayMs = 1_500;
/** The worker waits no longer for the page's own late parts, ms. */
const workerTimeoutMs = 10_000;
/** After the first content, ms: sections a little further down are rendered after it and take theirs then. */
const prefetchedKeptMs = 5_000;
/** Outbox and recovery are retried without limit: nothing is sent or recovered without them. */
const never = () => false;
const startRecovery = (queryClient: QueryClient) =>
  loadWithRetry(() => import("./refetch-on-recovery"), never).then(({ refetchOnRecovery }) =>
    refetchOnRecovery(queryClient),
  );

/** Before the first render: stored data is in memory, the HTTP client is configured, texts have their language. */
export async function start(): Promise<QueryClient> {
  listenForInstallPrompt(heldInstallOffer());
  startPreferences();
  configureHttpClient();
  const queryClient = createShopQueryClient({ onError: showReadError });
  restoreBoot(queryClient);
  persistBoot(queryClient);
  await startTexts(preferences().language);

  watchFirstContent(queryClient, () =>
    isLocationSet()
      ? import("../prefetch/prefetch-item-dialog").then((part) => part.prefetchItemDialog())
      : Promise.resolve(),
  );
  startConnectivity();
  closeOverlaysOnBack();
  watchFirstTyping();
  followSessionOfOtherTabs();
  followLocation();
  followModule();
  // Also when another tab has signed out: personal data is deleted here, too.
  useSession.subscribe((now, before) => {
    if (now.accountKey === before.accountKey || !before.accountKey.startsWith("customer:")) return;
    prepareForgetting(before.accountKey);
    void deletePersonalData(queryClient, before.accountKey);
  });
  const unfinished = unfinishedSignOut();
  if (unfinished) void deletePersonalData(queryClient, unfinished.accountKey);
  if (isLocationSet()) {
    preloadStoredQueries();
    void preloadTexts("catalogue");
    void prefetchFirstRows(queryClient);
  }

  const config = () => queryClient.getQueryData(configQuery(preferences().language).queryKey)?.data;
  followConfig(queryClient);
  // On a very slow start the first content counts as there before it is.
  void Promise.all([firstContent, firstScreenRemoved]).then(() =>
    setTimeout(dropPrefetched, prefetchedKeptMs),
  );
  setTimeout(() => void startRecovery(queryClient), recoveryDelayMs);
  // Hardly anybody changes something before the first content is there; what is changed before this has come is
  // written down then. An order does not wait for slow content; the text tells of one without the cart's code.
  if (safeStorage.getItem(storageKeys.cart)?.includes('"ordered":')) needOutbox();
  void Promise.race([nextIdlePeriod(), outboxNeeded])
    .then(() => loadWithRetry(() => import("../outbox"), never))
    .then(({ connectOutbox }) =>
      connectOutbox({
        idempotency: () => config()?.idempotency ?? null,
        prices: () => shopFormat().money,
        queryClient,
      }),
    );
  const persisting = firstContent.then(startPersisting);
  // Soon: until then a push to a page in view is shown as a notification. Nothing is loaded for pushes that were never allowed.
  if (globalThis.Notification?.permission === "granted")
    void Promise.all([persisting, nextIdlePeriod()])
      .then(() => loadWithRetry(() => import("@/features/notifications")))
      .then(({ followPushes }) => followPushes(queryClient))
      .catch(() => {});
  const workBehindPage = persisting
    .then(async () => {
      void nextIdlePeriod().then(showToastAfterReload);
      void nextIdlePeriod().then(() => pruneLibrary(session().accountKey));
      await nextIdlePeriod();
      const { doWorkBehindPage } = await loadWithRetry(() => import("./work-behind-page"));
      await doWorkBehindPage(queryClient);
    })
    // The page is whole without it, and what it does is done at the next visit.
    .catch(() => {});
  // It fetches two hundred files: what the page itself wants goes before.
  const late = firstContent.then(() => new Promise((resolve) => setTimeout(resolve, workerTimeoutMs)));
  startWorker(Promise.race([workBehindPage, late]));
  return queryClient;
}

/** Hands config to modules that have no query client. */
function followConfig(queryClient: QueryClient): void {
  const apply = () => {
    const config = queryClient.getQueryData(configQuery(preferences().language).queryKey)?.data;
    if (!config) return;
    setPictureBaseUrls(config.base_urls);
    setShopFormat(config);
    // An older build stored none.
    if (!config.timezone_offsets)
      void import("./complete-stored-config")
        .then((part) => part.completeStoredConfig(queryClient, preferences().language))
        .catch(() => {});
    reportMaintenance(config.maintenance_mode);
  };
  apply();
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type === "updated" && event.action.type === "success" && event.query.queryKey[0] === "config")
      apply();
  });
}
