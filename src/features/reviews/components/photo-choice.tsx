import { useEffect, useId, useState } from "react";
import { maxReviewPhotos } from "@/domain/reviews";
import { useTexts } from "@/platform/i18n";
import type { StoredFile } from "@/platform/outbox";
import { reducePhoto } from "@/platform/photos/reduce-photo";
import { CloseIcon } from "@/ui/icons/close";
import styles from "./reviews.module.css";

type Problem = "photos.unreadable" | "photos.tooMany";

interface Props {
  readonly photos: readonly StoredFile[];
  /** A photo may be removed while others are read: the change is one of the photos of then. */
  readonly onChange: (change: (photos: readonly StoredFile[]) => readonly StoredFile[]) => void;
}

/** Up to three photos; a file that cannot be read is named, and the others stay. */
export function PhotoChoice({ photos, onChange }: Props) {
  const t = useTexts("reviews");
  const id = useId();
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isReading, setReading] = useState(false);

  const add = async (files: readonly File[]) => {
    setReading(true);
    setProblem(null);
    const free = maxReviewPhotos - photos.length;
    const added: StoredFile[] = [];
    for (const file of files.slice(0, free)) {
      const photo = await reducePhoto(file, "review");
      if (photo) added.push(photo);
      else setProblem("photos.unreadable");
    }
    if (files.length > free) setProblem("photos.tooMany");
    onChange((now) => [...now, ...added]);
    setReading(false);
  };

  return (
    <div>
      {photos.length > 0 ? (
        <ul className={styles.photos}>
          {photos.map((photo, index) => (
            <li key={photo.name} className={styles.photo}>
              <StoredPhoto photo={photo} label={t("photos.one", { number: index + 1 })} />
              <button
                type="button"
                className={styles.remove}
                aria-label={t("photos.remove", { number: index + 1 })}
                onClick={() => {
                  setProblem(null);
                  onChange((now) => now.filter((other) => other !== photo));
                }}
              >
                <CloseIcon size={18} />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <input
        id={id}
        className={`visually-hidden ${styles.file}`}
        type="file"
        accept="image/*"
        multiple
        disabled={isReading || photos.length >= maxReviewPhotos}
        aria-describedby={`${id}-hint`}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // The same file may be chosen again after a mistake.
          event.target.value = "";
          if (files.length > 0) void add(files);
        }}
      />
      <label className={styles.choose} htmlFor={id}>
        {t(isReading ? "photos.reading" : "photos.choose")}
      </label>{" "}
      <span id={`${id}-hint`} className={styles.muted}>
        {t("photos.hint", { count: maxReviewPhotos })}
      </span>
      <p className={styles.problem} role="status">
        {problem && t(problem, { count: maxReviewPhotos })}
      </p>
    </div>
  );
}

/** A photo that is on this device only. */
export function StoredPhoto({ photo, label }: { readonly photo: StoredFile; readonly label: string }) {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([photo.bytes], { type: photo.type }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [photo]);
  return address ? <img className={styles.picture} src={address} alt={label} /> : null;
}
