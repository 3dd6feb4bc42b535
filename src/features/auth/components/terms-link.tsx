import { useTexts } from "@/platform/i18n";
import { paths } from "@/platform/navigation/paths";
import styles from "./auth.module.css";

/** The terms in a window of their own, so that a half-filled form stays. */
export function TermsLink() {
  const t = useTexts("account");
  const shell = useTexts("shell");
  return (
    <a className={styles.inline} href={paths.terms.href()} target="_blank" rel="noopener">
      {t("auth.terms")}
      <span className="visually-hidden"> ({shell("app.newTab")})</span>
    </a>
  );
}
