import { Link } from "react-router-dom";
import { useTexts } from "@/platform/i18n";
import { KitProvider } from "@/ui/chakra/kit-provider";
import { Popover, type PopoverProps } from "@/ui/chakra/popover";
import { Picture } from "@/ui/plain/picture";
import { Skeleton } from "@/ui/plain/skeleton";
import styles from "./nav-panel.module.css";
import { type MenuGroupName, useMenuGroup } from "./use-menu-groups";

type NavPanelProps = Pick<PopoverProps, "open" | "onDismiss" | "ids"> & { readonly name: MenuGroupName };

/** The first ten entries of a link of the desktop bar, and the way to all. */
export default function NavPanel({ name, ...popover }: NavPanelProps) {
  const t = useTexts("shell");
  const { title, all, entries } = useMenuGroup(name, true);
  return (
    <KitProvider>
      <Popover {...popover} label={title}>
        {entries === undefined ? (
          <div className={styles.waiting} role="status" aria-label={t("app.loading")}>
            <Skeleton height="2.5rem" />
            <Skeleton height="2.5rem" />
            <Skeleton height="2.5rem" />
          </div>
        ) : (
          <ul className={styles.list} aria-label={title}>
            {entries.map((entry) => (
              <li key={entry.id}>
                <Link className={styles.entry} to={entry.to}>
                  <span className={styles.picture}>
                    <Picture src={entry.picture} alt="" maxWidth={40} />
                  </span>
                  <span className={styles.name}>{entry.name}</span>
                </Link>
              </li>
            ))}
          </ul>
        )}
        <Link className={styles.all} to={all}>
          {t("app.viewAll")}
        </Link>
      </Popover>
    </KitProvider>
  );
}
