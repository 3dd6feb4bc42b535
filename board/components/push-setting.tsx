import { Button } from "@/ui/chakra/button";
import { turnPushOff, turnPushOn, usePush } from "../push/board-push";
import { useTexts } from "../texts/texts";
import styles from "./dialogs.module.css";

/** Whether this device is told of orders while the board is closed; what comes is explained before the browser asks. */
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
          <p className={styles.quiet}>{t("push.why")}</p>
          <Button variant="outline" size="lg" loading={state === "asking"} onClick={() => void turnPushOn()}>
            {t("push.turnOn")}
          </Button>
        </>
      ) : null}
      {state === "on" ? (
        <Button variant="outline" size="lg" onClick={() => void turnPushOff()}>
          {t("push.turnOff")}
        </Button>
      ) : null}
    </div>
  );
}
