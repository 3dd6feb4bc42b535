import { direction, type LanguageCode } from "@/platform/i18n/languages";
import { localValues } from "@/platform/storage/local-values";
import { writeSettings } from "./preferences";
import { saveToastForReload } from "./toasts";

/**
 * Saves language and country, sets the direction, then reloads: the server's texts come in the new language, and the
 * toast is shown by the page that follows. `reload` is a parameter for tests only.
 */
export function changeLanguage(
  languageCode: LanguageCode,
  country: string,
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
