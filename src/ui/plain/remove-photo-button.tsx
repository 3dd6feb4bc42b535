import { CloseIcon } from "../icons/close";
import styles from "./remove-photo-button.module.css";

interface Props {
  readonly label: string;
  readonly onRemove: () => void;
}

/** The corner of a chosen photo, which takes it away again. The photo's box is positioned. */
export function RemovePhotoButton({ label, onRemove }: Props) {
  return (
    <button type="button" className={styles.remove} aria-label={label} onClick={onRemove}>
      <CloseIcon size={18} />
    </button>
  );
}
