import type { CourierMe } from "@/contract/calls/couriers";
import { LocateIcon } from "@/ui/icons/locate";
import { Button } from "@/ui/plain/button";
import { askBrowser, usePosition } from "../position/share-position";
import { useSession } from "../session/session";
import { changeDeviceSettings, useDeviceSettings } from "../settings/device-settings";
import { press } from "../steps/send-steps";
import { useTexts } from "../texts/texts";
import { useFormats } from "../texts/use-formats";
import styles from "./position-panel.module.css";

/** In a press: keeps what the courier says, and has the browser ask for its own leave. */
export function choosePosition(agreed: boolean): void {
  changeDeviceSettings({ positionAskedOf: useSession.getState().courier?.id ?? null });
  if (agreed) askBrowser();
  void press({ kind: "consent", agreed });
}

/** Asks once, before the browser does, whether the position is shown; then says what becomes of it. */
export function PositionPanel({ me }: { readonly me: CourierMe }) {
  const isAsked = useDeviceSettings((settings) => settings.positionAskedOf) === me.courier.id;
  const isAtWork = me.shift_started_at !== null || me.orders.length > 0;
  if (!me.shares_position) return isAtWork && !isAsked ? <Question /> : null;
  return <State isUnderWay={me.orders.some(({ status }) => status === "picked_up")} />;
}

function Question() {
  const t = useTexts();
  return (
    <section className={styles.question} aria-labelledby="position-question">
      <h2 className={styles.title} id="position-question">
        {t("position.ask")}
      </h2>
      <p>{t("position.why")}</p>
      <Button
        className={styles.agree}
        wide
        startIcon={<LocateIcon size={22} />}
        onClick={() => choosePosition(true)}
      >
        {t("position.agree")}
      </Button>
      <Button variant="ghost" size="lg" wide onClick={() => choosePosition(false)}>
        {t("position.notNow")}
      </Button>
    </section>
  );
}

function State({ isUnderWay }: { readonly isUnderWay: boolean }) {
  const t = useTexts();
  const { time } = useFormats();
  const { state, toldAt } = usePosition();
  if (state === "off" || (!isUnderWay && state !== "denied")) return null;
  return (
    <p className={styles.state} data-state={state} role="status">
      <LocateIcon size={20} />
      {state === "told" && toldAt !== null
        ? t("position.told", { time: time(toldAt) })
        : t(`position.${state === "told" ? "finding" : state}`)}
    </p>
  );
}
