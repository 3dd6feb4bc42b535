import { useId, useState } from "react";
import { languages } from "@/platform/i18n/languages";
import { Button } from "@/ui/chakra/button";
import { Dialog } from "@/ui/chakra/dialog";
import { SegmentedControl } from "@/ui/chakra/segmented-control";
import { BellIcon } from "@/ui/icons/bell";
import { HistoryIcon } from "@/ui/icons/history";
import { LogoutIcon } from "@/ui/icons/logout";
import { allowSound, tryBell } from "../../staff/alarm/bell";
import { signOut, useSession } from "../session/session";
import { changeDeviceSettings, type Theme, useDeviceSettings } from "../settings/device-settings";
import { useSteps } from "../steps/steps";
import { useTexts } from "../texts/texts";
import { AuditDialog } from "./audit-dialog";
import styles from "./dialogs.module.css";
import { PushSetting } from "./push-setting";

const muteMs = 10 * 60_000;

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** How this device sounds and looks, and who is signed in. */
export default function SettingsDialog({ open, onClose }: Props) {
  const t = useTexts();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t("settings.title")}
      closeLabel={t("app.close")}
      width="28rem"
    >
      <div className={styles.form}>
        <Sound />
        <PushSetting />
        <Look />
        <Log />
        <Account />
      </div>
    </Dialog>
  );
}

/** Owners read who did what. */
function Log() {
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  const isOwner = useSession(({ me }) => me?.operator.role === "owner");
  if (!isOwner) return null;
  return (
    <>
      <Button variant="outline" size="lg" wide startIcon={<HistoryIcon />} onClick={() => setOpen(true)}>
        {t("audit.title")}
      </Button>
      <AuditDialog open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

function Sound() {
  const t = useTexts();
  const id = useId();
  const { volume, mutedUntil } = useDeviceSettings();
  const isMuted = Date.now() < mutedUntil;
  return (
    <div className={styles.part}>
      <label className={styles.label} htmlFor={id}>
        {t("settings.volume")}
      </label>
      <input
        id={id}
        className={styles.volume}
        type="range"
        min={0}
        max={100}
        step={10}
        value={Math.round(volume * 100)}
        onChange={({ target }) => changeDeviceSettings({ volume: Number(target.value) / 100 })}
      />
      <div className={styles.row}>
        <Button
          variant="outline"
          size="lg"
          startIcon={<BellIcon />}
          onClick={() => void allowSound().then(() => tryBell(volume))}
        >
          {t("settings.try")}
        </Button>
        <Button
          variant="outline"
          size="lg"
          onClick={() => changeDeviceSettings({ mutedUntil: isMuted ? 0 : Date.now() + muteMs })}
        >
          {t(isMuted ? "alarm.unmute" : "alarm.mute")}
        </Button>
      </div>
    </div>
  );
}

function Look() {
  const t = useTexts();
  const { language, theme } = useDeviceSettings();
  return (
    <>
      <div className={styles.part}>
        <p className={styles.label}>{t("settings.language")}</p>
        <SegmentedControl
          legend={t("settings.language")}
          wide
          value={language}
          onValueChange={(value) => changeDeviceSettings({ language: value })}
          segments={languages.map(({ languageCode, languageName }) => ({
            value: languageCode,
            label: <span lang={languageCode}>{languageName}</span>,
          }))}
        />
      </div>
      <div className={styles.part}>
        <p className={styles.label}>{t("settings.theme")}</p>
        <SegmentedControl<Theme>
          legend={t("settings.theme")}
          wide
          value={theme}
          onValueChange={(value) => changeDeviceSettings({ theme: value })}
          segments={(["system", "light", "dark"] as const).map((value) => ({
            value,
            label: t(`settings.${value}`),
          }))}
        />
      </div>
    </>
  );
}

function Account() {
  const t = useTexts();
  const name = useSession((session) => session.me?.operator.name);
  const waiting = useSteps(({ steps }) => steps.filter(({ refusal }) => refusal === null).length);
  const [isAsking, setAsking] = useState(false);
  return (
    <div className={styles.part}>
      {name === undefined ? null : <p>{t("settings.signedInAs", { name })}</p>}
      {isAsking && waiting > 0 ? (
        <p className={styles.danger} role="alert">
          {t("settings.lose", { count: waiting })}
        </p>
      ) : null}
      <Button
        variant={isAsking && waiting > 0 ? "danger" : "outline"}
        size="lg"
        wide
        startIcon={<LogoutIcon />}
        onClick={() => (waiting > 0 && !isAsking ? setAsking(true) : void signOut())}
      >
        {t(isAsking && waiting > 0 ? "settings.signOutAnyway" : "settings.signOut")}
      </Button>
    </div>
  );
}
