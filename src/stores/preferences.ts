/** Theme, language, country and data saver. The boot script reads the same keys before anything is painted. */
import { create } from "zustand";
import { applyDataSaverSetting } from "@/platform/data-saver";
import { direction, type LanguageCode, languages, offeredLanguage } from "@/platform/i18n/languages";
import { localValues, type StoredSettings } from "@/platform/storage/local-values";
import { onStorageChange } from "@/platform/storage/safe-storage";
import { storageKeys } from "@/platform/storage/storage-keys";
import { saveToastForReload } from "./toasts";

export type Theme = "light" | "dark" | "system";

export interface PreferencesState {
  theme: Theme;
  language: LanguageCode;
  /** ISO 3166, two letters. */
  country: string;
  dataSaver: boolean;
}

export const usePreferences = create<PreferencesState>(() => readPreferences());

export const preferences = (): PreferencesState => usePreferences.getState();

/** The theme that is painted, with 'system' resolved. */
export function resolvedTheme(theme: Theme = preferences().theme): "light" | "dark" {
  if (theme !== "system") return theme;
  return globalThis.matchMedia?.("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

/** Switches at once and remembers it. */
export function setTheme(theme: Theme): void {
  writeSettings({ theme });
  usePreferences.setState({ theme });
  paintTheme();
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

/**
 * Saves language and country, sets the direction, then reloads: the server's texts come in the new language, and the
 * toast is shown by the page that follows. `reload` is handed in by tests only.
 */
export function changeLanguage(
  languageCode: LanguageCode,
  country: string = languages.find((language) => language.languageCode === languageCode)?.countryCode ?? "US",
  reload: () => void = () => location.reload(),
): void {
  localValues.language.write(languageCode);
  localValues.country.write(country);
  writeSettings({ direction: direction(languageCode) });
  document.documentElement.dir = direction(languageCode);
  document.documentElement.lang = languageCode;
  saveToastForReload({ kind: "success", textKey: "language.changed" });
  reload();
}

/** Paints the theme and follows the device's and other tabs' choice; answers how to stop. */
export function startPreferences(): () => void {
  paintTheme();
  const query = globalThis.matchMedia?.("(prefers-color-scheme: dark)");
  query?.addEventListener("change", paintTheme);
  // Another tab's language is not taken over: it would change under somebody's eyes. The next load has it.
  const stop = onStorageChange([storageKeys.settings, storageKeys.country], () => {
    const { theme, country, dataSaver } = readPreferences();
    usePreferences.setState({ theme, country, dataSaver });
    applyDataSaverSetting(dataSaver);
    paintTheme();
  });
  return () => {
    query?.removeEventListener("change", paintTheme);
    stop();
  };
}

function paintTheme(): void {
  const painted = resolvedTheme();
  const root = document.documentElement;
  root.classList.toggle("dark", painted === "dark");
  root.classList.toggle("light", painted === "light");
  root.dataset.theme = painted;
}

function writeSettings(change: StoredSettings): void {
  localValues.settings.write({ ...localValues.settings.read(), ...change });
}

function readPreferences(): PreferencesState {
  const settings = localValues.settings.read() ?? {};
  const language = offeredLanguage(localValues.language.read() ?? documentLanguage());
  return {
    theme: settings.theme ?? "system",
    language,
    country:
      localValues.country.read() ??
      languages.find((entry) => entry.languageCode === language)?.countryCode ??
      "US",
    dataSaver: settings.dataSaver ?? false,
  };
}

/** The boot script has chosen for somebody who never did. */
function documentLanguage(): string | null {
  return typeof document === "undefined" ? null : document.documentElement.lang;
}
