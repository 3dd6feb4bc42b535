import styles from "./map-pin.module.css";

/** The fixed pin in the middle of the map: it rises while the map moves under it. */
export function MapPin({
  lifted,
  served,
  label,
}: {
  readonly lifted: boolean;
  /** False where there is no delivery. */
  readonly served: boolean;
  readonly label: string;
}) {
  return (
    <div className={styles.pin} data-lifted={lifted || undefined} data-outside={!served || undefined}>
      <span className="visually-hidden">{label}</span>
      <svg viewBox="0 0 48 60" aria-hidden="true" focusable="false">
        <path d="M24 57S44 38 44 22.500A20 20 0 0 0 4 22.500C4 38 24 57 24 57z" />
        <circle cx="24" cy="22" r="8" />
      </svg>
      <span className={styles.shadow} />
    </div>
  );
}
