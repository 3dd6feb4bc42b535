import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { baseLanguage } from "@/domain/visitor-language";
import { configQuery, useConfig, useShownCountry } from "@/features/configuration";
import { loadPlaceName } from "@/features/location";
import { currentLanguage, type LanguageCode, languages, useTexts } from "@/platform/i18n";
import { changeLanguage } from "@/stores/change-language";
import type { OverlayProps } from "@/stores/overlay";
import { showErrorTexts } from "@/stores/toasts";
import { ConfirmDialog } from "@/ui/chakra/confirm-dialog";
import { Dialog } from "@/ui/chakra/dialog";
import { CheckIcon } from "@/ui/icons/check";
import styles from "@/ui/plain/menu-list.module.css";

/** Choose a language, then confirm: the page reloads to get the server's texts in it. */
export default function LanguageOverlay({ open, onClose, onClosed }: OverlayProps<"language">) {
  const t = useTexts("frame");
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState<LanguageCode | null>(null);
  const [busy, setBusy] = useState(false);
  const canceled = useRef(false);
  const country = useShownCountry();
  const offered = useConfig()?.sys_language.map(({ key }) => baseLanguage(key)) ?? [];
  // The page's own, where the shop names none that the page has texts of.
  const isOffered = (code: LanguageCode) => code === currentLanguage() || offered.includes(code);
  const rows = languages.some(({ languageCode }) => offered.includes(languageCode))
    ? languages.filter(({ languageCode }) => isOffered(languageCode))
    : languages;

  async function confirm(language: LanguageCode): Promise<void> {
    setBusy(true);
    const config = configQuery(language);
    // Without the config in that language the shop could not start after the reload.
    if (queryClient.getQueryData(config.queryKey) === undefined) {
      try {
        await queryClient.fetchQuery({ ...config, retry: false });
      } catch {
        if (canceled.current) return;
        showErrorTexts([t("language.unreachable")]);
        onClose();
        return;
      }
    }
    // Where the place cannot be named the place is the same.
    const place = await loadPlaceName().catch(() => null);
    const name = (await place?.placeNameIn(queryClient, language)) ?? null;
    // The shopper may have cancelled meanwhile.
    if (canceled.current) return;
    if (name !== null) place?.renamePlace(name);
    changeLanguage(language, country);
  }
  return (
    <>
      <Dialog
        open={open && chosen === null}
        onClose={onClose}
        onClosed={open ? undefined : onClosed}
        title={t("language.title")}
        closeLabel={t("app.close")}
        width="24rem"
      >
        <ul className={styles.list}>
          {rows.map(({ languageCode, languageName }) => (
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
      </Dialog>
      <ConfirmDialog
        open={open && chosen !== null}
        onClosed={open ? undefined : onClosed}
        title={t("language.question")}
        text={t("language.refresh")}
        cancelLabel={t("app.no")}
        confirmLabel={t("app.yes")}
        closeLabel={t("app.close")}
        onCancel={() => {
          canceled.current = true;
          onClose();
        }}
        busy={busy}
        onConfirm={() => {
          if (chosen) void confirm(chosen);
        }}
      />
    </>
  );
}
