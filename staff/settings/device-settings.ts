/** How a device shows and sounds, whoever is signed in. Read before the first paint, so in local storage. */
import { create, type StoreApi, type UseBoundStore } from "zustand";
import { languageForVisitor } from "@/platform/i18n/language-for-visitor";
import { type LanguageCode, languages } from "@/platform/i18n/languages";

export type Theme = "system" | "light" | "dark";

export interface Look {
  readonly language: LanguageCode;
  readonly theme: Theme;
}

export interface DeviceSettingsOf<More> {
  readonly useDeviceSettings: UseBoundStore<StoreApi<Look & More>>;
  readonly changeDeviceSettings: (change: Partial<Look & More>) => void;
}

/** The settings of a program; `readMore` reads what it has beside its look out of whatever was kept. */
export function deviceSettings<More>(
  storageKey: string,
  readMore: (kept: Readonly<Record<string, unknown>>) => More,
): DeviceSettingsOf<More> {
  const useDeviceSettings = create<Look & More>(() => {
    const kept = readKept(storageKey);
    const known = languages.find(({ languageCode }) => languageCode === kept.language)?.languageCode;
    return {
      language: known ?? languageForVisitor(navigator.languages, []),
      theme: kept.theme === "light" || kept.theme === "dark" ? kept.theme : "system",
      ...readMore(kept),
    };
  });
  const changeDeviceSettings = (change: Partial<Look & More>): void => {
    useDeviceSettings.setState(change);
    try {
      localStorage.setItem(storageKey, JSON.stringify(useDeviceSettings.getState()));
    } catch {
      // A full or forbidden storage: the choice holds until the page is closed.
    }
  };
  return { useDeviceSettings, changeDeviceSettings };
}

function readKept(storageKey: string): Record<string, unknown> {
  try {
    return (JSON.parse(localStorage.getItem(storageKey) ?? "{}") ?? {}) as Record<string, unknown>;
  } catch {
    // Damaged or forbidden: the device starts with what is usual.
    return {};
  }
}
