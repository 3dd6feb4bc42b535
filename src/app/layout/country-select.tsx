import { useMemo } from "react";
import { currentLanguage, useTexts } from "@/platform/i18n";
import { setCountry, usePreferences } from "@/stores/preferences";
import { countriesByName } from "./countries";
import styles from "./country-select.module.css";

/** Kept under the key `country`; offered only where the operator wants it. */
export function CountrySelect() {
  const t = useTexts("frame");
  const country = usePreferences((state) => state.country);
  const countries = useMemo(() => countriesByName(currentLanguage(), country), [country]);
  return (
    <select
      className={styles.select}
      aria-label={t("language.country")}
      value={country}
      onChange={(event) => setCountry(event.target.value)}
    >
      {countries.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </select>
  );
}
