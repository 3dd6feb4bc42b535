import { useState } from "react";
import { languages } from "@/platform/i18n/languages";
import { LogoutIcon } from "@/ui/icons/logout";
import { Button } from "@/ui/plain/button";
import { SegmentedControl } from "@/ui/plain/segmented-control";
import { Sheet } from "@/ui/plain/sheet/sheet";
import { Switch } from "@/ui/plain/switch";
import { allowSound, tryBell } from "../../staff/alarm/bell";
import type { Theme } from "../../staff/settings/device-settings";
import { signOut, useSession } from "../session/session";
import { changeDeviceSettings, useDeviceSettings } from "../settings/device-settings";
import { useSteps, waitingSteps } from "../steps/steps";
import { useShown } from "../steps/use-shown";
import { useTexts } from "../texts/texts";
import { choosePosition } from "./position-panel";
import { PushSetting } from "./push-setting";
import styles from "./settings-sheet.module.css";

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** How this phone sounds and looks, whether it says where it is, and who is signed in. */
export function SettingsSheet({ open, onClose }: Props) {
  const t = useTexts();
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t("settings.title")}
      closeLabel={t("app.close")}
      width="28rem"
    >
      <div className={styles.form}>
        <Switches />
        <PushSetting />
        <Look />
        <Account />
      </div>
    </Sheet>
  );
}

function Switches() {
  const t = useTexts();
  const sound = useDeviceSettings((settings) => settings.sound);
  const shares = useShown()?.shares_position ?? false;
  return (
    <div className={styles.part}>
      <Switch
        label={t("settings.sound")}
        checked={sound}
        onChange={({ target }) => {
          changeDeviceSettings({ sound: target.checked });
          if (target.checked) void allowSound().then(() => tryBell(1));
        }}
      />
      <Switch
        label={t("position.switch")}
        hint={t("position.switchHint")}
        checked={shares}
        onChange={({ target }) => choosePosition(target.checked)}
      />
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
  const courier = useSession((session) => session.courier);
  const waiting = useSteps(({ steps }) => waitingSteps(steps, courier?.id).length);
  const [isAsking, setAsking] = useState(false);
  const isLosing = isAsking && waiting > 0;
  return (
    <div className={styles.part}>
      {courier === null ? null : <p>{t("settings.signedInAs", { name: courier.name })}</p>}
      {isLosing ? (
        <p className={styles.danger} role="alert">
          {t("settings.lose", { count: waiting })}
        </p>
      ) : null}
      <Button
        variant={isLosing ? "danger" : "outline"}
        size="lg"
        wide
        startIcon={<LogoutIcon />}
        onClick={() => (waiting > 0 && !isAsking ? setAsking(true) : void signOut())}
      >
        {t(isLosing ? "settings.signOutAnyway" : "settings.signOut")}
      </Button>
    </div>
  );
}
