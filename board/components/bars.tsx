import { useEffect, useState } from "react";
import { BellIcon } from "@/ui/icons/bell";
import { PauseIcon } from "@/ui/icons/pause";
import { RefreshIcon } from "@/ui/icons/refresh";
import { WarningIcon } from "@/ui/icons/warning";
import { WifiOffIcon } from "@/ui/icons/wifi-off";
import { allowSound, useSound } from "../../staff/alarm/bell";
import type { AlarmState } from "../alarm/alarm-rules";
import { useConnection } from "../live/connection";
import { openOrder } from "../orders/opened-order";
import { useSession } from "../session/session";
import { changeDeviceSettings, useDeviceSettings } from "../settings/device-settings";
import { dismissNotice, useNotices } from "../steps/notices";
import { removeStep, useSteps } from "../steps/steps";
import { useTexts } from "../texts/texts";
import { useFormats } from "../texts/use-formats";
import { useNow } from "../texts/use-now";
import { useUpdate } from "../updates/updates";
import { Bar, Press } from "./bar";
import styles from "./bars.module.css";
import { FoldedBars } from "./folded-bars";
import { PrinterBars } from "./printer-bars";
import { RefundBar } from "./refund-bar";
import { StoreBars } from "./store-bars";

/** A line that was lost for less is not told of, ms. */
const patienceMs = 3_000;
const muteMs = 10 * 60_000;

interface Props {
  readonly waiting: number;
  readonly alarm: AlarmState;
}

/** What nobody may overlook: the sound, the connection, and what became of a step. */
export function Bars({ waiting, alarm }: Props) {
  return (
    <div className={styles.bars}>
      <SoundBar />
      <ConnectionBar />
      <AlarmBar waiting={waiting} alarm={alarm} />
      <FoldedBars>
        <StepBars />
        <PrinterBars />
        <StoreBars />
        <RefundBar />
        <UpdateBar />
      </FoldedBars>
    </div>
  );
}

/** Told before the first order comes: then it is too late. */
function SoundBar() {
  const t = useTexts();
  const allowed = useSound((sound) => sound.allowed);
  const volume = useDeviceSettings((settings) => settings.volume);
  if (allowed)
    return volume > 0 ? null : (
      <Bar tone="danger" icon={<BellIcon size={24} />}>
        {t("alarm.volumeOff")}
      </Bar>
    );
  return (
    <button type="button" className={styles.sound} onClick={() => void allowSound()}>
      <BellIcon size={24} />
      {t("alarm.blocked")}
    </button>
  );
}

function ConnectionBar() {
  const t = useTexts();
  const { time } = useFormats();
  const { isLive, lastLiveAt, lostAt } = useConnection();
  const steps = useSteps((state) => state.steps.filter(({ refusal }) => refusal === null).length);
  const mailedAfter = useSession(({ me }) => me?.unanswered_minutes ?? 0);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (isLive || lostAt === null) return setShown(false);
    const timer = setTimeout(() => setShown(true), Math.max(0, lostAt + patienceMs - Date.now()));
    return () => clearTimeout(timer);
  }, [isLive, lostAt]);
  if (!isShown || lostAt === null) return null;
  return (
    <Bar tone="danger" icon={<WifiOffIcon size={24} />} urgent>
      <strong>
        {lastLiveAt === null ? t("connection.never") : t("connection.lost", { time: time(lastLiveAt) })}
      </strong>
      {mailedAfter > 0 ? <span> {t("connection.mailed", { count: mailedAfter })}</span> : null}
      {steps > 0 ? <span> {t("connection.waiting", { count: steps })}</span> : null}
    </Bar>
  );
}

function AlarmBar({ waiting, alarm }: Props) {
  const t = useTexts();
  const { time } = useFormats();
  const mutedUntil = useDeviceSettings((settings) => settings.mutedUntil);
  const isMuted = useNow(1_000) < mutedUntil;
  if (isMuted)
    return (
      <Bar
        tone="warning"
        icon={<PauseIcon size={24} />}
        action={<Press onPress={() => changeDeviceSettings({ mutedUntil: 0 })}>{t("alarm.unmute")}</Press>}
      >
        <strong>{t("alarm.muted", { time: time(mutedUntil) })}</strong>
      </Bar>
    );
  if (alarm === "silent") return null;
  return (
    <Bar
      tone="highlight"
      icon={<BellIcon size={24} />}
      action={
        <Press onPress={() => changeDeviceSettings({ mutedUntil: Date.now() + muteMs })}>
          {t("alarm.mute")}
        </Press>
      }
      urgent
    >
      <strong>{t("alarm.newOrders", { count: waiting })}</strong>
    </Bar>
  );
}

/** Steps that came too late or were refused stay until somebody has read why. */
function StepBars() {
  const t = useTexts();
  const notices = useNotices((state) => state.notices);
  const steps = useSteps((state) => state.steps);
  const refused = steps.filter(({ refusal }) => refusal !== null);
  return (
    <>
      {notices.map(({ id, orderId, message }) => (
        <StepBar
          key={id}
          orderId={orderId}
          title={t("late.title", { number: orderId })}
          text={message}
          onDismiss={() => dismissNotice(id)}
        />
      ))}
      {refused.map((step) => (
        <StepBar
          key={step.key}
          orderId={step.orderId}
          title={
            step.orderId === null
              ? t("refused.switch", { subject: step.subject })
              : t("refused.title", { number: step.orderId })
          }
          text={step.refusal?.message || t("refused.unknown")}
          onDismiss={() => void removeStep(step)}
        />
      ))}
    </>
  );
}

interface StepBarProps {
  /** Null: it is of no order. */
  readonly orderId: number | null;
  readonly title: string;
  readonly text: string;
  readonly onDismiss: () => void;
}

function StepBar({ orderId, title, text, onDismiss }: StepBarProps) {
  const t = useTexts();
  return (
    <Bar
      tone="warning"
      icon={<WarningIcon size={24} />}
      urgent
      action={<Press onPress={onDismiss}>{t("app.dismiss")}</Press>}
    >
      {orderId === null ? (
        <strong>{title}</strong>
      ) : (
        <button type="button" className={styles.order} onClick={() => openOrder(orderId)}>
          <strong>{title}</strong>
        </button>
      )}
      <p>{text}</p>
    </Bar>
  );
}

function UpdateBar() {
  const t = useTexts();
  const take = useUpdate((update) => update.take);
  if (take === null) return null;
  return (
    <Bar
      tone="info"
      icon={<RefreshIcon size={24} />}
      action={<Press onPress={take}>{t("update.take")}</Press>}
    >
      {t("update.text")}
    </Bar>
  );
}
