import { currentLanguage, languages, useTexts } from "@/platform/i18n";
import { setCountry, usePreferences } from "@/stores/preferences";
import styles from "./country-select.module.css";

/** Kept under the key `country`; offered only where the operator wants it. */
export function CountrySelect() {
  const t = useTexts("shell");
  const country = usePreferences((state) => state.country);
  const names = new Intl.DisplayNames([currentLanguage()], { type: "region" });
  const codes = [...new Set([...languages.map((language) => language.countryCode), country])];
  return (
    <select
      className={styles.select}
      aria-label={t("language.country")}
      value={country}
      onChange={(event) => setCountry(event.target.value)}
    >
      {codes.map((code) => (
        <option key={code} value={code}>
          {names.of(code) ?? code}
        </option>
      ))}
    </select>
  );
}
