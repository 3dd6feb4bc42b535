/** How this device shows and sounds, whoever is signed in. Read before the first paint, so in local storage. */
import { create } from "zustand";
import { languageForVisitor } from "@/platform/i18n/language-for-visitor";
import { type LanguageCode, languages } from "@/platform/i18n/languages";

const storageKey = "doorstep-board.device";

export type Theme = "system" | "light" | "dark";

export interface DeviceSettings {
  readonly language: LanguageCode;
  readonly theme: Theme;
  /** 0 to 1. */
  readonly volume: number;
  /** The alarm is silent until then; epoch ms. */
  readonly mutedUntil: number;
  /** The store whose orders are shown; null: all of them. */
  readonly storeId: number | null;
}

function read(): DeviceSettings {
  let kept: Partial<Record<keyof DeviceSettings, unknown>> = {};
  try {
    kept = (JSON.parse(localStorage.getItem(storageKey) ?? "{}") ?? {}) as typeof kept;
  } catch {
    // Damaged or forbidden: the device starts with what is usual.
  }
  const known = languages.find(({ languageCode }) => languageCode === kept.language)?.languageCode;
  const theme = kept.theme === "light" || kept.theme === "dark" ? kept.theme : "system";
  const volume = typeof kept.volume === "number" ? Math.min(1, Math.max(0, kept.volume)) : 0.8;
  return {
    language: known ?? languageForVisitor(navigator.languages, []),
    theme,
    volume,
    mutedUntil: typeof kept.mutedUntil === "number" ? kept.mutedUntil : 0,
    storeId: typeof kept.storeId === "number" ? kept.storeId : null,
  };
}

export const useDeviceSettings = create<DeviceSettings>(read);

export function changeDeviceSettings(change: Partial<DeviceSettings>): void {
  useDeviceSettings.setState(change);
  try {
    localStorage.setItem(storageKey, JSON.stringify(useDeviceSettings.getState()));
  } catch {
    // A full or forbidden storage: the choice holds until the page is closed.
  }
}
