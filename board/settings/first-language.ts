/** On a first visit the shop's languages are known only after the device's settings have been read. */
import { languageForVisitor } from "@/platform/i18n/language-for-visitor";
import { changeDeviceSettings } from "./device-settings";

/** Speaks the device's language, where nothing was chosen on it. */
export function speakDeviceLanguage(): void {
  try {
    if (localStorage.getItem("doorstep-board.device") !== null) return;
  } catch {
    // Forbidden: nothing can have been chosen.
  }
  changeDeviceSettings({ language: languageForVisitor(navigator.languages, []) });
}
