/** Joins the stores with the platform, which knows none of them. Called once by the app, before the first render. */
import type { QueryClient } from "@tanstack/react-query";
import type { Config } from "@/contract";
import { reportMaintenance, reportOutcome, startConnectivity } from "@/platform/connectivity";
import { environment } from "@/platform/environment";
import { setShopFormat } from "@/platform/format/shop-format";
import { configureHttp, type ShopHeaderValues } from "@/platform/http/client";
import { setPictureBases } from "@/platform/http/normalise/pictures";
import { startTexts } from "@/platform/i18n/texts";
import {
  forgetAccount,
  isAnswer,
  keepBoot,
  rememberAccount,
  restoreBoot,
  tidyLibrary,
} from "@/platform/query";
import { deliveryLocation, followLocation } from "./location";
import { followModule, selectedModule } from "./module";
import { startOverlays } from "./overlay";
import { preferences, startPreferences } from "./preferences";
import { followSearches } from "./search-history";
import { followOtherTabs, session, useSession } from "./session";
import { sessionEnded } from "./show-error";
import { showToastOfLastPage } from "./toasts";

/** What every call may tell the backend about who asks from where. */
export function headerValues(): ShopHeaderValues {
  const { position, zoneId } = deliveryLocation();
  const { token, guestId } = session();
  return {
    zoneId,
    moduleId: selectedModule()?.id ?? null,
    language: preferences().language,
    latitude: position?.lat ?? null,
    longitude: position?.lng ?? null,
    token,
    guestId,
    softwareId: environment.softwareId,
  };
}

/**
 * Configures HTTP, connectivity, texts and theme, fills the query client from the boot tier (synchronously) and keeps
 * stores, tabs and account in step. Answers how to stop, for tests.
 */
export function connectPlatform(queryClient: QueryClient): () => void {
  configureHttp({
    baseUrl: environment.apiBaseUrl,
    headers: headerValues,
    onUnauthorised: sessionEnded,
    onOutcome: reportOutcome,
  });
  void startTexts(preferences().language).then(showToastOfLastPage);
  const stopFollowing = [
    startPreferences(),
    startConnectivity(),
    startOverlays(),
    followOtherTabs(),
    followLocation(),
    followModule(),
    followSearches(),
    watchConfig(queryClient),
    keepBoot(queryClient),
    watchAccount(queryClient),
  ];
  restoreBoot(queryClient);
  const tidy = setTimeout(() => void tidyLibrary(), 20_000);
  return () => {
    clearTimeout(tidy);
    for (const stop of stopFollowing) stop();
  };
}

/** Every config that arrives, from the network or from the device, is obeyed at once. */
function watchConfig(queryClient: QueryClient): () => void {
  return queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== "added" && (event.type !== "updated" || event.action.type !== "success")) return;
    const { queryKey, state } = event.query;
    if (queryKey[0] !== "config" || !isAnswer(state.data)) return;
    const config = state.data.data as Config;
    setPictureBases(config.base_urls);
    setShopFormat(config);
    reportMaintenance(config.maintenance_mode);
  });
}

/** Whoever leaves, here or in another tab, takes their data along. */
function watchAccount(queryClient: QueryClient): () => void {
  rememberAccount(session().accountKey);
  return useSession.subscribe((now, before) => {
    if (now.accountKey === before.accountKey) return;
    rememberAccount(now.accountKey);
    void forgetAccount(queryClient, before.accountKey);
  });
}
