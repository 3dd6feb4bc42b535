import { useId } from "react";
import { useTexts } from "@/platform/i18n";
import { Button } from "@/ui/plain/button";
import { Card } from "@/ui/plain/card";
import { StatusNote } from "@/ui/plain/status-note";
import { Switch } from "@/ui/plain/switch";
import { TextField } from "@/ui/plain/text-field";
import { usePush } from "../use-push";
import styles from "./push-settings.module.css";

const kinds = ["orders", "chat", "offers"] as const;
/** Quiet hours when they are turned on first. */
const usualNight = { quietFrom: "22:00", quietTo: "07:00" };

/** Pushes on this device: on or off, which kinds, and quiet hours. */
export default function PushSettings() {
  const t = useTexts("push");
  const push = usePush();
  const id = useId();
  const { state, preferences } = push;
  const quiet = preferences.quietFrom !== null && preferences.quietTo !== null;
  return (
    <Card>
      <section
        className={styles.card}
        aria-labelledby={id}
        data-pending={state === "checking" ? "" : undefined}
      >
        <h2 id={id} className={styles.title}>
          {t("settings.title")}
        </h2>
        <p className={styles.muted}>{t("settings.text")}</p>
        {state === "off" ? (
          <div>
            <Button variant="soft" loading={push.busy} onClick={() => void push.turnOn()}>
              {t("settings.turnOn")}
            </Button>
          </div>
        ) : null}
        {state === "denied" ||
        state === "unsupported" ||
        state === "install-first" ||
        state === "unavailable" ? (
          <StatusNote tone="info">{t(`state.${state}`)}</StatusNote>
        ) : null}
        {push.failed ? (
          <StatusNote tone="warning" live momentary>
            {t("state.failed")}
          </StatusNote>
        ) : null}
        {push.waiting ? (
          <StatusNote tone="info" live momentary>
            {t("state.waiting")}
          </StatusNote>
        ) : null}
        {state === "on" ? (
          <>
            {kinds.map((kind) => (
              <Switch
                key={kind}
                label={t(`kind.${kind}`)}
                hint={t(`kind.${kind}Hint`)}
                checked={preferences[kind]}
                disabled={push.busy}
                onChange={(event) => void push.change({ ...preferences, [kind]: event.target.checked })}
              />
            ))}
            <Switch
              label={t("quiet.title")}
              hint={t("quiet.hint")}
              checked={quiet}
              disabled={push.busy}
              onChange={(event) =>
                void push.change({
                  ...preferences,
                  ...(event.target.checked ? usualNight : { quietFrom: null, quietTo: null }),
                })
              }
            />
            {quiet ? (
              <div className={styles.times} data-momentary="">
                {(["quietFrom", "quietTo"] as const).map((end) => (
                  <TextField
                    key={`${end} ${preferences[end]}`}
                    type="time"
                    label={t(`quiet.${end}`)}
                    defaultValue={preferences[end] ?? ""}
                    disabled={push.busy}
                    onBlur={(event) => {
                      const time = event.target.value.slice(0, 5);
                      if (time !== "" && time !== preferences[end])
                        void push.change({ ...preferences, [end]: time });
                    }}
                  />
                ))}
              </div>
            ) : null}
            <div>
              <Button variant="ghost" size="sm" loading={push.busy} onClick={() => void push.turnOff()}>
                {t("settings.turnOff")}
              </Button>
            </div>
          </>
        ) : null}
      </section>
    </Card>
  );
}
