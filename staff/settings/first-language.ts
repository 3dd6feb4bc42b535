/** On a first visit the shop's languages are known only after the device's settings have been read. */
import { languageForVisitor } from "@/platform/i18n/language-for-visitor";
import type { Look } from "./device-settings";

/** Speaks the device's language, where nothing was chosen on it. `storageKey`: of the program's settings. */
export function speakDeviceLanguage(
  storageKey: string,
  changeDeviceSettings: (change: Partial<Look>) => void,
): void {
  try {
    if (localStorage.getItem(storageKey) !== null) return;
  } catch {
    // Forbidden: nothing can have been chosen.
  }
  changeDeviceSettings({ language: languageForVisitor(navigator.languages, []) });
}
