import { useEffect, useState } from "react";
import { useTexts } from "@/platform/i18n";
import { emptyLibrary } from "@/platform/query/indexeddb-persister";
import { freeCaches, usedBytes } from "@/platform/storage/device-space";
import { confirmAndRun } from "@/stores/confirm";
import { useIsDurable } from "@/stores/is-durable";
import { showSuccess } from "@/stores/toasts";
import { Button } from "@/ui/plain/button";
import { Card } from "@/ui/plain/card";
import { StatusNote } from "@/ui/plain/status-note";
import styles from "./own-data.module.css";

const megabyte = 1024 * 1024;

/** How much the app keeps on this device, and a way to remove what can be loaded again. */
export default function DeviceStorage() {
  const t = useTexts("ownData");
  const durable = useIsDurable();
  const [bytes, setBytes] = useState<number | null>(null);
  useEffect(() => {
    void usedBytes().then(setBytes);
  }, []);

  const free = () =>
    confirmAndRun(
      { question: t("storage.question"), text: t("storage.questionText"), confirmLabel: t("storage.free") },
      async () => {
        await Promise.all([freeCaches(), emptyLibrary()]);
        setBytes(await usedBytes());
        showSuccess(t("storage.done"));
      },
    );

  return (
    <Card as="section" aria-labelledby="storage">
      <div className={styles.card}>
        <h2 id="storage" className={styles.title}>
          {t("storage.title")}
        </h2>
        <p className={styles.muted}>{t("storage.text")}</p>
        {bytes === null ? null : (
          <p>
            {bytes < megabyte
              ? t("storage.little")
              : t("storage.used", { size: Math.round(bytes / megabyte) })}
          </p>
        )}
        {durable ? null : <StatusNote tone="warning">{t("storage.notDurable")}</StatusNote>}
        <div>
          <Button variant="outline" onClick={() => void free()}>
            {t("storage.free")}
          </Button>
        </div>
      </div>
    </Card>
  );
}
