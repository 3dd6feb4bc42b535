/** Theme, language, country and data saver. The boot script reads the same keys before the first paint. */
import { create } from "zustand";
import { applyDataSaverSetting } from "@/platform/data-saver";
import { type LanguageCode, offeredLanguage } from "@/platform/i18n/languages";
import { localValues, type StoredSettings } from "@/platform/storage/local-values";
import { onStorageChange } from "@/platform/storage/safe-storage";
import { storageKeys } from "@/platform/storage/storage-keys";

export type Theme = "light" | "dark" | "system";

export interface PreferencesState {
  theme: Theme;
  language: LanguageCode;
  /** ISO 3166, two letters; empty until one is chosen: then it is the shop's. */
  country: string;
  dataSaver: boolean;
}

export const usePreferences = create<PreferencesState>(() => readPreferences());

export const preferences = (): PreferencesState => usePreferences.getState();

/** The theme that is shown, with 'system' resolved. */
export function resolvedTheme(theme: Theme = preferences().theme): "light" | "dark" {
  if (theme !== "system") return theme;
  return globalThis.matchMedia?.("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

/** Switches at once and remembers it. */
export function setTheme(theme: Theme): void {
  writeSettings({ theme });
  usePreferences.setState({ theme });
  applyTheme();
}

export function setCountry(country: string): void {
  localValues.country.write(country);
  usePreferences.setState({ country });
}

export function setDataSaver(dataSaver: boolean): void {
  writeSettings({ dataSaver });
  applyDataSaverSetting(dataSaver);
  usePreferences.setState({ dataSaver });
}

/** Applies the theme now and when the device or another tab changes it. Returns a function that unsubscribes. */
export function startPreferences(): () => void {
  applyTheme();
  const query = globalThis.matchMedia?.("(prefers-color-scheme: dark)");
  query?.addEventListener("change", applyTheme);
  // Not the language: this page would change while it is read. The next load has it.
  const stop = onStorageChange([storageKeys.settings, storageKeys.country], () => {
    const { theme, country, dataSaver } = readPreferences();
    usePreferences.setState({ theme, country, dataSaver });
    applyDataSaverSetting(dataSaver);
    applyTheme();
  });
  return () => {
    query?.removeEventListener("change", applyTheme);
    stop();
  };
}

function applyTheme(): void {
  const theme = resolvedTheme();
  const root = document.documentElement;
  root.classList.toggle("dark", theme === "dark");
  root.classList.toggle("light", theme === "light");
  root.dataset.theme = theme;
}

/** Keeps the other settings. */
export function writeSettings(change: StoredSettings): void {
  localValues.settings.write({ ...localValues.settings.read(), ...change });
}

function readPreferences(): PreferencesState {
  const settings = localValues.settings.read() ?? {};
  const language = offeredLanguage(localValues.language.read() ?? documentLanguage());
  return {
    theme: settings.theme ?? "system",
    language,
    country: localValues.country.read() ?? "",
    dataSaver: settings.dataSaver ?? false,
  };
}

/** The boot script has chosen a language for shoppers who never chose one. */
function documentLanguage(): string | null {
  return typeof document === "undefined" ? null : document.documentElement.lang;
}
