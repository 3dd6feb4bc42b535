import { useEffect, useMemo } from "react";
import { currentLanguage } from "@/platform/i18n";
import { safeStorage } from "@/platform/storage/safe-storage";
import { storageKeys } from "@/platform/storage/storage-keys";
import { useIsLocationSet, useLocationStore } from "@/stores/location";
import { useModules } from "./use-modules";

/** The fewest modules that need a switcher. */
export const minSwitchableModules = 2;

/**
 * Whether there are several modules to switch between. Until they load, the last known answer counts, as in the boot script,
 * so that a bar that begins with a switcher keeps it.
 */
export function useIsSwitchable(): boolean {
  const modules = useModules();
  const located = useIsLocationSet();
  const place = useLocationStore();
  const language = currentLanguage();
  const isKnown = modules !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is stored changes with these alone.
  const stored = useMemo(() => {
    // Another zone may have other modules and another language other names, so neither is known.
    const here = `${language} ${safeStorage.getItem(storageKeys.zoneId)}`;
    return { here, isSwitchable: safeStorage.getItem(storageKeys.switchable) === here };
  }, [language, place, isKnown]);
  const { here } = stored;
  const isSwitchable = isKnown ? modules.length >= minSwitchableModules : located && stored.isSwitchable;
  useEffect(() => {
    if (!isKnown) return;
    if (isSwitchable) safeStorage.setItem(storageKeys.switchable, here);
    else safeStorage.removeItem(storageKeys.switchable);
  }, [isKnown, isSwitchable, here]);
  return isSwitchable;
}
