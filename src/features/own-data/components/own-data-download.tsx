import { useState } from "react";
import { isApiError } from "@/platform/http/api-error";
import { useTexts } from "@/platform/i18n";
import { errorText } from "@/stores/show-error";
import { Button } from "@/ui/chakra/button";
import { Card } from "@/ui/plain/card";
import { StatusNote } from "@/ui/plain/status-note";
import { readOwnData } from "../api/read-own-data";
import styles from "./own-data.module.css";

/** Downloads all the shop's data about the customer. Hidden at shops without that call. */
export default function OwnDataDownload() {
  const t = useTexts("ownData");
  const shell = useTexts("shell");
  const [state, setState] = useState<"idle" | "busy" | "done" | "absent">("idle");
  const [problem, setProblem] = useState<string | null>(null);
  if (state === "absent") return null;

  const download = async () => {
    if (state === "busy") return;
    setState("busy");
    setProblem(null);
    try {
      saveFile(await readOwnData(), "my-data.json");
      setState("done");
    } catch (error) {
      if (isApiError(error, "refused") && error.status === 404) return setState("absent");
      setProblem(errorText(error));
      setState("idle");
    }
  };

  return (
    <Card as="section" aria-labelledby="own-data">
      <div className={styles.card}>
        <h2 id="own-data" className={styles.title}>
          {t("download.title")}
        </h2>
        <p className={styles.muted}>{t("download.text")}</p>
        <div aria-live="polite">
          {problem === null ? null : <StatusNote tone="warning">{problem}</StatusNote>}
          {state === "done" ? <StatusNote>{t("download.done")}</StatusNote> : null}
        </div>
        <div>
          <Button
            variant="outline"
            loading={state === "busy"}
            loadingLabel={shell("app.loading")}
            onClick={() => void download()}
          >
            {t("download.button")}
          </Button>
        </div>
      </div>
    </Card>
  );
}

function saveFile(content: string, name: string): void {
  const address = URL.createObjectURL(new Blob([content], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The browser has read the address by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
