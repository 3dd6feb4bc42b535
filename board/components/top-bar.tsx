import { classNames } from "@/ui/class-names";
import { ChartIcon } from "@/ui/icons/chart";
import { CheckCircleIcon } from "@/ui/icons/check-circle";
import { SettingsIcon } from "@/ui/icons/settings";
import { TagIcon } from "@/ui/icons/tag";
import { WifiOffIcon } from "@/ui/icons/wifi-off";
import { IconButton } from "@/ui/plain/icon-button";
import { SelectField } from "@/ui/plain/select-field";
import { sumOf, useCounts } from "../decisions/counts";
import { useConnection } from "../live/connection";
import { useSession } from "../session/session";
import { changeDeviceSettings, useDeviceSettings } from "../settings/device-settings";
import { useTexts } from "../texts/texts";
import styles from "./top-bar.module.css";

interface Props {
  readonly title: string;
  readonly onDecisions: () => void;
  readonly onItems: () => void;
  readonly onNumbers: () => void;
  readonly onSettings: () => void;
}

export function TopBar({ title, onDecisions, onItems, onNumbers, onSettings }: Props) {
  const t = useTexts();
  const me = useSession((session) => session.me);
  const storeId = useDeviceSettings((settings) => settings.storeId);
  const waiting = useCounts(({ counts }) => sumOf(counts, me !== null && me.operator.role !== "store"));
  const stores = me?.stores ?? [];
  const all = { value: "", label: t("bar.allStores") };
  return (
    <header className={styles.bar}>
      <p className={styles.title}>
        <span className={styles.shop}>{title}</span>
        {stores.length === 1 ? <span className={styles.store}>{stores[0]?.name}</span> : null}
      </p>
      {stores.length > 1 ? (
        <div className={styles.chooser}>
          <SelectField
            label={t("bar.store")}
            labelHidden
            size="lg"
            value={String(storeId ?? "")}
            options={[all, ...stores.map(({ id, name }) => ({ value: String(id), label: name }))]}
            onChange={({ target }) =>
              changeDeviceSettings({ storeId: target.value === "" ? null : Number(target.value) })
            }
          />
        </div>
      ) : null}
      <Line />
      <IconButton
        label={t("decide.button", { count: waiting })}
        size="lg"
        badge={waiting > 99 ? "99+" : waiting || null}
        onClick={onDecisions}
      >
        <CheckCircleIcon size={24} />
      </IconButton>
      <IconButton label={t("items.title")} size="lg" onClick={onItems}>
        <TagIcon size={24} />
      </IconButton>
      <IconButton label={t("numbers.title")} size="lg" onClick={onNumbers}>
        <ChartIcon size={24} />
      </IconButton>
      <IconButton label={t("bar.settings")} size="lg" onClick={onSettings}>
        <SettingsIcon size={24} />
      </IconButton>
    </header>
  );
}

/** Whether the board hears of orders right now. */
function Line() {
  const t = useTexts();
  const isLive = useConnection((connection) => connection.isLive);
  return (
    <span className={classNames(styles.line, isLive ? styles.live : styles.lost)}>
      {isLive ? <span className={styles.dot} /> : <WifiOffIcon size={18} />}
      <span className={styles.word}>{t(isLive ? "bar.live" : "bar.offline")}</span>
    </span>
  );
}
