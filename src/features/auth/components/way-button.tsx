import type { ReactNode } from "react";
import { Spinner } from "@/ui/plain/spinner";
import styles from "./auth.module.css";

interface Props {
  /** The button's action, for screen readers; includes the name. */
  readonly label: string;
  readonly name: string;
  readonly icon: ReactNode;
  readonly loading?: boolean;
  readonly onClick: () => void;
}

/** A button for another way to sign in: an icon with its name below. */
export function WayButton({ label, name, icon, loading = false, onClick }: Props) {
  return (
    <button
      type="button"
      className={styles.way}
      aria-label={label}
      aria-busy={loading || undefined}
      onClick={loading ? undefined : onClick}
    >
      <span className={styles.wayIcon}>{loading ? <Spinner size={20} /> : icon}</span>
      <span className={styles.wayName}>{name}</span>
    </button>
  );
}
