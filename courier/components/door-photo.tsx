import { useEffect, useMemo, useState } from "react";
import type { StoredFile } from "@/platform/outbox";
import { reducePhoto } from "@/platform/photos/reduce-photo";
import { buttonClass } from "@/ui/plain/button";
import { useTexts } from "../texts/texts";
import styles from "./deliver-sheet.module.css";

interface Props {
  readonly photo: StoredFile | null;
  /** Photos that there are with it. */
  readonly count: number;
  readonly onPhoto: (photo: StoredFile) => void;
}

/** Opens the phone's camera, and shows what was taken. */
export function DoorPhoto({ photo, count, onPhoto }: Props) {
  const t = useTexts();
  const [isUnreadable, setUnreadable] = useState(false);
  const address = useMemo(
    () => photo && URL.createObjectURL(new Blob([photo.bytes], { type: photo.type })),
    [photo],
  );
  useEffect(() => () => void (address && URL.revokeObjectURL(address)), [address]);
  const take = async (file: File | undefined) => {
    if (!file) return;
    const reduced = await reducePhoto(file, "door");
    setUnreadable(reduced === null);
    if (reduced) onPhoto(reduced);
  };
  return (
    <div className={styles.part}>
      {address ? (
        <img className={styles.photo} src={address} alt={t("deliver.photoDone", { count })} />
      ) : count > 0 ? (
        <p>{t("deliver.photoDone", { count })}</p>
      ) : null}
      <label className={`${buttonClass({ variant: "outline", wide: true })} ${styles.camera}`}>
        {t(count > 0 ? "deliver.photoAgain" : "deliver.photo")}
        <input
          type="file"
          className="visually-hidden"
          accept="image/*"
          capture="environment"
          onChange={({ target }) => void take(target.files?.[0])}
        />
      </label>
      <p className={styles.hint}>{t("deliver.photoHint")}</p>
      <div role="alert">
        {isUnreadable ? <p className={styles.missing}>{t("deliver.photoFailed")}</p> : null}
      </div>
    </div>
  );
}
