/**
 * A shopper who chooses a kind of shop goes to its home next. The code of homes is loaded while they choose, and the first rows
 * are requested as soon as a finger is down: on a cheap phone the first render takes longer than the response.
 */
import type { QueryClient } from "@tanstack/react-query";
import { sendHomeRequests } from "@/boot/initial-requests";
import type { Module, ModuleType } from "@/contract";
import { ModuleSwitcher } from "@/features/modules";
import { connectivity } from "@/platform/connectivity";
import { isDataSaverOn } from "@/platform/data-saver";
import { environment } from "@/platform/environment";
import { dropPrefetched } from "@/platform/http/prefetched-responses";
import { namesListing, paths } from "@/platform/navigation/paths";
import { deliveryLocation } from "@/stores/location";
import { useModuleStore } from "@/stores/module";
import { currentOverlay, subscribeOverlays } from "@/stores/overlay";
import { preferences } from "@/stores/preferences";
import { HomePage } from "../routes/front-page";

type ChosenModule = Pick<Module, "id" | "module_type">;

/** Addresses that show the home of the selected module, unless they name a listing. */
const homes: readonly string[] = [paths.landing.href(), paths.home.href()];
const isAtHome = () =>
  homes.includes(location.pathname) && !namesListing(new URLSearchParams(location.search));
/** Answers that no query has taken by then are dropped, ms. */
const heldMs = 5_000;

/** The home's own part; null until it has come. A loaded file would only be there after the press. */
let home: typeof import("@/pages/home/preload-home") | null = null;

let dropTimer: ReturnType<typeof setTimeout> | undefined;

async function loadCode(): Promise<void> {
  home = await import("@/pages/home/preload-home");
  await Promise.all([home.preloadHomeParts(), HomePage.preload(), ModuleSwitcher.preload()]);
}

/** The kind of shop that a press would choose; null where it chooses none. */
function pressedModule(target: EventTarget | null): ChosenModule | null {
  const card = target instanceof Element ? target.closest<HTMLElement>("[data-module-id]") : null;
  const id = Number(card?.dataset.moduleId);
  return id > 0 ? { id, module_type: card?.dataset.module as ModuleType } : null;
}

/** Asks for the first rows of a module's home; the stored copies are read meanwhile. */
function askForRows(queryClient: QueryClient, module: ChosenModule): void {
  const { zoneId, position } = deliveryLocation();
  if (home === null || connectivity() === "offline" || home.hasFirstRowsOfHome(queryClient, module)) return;
  sendHomeRequests(module, {
    search: "",
    language: preferences().language,
    stored: () => zoneId,
    storedRow: () => ({ ...position }),
    savesData: isDataSaverOn(),
    baseUrl: environment.apiBaseUrl,
    softwareId: environment.softwareId,
  });
  // An earlier choice's time does not end this one's.
  clearTimeout(dropTimer);
  dropTimer = setTimeout(dropPrefetched, heldMs);
  home.prefetchFirstRowsOfHome(queryClient, module);
}

/** Listens to the whole document; returns a function that stops it. */
export function prefetchChosenHome(queryClient: QueryClient): () => void {
  let isLoading = false;
  const loadForChooser = () => {
    if (isLoading || currentOverlay()?.kind !== "module-chooser" || isDataSaverOn()) return;
    isLoading = true;
    // A failure is shown when the home is opened, which loads it again.
    loadCode().catch(() => {
      isLoading = false;
    });
  };
  loadForChooser();
  const onDown = ({ target }: PointerEvent) => {
    const module = pressedModule(target);
    if (module) askForRows(queryClient, module);
  };
  document.addEventListener("pointerdown", onDown, { passive: true });
  const unsubscribe = [
    subscribeOverlays(loadForChooser),
    // By the keyboard.
    useModuleStore.subscribe(({ module }, before) => {
      if (module && module.id !== before.module?.id && isAtHome()) askForRows(queryClient, module);
    }),
  ];
  return () => {
    document.removeEventListener("pointerdown", onDown);
    for (const stop of unsubscribe) stop();
  };
}
