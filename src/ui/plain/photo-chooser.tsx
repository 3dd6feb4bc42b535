import { useEffect, useId, useState } from "react";
import type { StoredFile } from "@/platform/outbox";
import { classNames } from "../class-names";
import styles from "./photo-chooser.module.css";
import { RemovePhotoButton } from "./remove-photo-button";

/** Needed once a photo is chosen, not for the first fields. */
const loadReducer = () => import("@/platform/photos/reduce-photo").catch(() => null);

export interface PhotoChooserTexts {
  choose: string;
  reading: string;
  /** A hint beside the button; absent where `hintId` names one. */
  hint?: string;
  tooMany: string;
  unreadable: string;
  photo: (number: number) => string;
  remove: (number: number) => string;
}

interface Props {
  readonly photos: readonly StoredFile[];
  readonly max: number;
  /** Begins the names of the files. */
  readonly subject: string;
  readonly texts: PhotoChooserTexts;
  /** Id of the text that says what the photos are for. */
  readonly hintId?: string;
  /** `tall` for pages of paper. */
  readonly shape?: "square" | "tall";
  /** Awaited before photos are read. */
  readonly prepare?: () => Promise<unknown>;
  /** A photo may be removed while others are read: the change is one of the photos of then. */
  readonly onChange: (change: (photos: readonly StoredFile[]) => readonly StoredFile[]) => void;
}

/** Up to `max` photos, made smaller on this device; a file that cannot be read is named, and the others stay. */
export function PhotoChooser({
  photos,
  max,
  subject,
  texts,
  hintId,
  shape = "square",
  prepare,
  onChange,
}: Props) {
  const id = useId();
  const [problem, setProblem] = useState<"tooMany" | "unreadable" | null>(null);
  const [isReading, setReading] = useState(false);
  useEffect(() => void loadReducer(), []);

  const add = async (files: readonly File[]) => {
    setReading(true);
    setProblem(null);
    await prepare?.();
    const reducer = await loadReducer();
    const free = max - photos.length;
    const added: StoredFile[] = [];
    for (const file of files.slice(0, free)) {
      const photo = reducer && (await reducer.reducePhoto(file, subject));
      if (photo) added.push(photo);
      else setProblem("unreadable");
    }
    if (files.length > free) setProblem("tooMany");
    onChange((now) => [...now, ...added]);
    setReading(false);
  };

  return (
    <div>
      {photos.length > 0 ? (
        <ul className={styles.photos}>
          {photos.map((photo, index) => (
            <li key={photo.name} className={styles.photo}>
              <StoredPhoto photo={photo} label={texts.photo(index + 1)} shape={shape} />
              <RemovePhotoButton
                label={texts.remove(index + 1)}
                onRemove={() => {
                  setProblem(null);
                  onChange((now) => now.filter((other) => other !== photo));
                }}
              />
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
        disabled={isReading || photos.length >= max}
        aria-describedby={hintId ?? (texts.hint ? `${id}-hint` : undefined)}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // The same file may be chosen again after a mistake.
          event.target.value = "";
          if (files.length > 0) void add(files);
        }}
      />
      <label className={styles.choose} htmlFor={id}>
        {isReading ? texts.reading : texts.choose}
      </label>
      {texts.hint ? (
        <span id={`${id}-hint`} className={styles.hint}>
          {texts.hint}
        </span>
      ) : null}
      <p className={styles.problem} role="status">
        {problem && texts[problem]}
      </p>
    </div>
  );
}

interface StoredPhotoProps {
  readonly photo: StoredFile;
  readonly label: string;
  readonly shape?: "square" | "tall";
}

/** A photo that is on this device only. */
export function StoredPhoto({ photo, label, shape }: StoredPhotoProps) {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([photo.bytes], { type: photo.type }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [photo]);
  return address ? (
    <img className={classNames(styles.picture, shape === "tall" && styles.tall)} src={address} alt={label} />
  ) : null;
}
