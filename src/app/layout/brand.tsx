import { Link } from "react-router-dom";
import { useConfig } from "@/features/configuration";
import { classNames } from "@/ui/window/class-names";
import styles from "./brand.module.css";
import { BrandMark } from "./brand-mark";

/** Logo and name of the shop; leads to the front page. `short` leaves the name out on narrow screens. */
export function Brand({ short = false }: { short?: boolean }) {
  const config = useConfig();
  const name = config?.business_name ?? __APP_NAME__;
  return (
    <Link to="/" className={classNames(styles.brand, short && styles.short)} aria-label={name}>
      {config?.logo_full_url ? (
        <img src={config.logo_full_url} alt="" height={32} decoding="async" />
      ) : (
        <BrandMark />
      )}
      <span>{name}</span>
    </Link>
  );
}
