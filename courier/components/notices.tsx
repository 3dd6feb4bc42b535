import { BellIcon } from "@/ui/icons/bell";
import { RefreshIcon } from "@/ui/icons/refresh";
import { WarningIcon } from "@/ui/icons/warning";
import { WifiOffIcon } from "@/ui/icons/wifi-off";
import { allowSound, useSound } from "../../staff/alarm/bell";
import { useMe } from "../me/me";
import { orderOfStep } from "../rules/step";
import { useSession } from "../session/session";
import { useDeviceSettings } from "../settings/device-settings";
import { refusedSteps, removeStep, useSteps, waitingSteps } from "../steps/steps";
import { useShown } from "../steps/use-shown";
import { useTexts } from "../texts/texts";
import { useFormats } from "../texts/use-formats";
import { useUpdate } from "../updates/updates";
import { Notice } from "./notice";
import styles from "./notice.module.css";

/** What a courier has to know beside the orders: the line, the sound, what was refused. */
export function Notices() {
  return (
    <div>
      <SoundNotice />
      <LineNotice />
      <RefusedNotices />
      <UpdateNotice />
    </div>
  );
}

/** Told before the first order comes: then it is too late. */
function SoundNotice() {
  const t = useTexts();
  const isAllowed = useSound((sound) => sound.allowed);
  const isWanted = useDeviceSettings((settings) => settings.sound);
  const isOn = useShown()?.shift_started_at != null;
  if (isAllowed || !isWanted || !isOn) return null;
  return (
    <button type="button" className={styles.sound} onClick={() => void allowSound()}>
      <BellIcon size={24} />
      {t("alarm.blocked")}
    </button>
  );
}

function LineNotice() {
  const t = useTexts();
  const { time } = useFormats();
  const lostAt = useMe((state) => state.lostAt);
  const courierId = useSession((session) => session.courier?.id);
  const waiting = useSteps(({ steps }) => waitingSteps(steps, courierId).length);
  const isKnown = useMe((state) => state.me !== null);
  if (lostAt === null || !isKnown) return null;
  return (
    <Notice tone="warning" icon={<WifiOffIcon size={24} />}>
      <strong>{t("connection.lost", { time: time(lostAt) })}</strong>{" "}
      {waiting > 0 ? t("connection.waiting", { count: waiting }) : t("connection.go")}
    </Notice>
  );
}

/** What was refused stays until somebody has read why. */
function RefusedNotices() {
  const t = useTexts();
  const courierId = useSession((session) => session.courier?.id);
  const steps = useSteps((state) => state.steps);
  return refusedSteps(steps, courierId).map((step) => (
    <Notice
      key={step.key}
      tone="danger"
      icon={<WarningIcon size={24} />}
      urgent
      action={{ label: t("app.dismiss"), onPress: () => void removeStep(step) }}
    >
      <strong>{t(`refused.${step.kind}`, { number: orderOfStep(step) ?? "" })}</strong>
      <p>{step.refusal?.message || t("refused.unknown")}</p>
    </Notice>
  ));
}

function UpdateNotice() {
  const t = useTexts();
  const take = useUpdate((update) => update.take);
  if (take === null) return null;
  return (
    <Notice tone="info" icon={<RefreshIcon size={24} />} action={{ label: t("update.take"), onPress: take }}>
      {t("update.text")}
    </Notice>
  );
}
