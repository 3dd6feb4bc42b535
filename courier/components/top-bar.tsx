import { SettingsIcon } from "@/ui/icons/settings";
import { WifiOffIcon } from "@/ui/icons/wifi-off";
import { IconButton } from "@/ui/plain/icon-button";
import { useMe } from "../me/me";
import { useSession } from "../session/session";
import { useTexts } from "../texts/texts";
import styles from "./top-bar.module.css";

export function TopBar({ onSettings }: { readonly onSettings: () => void }) {
  const t = useTexts();
  const shop = useMe((state) => state.me?.shop.name);
  const isLost = useMe((state) => state.lostAt !== null);
  const name = useSession((session) => session.courier?.name);
  return (
    <header className={styles.bar}>
      <p className={styles.title}>
        <span className={styles.shop}>{shop ?? t("app.title")}</span>
        <span className={styles.name}>
          <bdi>{name}</bdi>
        </span>
      </p>
      {isLost ? <WifiOffIcon size={24} className={styles.lost} /> : null}
      <IconButton label={t("bar.settings")} size="lg" onClick={onSettings}>
        <SettingsIcon size={26} />
      </IconButton>
    </header>
  );
}
