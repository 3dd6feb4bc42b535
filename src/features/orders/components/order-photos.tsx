import styles from "./order-prescription.module.css";

interface Props {
  readonly photos: readonly string[];
  readonly label: (number: number) => string;
}

/** Photos of an order that only its owner may see; each opens in its full size. */
export function OrderPhotos({ photos, label }: Props) {
  if (photos.length === 0) return null;
  return (
    <ul className={styles.photos}>
      {photos.map((photo, index) => (
        <li key={photo}>
          <a href={photo} target="_blank" rel="noreferrer">
            <img className={styles.photo} src={photo} alt={label(index + 1)} loading="lazy" />
          </a>
        </li>
      ))}
    </ul>
  );
}
