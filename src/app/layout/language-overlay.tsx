import { useState } from "react";
import { currentLanguage, type LanguageCode, languages, useTexts } from "@/platform/i18n";
import type { OverlayProps } from "@/stores/overlay";
import { changeLanguage } from "@/stores/preferences";
import { CheckIcon } from "@/ui/icons/check";
import { ConfirmDialog } from "@/ui/overlay/confirm-dialog";
import { Sheet } from "@/ui/overlay/sheet";
import styles from "./menu-list.module.css";

/** Choose a language, then confirm: the page reloads to get the server's texts in it. */
export default function LanguageOverlay({ open, onClose, onClosed }: OverlayProps<"language">) {
  const t = useTexts("frame");
  const [chosen, setChosen] = useState<LanguageCode | null>(null);
  return (
    <>
      <Sheet
        open={open && chosen === null}
        onClose={onClose}
        onClosed={open ? undefined : onClosed}
        title={t("language.title")}
        closeLabel={t("app.close")}
        width="24rem"
      >
        <ul className={styles.list}>
          {languages.map(({ languageCode, languageName }) => (
            <li key={languageCode}>
              <button
                type="button"
                lang={languageCode}
                className={styles.entry}
                aria-current={languageCode === currentLanguage() || undefined}
                onClick={() => (languageCode === currentLanguage() ? onClose() : setChosen(languageCode))}
              >
                <span className={styles.text}>{languageName}</span>
                {languageCode === currentLanguage() ? <CheckIcon /> : null}
              </button>
            </li>
          ))}
        </ul>
      </Sheet>
      <ConfirmDialog
        open={open && chosen !== null}
        onClosed={open ? undefined : onClosed}
        title={t("language.question")}
        text={t("language.refresh")}
        cancelLabel={t("app.no")}
        confirmLabel={t("app.yes")}
        closeLabel={t("app.close")}
        onCancel={onClose}
        onConfirm={() => {
          if (chosen) changeLanguage(chosen);
        }}
      />
    </>
  );
}
