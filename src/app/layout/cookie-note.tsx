// @chunk footer
import { useState } from "react";
import { useTexts } from "@/platform/i18n";
import { safeStorage } from "@/platform/storage/safe-storage";
import { storageKeys } from "@/platform/storage/storage-keys";
import { Button } from "@/ui/plain/button";
import styles from "./footer.module.css";

/** The operator's words on cookies, until they were accepted on this device; other words are shown again. */
export function CookieNote({ text }: { readonly text: string }) {
  const t = useTexts("frame");
  const [accepted, setAccepted] = useState(() => safeStorage.getItem(storageKeys.cookieNote));
  if (text.trim() === "" || accepted === text) return null;
  const accept = () => {
    safeStorage.setItem(storageKeys.cookieNote, text);
    setAccepted(text);
  };
  return (
    <section className={styles.cookies} aria-label={t("footer.cookies")}>
      <p dir="auto">{text}</p>
      <Button size="sm" variant="soft" onClick={accept}>
        {t("footer.cookiesAccept")}
      </Button>
    </section>
  );
}
