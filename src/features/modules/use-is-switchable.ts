import { useEffect } from "react";
import { safeStorage } from "@/platform/storage/safe-storage";
import { storageKeys } from "@/platform/storage/storage-keys";
import { useIsLocationSet } from "@/stores/location";
import { useModules } from "./use-modules";

/** Fewest modules with which a switcher is shown. */
export const minSwitchableModules = 2;

/**
 * Whether there are several modules to switch between. Until they are known what was known last counts, as it does for the
 * boot script: a bar that begins with a switcher keeps it.
 */
export function useIsSwitchable(): boolean {
  const modules = useModules();
  const located = useIsLocationSet();
  const isKnown = modules !== undefined;
  const isSwitchable = isKnown
    ? modules.length >= minSwitchableModules
    : located && safeStorage.getItem(storageKeys.switchable) !== null;
  useEffect(() => {
    if (!isKnown) return;
    if (isSwitchable) safeStorage.setItem(storageKeys.switchable, "1");
    else safeStorage.removeItem(storageKeys.switchable);
  }, [isKnown, isSwitchable]);
  return isSwitchable;
}
