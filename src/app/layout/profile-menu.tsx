import { customerQuery } from "@/features/auth";
import { useTexts } from "@/platform/i18n";
import { useQuery } from "@/platform/query";
import type { OverlayProps } from "@/stores/overlay";
import { useAccountKey } from "@/stores/session";
import { Dialog } from "@/ui/chakra/dialog";
import { classNames } from "@/ui/class-names";
import { lazy } from "@/ui/loading/lazy";
import { Badge } from "@/ui/plain/badge";
import styles from "@/ui/plain/menu-list.module.css";
import { useMediaQuery } from "@/ui/plain/use-media-query";
import { desktopQuery } from "./desktop-query";
import { useProfileEntries } from "./use-profile-entries";

const ProfileDropdown = lazy(() => import("./profile-dropdown"));

/** A customer's pages: below their button on desktops, a sheet on phones. */
export default function ProfileMenu(props: OverlayProps<"profile-menu">) {
  return useMediaQuery(desktopQuery) ? <ProfileDropdown {...props} /> : <ProfileSheet {...props} />;
}

function ProfileSheet({ open, onClose, onClosed }: OverlayProps<"profile-menu">) {
  const t = useTexts("frame");
  const { data: customer } = useQuery(customerQuery(useAccountKey()));
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      title={customer ? `${customer.f_name} ${customer.l_name}`.trim() : t("nav.profile")}
      closeLabel={t("app.close")}
      side="end"
      width="22rem"
    >
      <ul className={styles.list}>
        {useProfileEntries().map(({ id, label, news, Icon, tone, onSelect }) => (
          <li key={id}>
            <button
              type="button"
              className={classNames(styles.entry, tone === "danger" && styles.danger)}
              onClick={onSelect}
            >
              <Icon />
              <span className={styles.text}>{label}</span>
              {news ? <Badge tone="accent">{news}</Badge> : null}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
