import { Button } from "@/ui/plain/button";
import { turnPushOff, turnPushOn, usePush } from "../push/courier-push";
import { useTexts } from "../texts/texts";
import styles from "./settings-sheet.module.css";

/** Whether this phone tells of orders while the page is closed; what comes is explained before the browser asks. */
export function PushSetting() {
  const t = useTexts();
  const state = usePush((push) => push.state);
  const canTurnOn = state === "off" || state === "asking" || state === "failed";
  return (
    <div className={styles.part}>
      <p className={styles.label}>{t("push.title")}</p>
      <p role="status">{t(`push.${state === "asking" ? "off" : state}`)}</p>
      {canTurnOn ? (
        <>
          <p>{t("push.why")}</p>
          <Button
            variant="outline"
            size="lg"
            wide
            loading={state === "asking"}
            loadingLabel={t("app.loading")}
            onClick={() => void turnPushOn()}
          >
            {t("push.turnOn")}
          </Button>
        </>
      ) : null}
      {state === "on" ? (
        <Button variant="outline" size="lg" wide onClick={() => void turnPushOff()}>
          {t("push.turnOff")}
        </Button>
      ) : null}
    </div>
  );
}
