import { openOverlay } from "@/stores/overlay";
import styles from "./order-prescription.module.css";

interface Props {
  readonly photos: readonly string[];
  /** Their common title. */
  readonly title: string;
  readonly label: (number: number) => string;
}

/** Photos of an order that only its owner may see; each opens in its full size. */
export function OrderPhotos({ photos, title, label }: Props) {
  if (photos.length === 0) return null;
  return (
    <ul className={styles.photos}>
      {photos.map((photo, index) => (
        <li key={photo}>
          <button
            type="button"
            className={styles.open}
            aria-haspopup="dialog"
            onClick={() => openOverlay({ kind: "pictures", pictures: [...photos], index, title })}
          >
            <img className={styles.photo} src={photo} alt={label(index + 1)} loading="lazy" />
          </button>
        </li>
      ))}
    </ul>
  );
}
