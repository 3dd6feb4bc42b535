import { Link } from "react-router-dom";
import { useConfig } from "@/features/configuration";
import { appIcon, appName } from "@/platform/app-name";
import { classNames } from "@/ui/class-names";
import styles from "./brand.module.css";

/** Logo and name of the shop; leads to the front page. `short` leaves the name out on narrow screens. */
export function Brand({ short = false }: { short?: boolean }) {
  const config = useConfig();
  const name = config?.business_name ?? appName();
  return (
    <Link to="/" className={classNames(styles.brand, short && styles.short)} aria-label={name}>
      {/* Both sizes keep the logo's room until it is there. By itself the shop has the icon of its document. */}
      <img src={config?.logo_full_url || appIcon()} alt="" width={32} height={32} decoding="async" />
      <span>{name}</span>
    </Link>
  );
}
