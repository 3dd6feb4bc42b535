import { useEffect, useId, useState } from "react";
import { useTexts } from "@/platform/i18n";
import { Button } from "@/ui/kit/button";
import { acceptedPictures, pictureProblem } from "../application-rules";
import styles from "./applications.module.css";

interface Props {
  readonly label: string;
  readonly required?: boolean;
  /** How many may be chosen. */
  readonly max?: number;
  readonly files: readonly File[];
  readonly onFiles: (files: readonly File[]) => void;
  /** What the shop says of it. */
  readonly error: string | undefined;
}

/** Pictures with a preview. A file that cannot be taken is named, and those that were chosen before stay. */
export function PictureField({ label, required = false, max = 1, files, onFiles, error }: Props) {
  const t = useTexts("applications");
  const id = useId();
  const [problem, setProblem] = useState<string>();
  const message = problem ?? error;

  const choose = (chosen: readonly File[]) => {
    const wrong = chosen.map((file) => pictureProblem(file)).find((found) => found !== null);
    const sound = chosen.filter((file) => pictureProblem(file) === null);
    const all = max === 1 ? sound.slice(0, 1) : [...files, ...sound].slice(0, max);
    const many = max > 1 && files.length + sound.length > max;
    setProblem(wrong ? t(`picture.${wrong}`) : many ? t("picture.many", { count: max }) : undefined);
    if (sound.length > 0) onFiles(all);
  };

  return (
    <div className={styles.picture}>
      <input
        id={id}
        className={`visually-hidden ${styles.file}`}
        type="file"
        multiple={max > 1}
        accept={acceptedPictures}
        aria-describedby={`${id}-hint ${id}-error`}
        aria-invalid={message !== undefined || undefined}
        onChange={(event) => {
          const chosen = [...(event.target.files ?? [])];
          // The same file may be chosen again after a mistake.
          event.target.value = "";
          if (chosen.length > 0) choose(chosen);
        }}
      />
      <label className={styles.choose} htmlFor={id}>
        {label}
        {required ? <span aria-hidden="true"> *</span> : null}
      </label>
      <p id={`${id}-hint`} className={styles.hint}>
        {max > 1 ? t("picture.hintMany", { count: max }) : t("picture.hint")}
      </p>
      {files.length > 0 ? (
        <ul className={styles.previews}>
          {files.map((file, index) => (
            <li key={`${file.name}-${file.size}-${file.lastModified}`}>
              <Preview file={file} />
              <Button
                variant="ghost"
                size="sm"
                aria-label={t("picture.removeNamed", { name: label, number: index + 1 })}
                onClick={() => onFiles(files.filter((other) => other !== file))}
              >
                {t("picture.remove")}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      <p id={`${id}-error`} className={styles.error} aria-live="polite">
        {message}
      </p>
    </div>
  );
}

function Preview({ file }: { readonly file: File }) {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address === null ? null : <img className={styles.preview} src={address} alt="" />;
}
