import { useEffect, useId, useState } from "react";
import { useTexts } from "@/platform/i18n";
import { Avatar } from "@/ui/chakra/avatar";
import { lazy } from "@/ui/loading/lazy";
import { Suspense } from "@/ui/loading/suspense";
import { openPhoto, type PhotoProblem } from "../open-photo";
import { photoTypes } from "../profile-rules";
import styles from "./profile.module.css";

const PhotoCropDialog = lazy(() => import("./photo-crop-dialog"));

/** Also what iPhones write: some browsers can read it, and the others say what to do. */
const accepted = [...photoTypes, "image/heic", "image/heif", ".heic", ".heif"].join(",");

interface Props {
  /** The customer's name, for the initials shown without a photo. */
  readonly name: string;
  /** The photo that the shop has. */
  readonly current: string | null;
  readonly chosen: File | null;
  readonly onChoose: (photo: File) => void;
  /** The shop's refusal of the photo. */
  readonly error: string | undefined;
}

/** A round photo and a button that chooses another, whose square is chosen next. A file that cannot be taken is named, and the choice before it stays. */
export function PhotoField({ name, current, chosen, onChoose, error }: Props) {
  const t = useTexts("account");
  const id = useId();
  const preview = usePreview(chosen);
  const [problem, setProblem] = useState<PhotoProblem | null>(null);
  const [opened, setOpened] = useState<ImageBitmap | null>(null);
  const message = problem === null ? error : t(`profile.${problem}`);
  return (
    <div className={styles.photo}>
      <Avatar name={name} src={preview ?? current} size={72} />
      <div>
        <input
          id={id}
          className={`visually-hidden ${styles.file}`}
          type="file"
          accept={accepted}
          aria-describedby={`${id}-hint`}
          aria-invalid={message !== undefined || undefined}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            // The same file may be chosen again after a mistake.
            event.target.value = "";
            if (!file) return;
            void openPhoto(file).then((photo) => {
              const failed = typeof photo === "string";
              setProblem(failed ? photo : null);
              if (!failed) setOpened(photo);
            });
          }}
        />
        <label className={styles.choose} htmlFor={id}>
          {t("profile.choosePhoto")}
        </label>
        <p id={`${id}-hint`} className={styles.hint}>
          {t("profile.photoHint")}
        </p>
        <p className={styles.error} aria-live="polite">
          {message}
        </p>
      </div>
      {opened ? (
        <Suspense>
          <PhotoCropDialog
            photo={opened}
            onCut={onChoose}
            onFailed={() => setProblem("photoBroken")}
            onClosed={() => {
              opened.close();
              setOpened(null);
            }}
          />
        </Suspense>
      ) : null}
    </div>
  );
}

/** An address at which a chosen file can be shown. */
function usePreview(file: File | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return file ? address : null;
}
