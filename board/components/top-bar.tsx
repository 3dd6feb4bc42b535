import { type ReactNode, useState } from "react";
import { Button } from "@/ui/chakra/button";
import { Dialog } from "@/ui/chakra/dialog";
import { classNames } from "@/ui/class-names";
import { ChartIcon } from "@/ui/icons/chart";
import { CheckCircleIcon } from "@/ui/icons/check-circle";
import { MenuIcon } from "@/ui/icons/menu";
import { ScooterIcon } from "@/ui/icons/scooter";
import { SettingsIcon } from "@/ui/icons/settings";
import { TagIcon } from "@/ui/icons/tag";
import { WifiOffIcon } from "@/ui/icons/wifi-off";
import { IconButton } from "@/ui/plain/icon-button";
import { SelectField } from "@/ui/plain/select-field";
import { useMediaQuery } from "@/ui/plain/use-media-query";
import { sumOf, useCounts } from "../decisions/counts";
import { useConnection } from "../live/connection";
import { useSession } from "../session/session";
import { changeDeviceSettings, useDeviceSettings } from "../settings/device-settings";
import { useTexts } from "../texts/texts";
import type { DialogName } from "./board-dialog";
import styles from "./top-bar.module.css";

interface Props {
  readonly title: string;
  readonly onOpen: (dialog: DialogName) => void;
}

/** One of the board's views beside the lists. */
interface Entry {
  readonly label: string;
  readonly icon: ReactNode;
  /** A small count on its icon; its label says what of. */
  readonly badge?: ReactNode;
  readonly opens: DialogName;
}

export function TopBar({ title, onOpen }: Props) {
  const t = useTexts();
  const isNarrow = useMediaQuery("(max-width: 37.49em)");
  const me = useSession((session) => session.me);
  const storeId = useDeviceSettings((settings) => settings.storeId);
  const waiting = useCounts(({ counts }) => sumOf(counts, me !== null && me.operator.role !== "store"));
  const entries: readonly Entry[] = [
    {
      label: t("decide.button", { count: waiting }),
      icon: <CheckCircleIcon size={24} />,
      badge: waiting > 99 ? "99+" : waiting || null,
      opens: "decisions",
    },
    { label: t("items.title"), icon: <TagIcon size={24} />, opens: "items" },
    { label: t("couriers.title"), icon: <ScooterIcon size={24} />, opens: "couriers" },
    { label: t("numbers.title"), icon: <ChartIcon size={24} />, opens: "numbers" },
    { label: t("bar.settings"), icon: <SettingsIcon size={24} />, opens: "settings" },
  ];
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
      {isNarrow ? <Menu entries={entries} badge={entries[0]?.badge} onOpen={onOpen} /> : null}
      {isNarrow
        ? null
        : entries.map(({ label, icon, badge, opens }) => (
            <IconButton key={label} label={label} size="lg" badge={badge} onClick={() => onOpen(opens)}>
              {icon}
            </IconButton>
          ))}
    </header>
  );
}

/** The views behind one button: on a phone their icons would leave no room for the shop's name. */
function Menu({
  entries,
  badge,
  onOpen,
}: {
  readonly entries: readonly Entry[];
  readonly badge: ReactNode;
  readonly onOpen: (dialog: DialogName) => void;
}) {
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label={t("bar.menu")}
        size="lg"
        badge={badge}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <MenuIcon size={26} />
      </IconButton>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t("bar.menu")}
        closeLabel={t("app.close")}
        width="26rem"
      >
        <ul className={styles.entries}>
          {entries.map(({ label, icon, opens }) => (
            <li key={label}>
              <Button
                variant="outline"
                size="lg"
                wide
                startIcon={icon}
                onClick={() => {
                  setOpen(false);
                  onOpen(opens);
                }}
              >
                {label}
              </Button>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
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
