import { useEffect, useId, useRef, useState } from "react";
import { useTexts } from "@/platform/i18n";
import { Button } from "@/ui/chakra/button";
import { acceptedPictures } from "../application-rules";
import { preparePicture } from "../prepare-picture";
import styles from "./applications.module.css";

interface Props {
  readonly label: string;
  readonly required?: boolean;
  /** How many may be chosen. */
  readonly max?: number;
  readonly files: readonly File[];
  readonly onFiles: (files: readonly File[]) => void;
  /** The shop's refusal of the picture. */
  readonly error: string | undefined;
}

/** Pictures with a preview. A file that cannot be taken is named, and those that were chosen before stay. */
export function PictureField({ label, required = false, max = 1, files, onFiles, error }: Props) {
  const t = useTexts("applications");
  const id = useId();
  const [problem, setProblem] = useState<string>();
  const message = problem ?? error;

  const latest = useRef(files);
  latest.current = files;

  const choose = async (chosen: readonly File[]) => {
    const prepared = await Promise.all(chosen.map(preparePicture));
    const wrong = prepared.find((picture) => typeof picture === "string");
    const sound = prepared.filter((picture) => typeof picture !== "string");
    const all = max === 1 ? sound.slice(0, 1) : [...latest.current, ...sound].slice(0, max);
    const many = max > 1 && latest.current.length + sound.length > max;
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
          if (chosen.length > 0) void choose(chosen);
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
