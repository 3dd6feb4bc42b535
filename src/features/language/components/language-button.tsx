import { currentLanguage, languages, useTexts } from "@/platform/i18n";
import { openOverlay } from "@/stores/overlay";
import { GlobeIcon } from "@/ui/icons/globe";
import styles from "@/ui/plain/bar-button.module.css";

/** Names the language; opens the choice, which asks before it reloads. */
export function LanguageButton() {
  const t = useTexts("frame");
  const name = languages.find((language) => language.languageCode === currentLanguage())?.languageName ?? "";
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={`${t("language.title")}: ${name}`}
      onClick={() => openOverlay({ kind: "language" })}
    >
      <GlobeIcon size={18} />
      <span className={styles.text}>{name}</span>
    </button>
  );
}
