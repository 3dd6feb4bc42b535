import { useEffect, useId, useState } from "react";
import { maxPrescriptionPhotos } from "@/domain/prescription";
import { useTexts } from "@/platform/i18n";
import type { StoredFile } from "@/platform/outbox";
import {
  prescriptionPhotos,
  setPrescriptionPhotos,
  usePrescriptionPhotos,
} from "@/stores/prescription-photos";
import { keepPrescriptionPhotos } from "@/stores/stored-prescription-photos";
import { CloseIcon } from "@/ui/icons/close";
import { Card } from "@/ui/window/card";
import sections from "../components/sections.module.css";
import { useCheckoutContext } from "../use-checkout";
import styles from "./prescription-section.module.css";

/** Needed once a photo is chosen, not for the first fields. */
const loadPhotos = () => import("@/platform/photos/reduce-photo").catch(() => null);

type Problem = "prescription.unreadable" | "prescription.tooMany";

/** Photos of the prescription that the cart needs: up to three, kept through a reload, sent with the order. */
export function PrescriptionSection() {
  const { store } = useCheckoutContext();
  const t = useTexts("checkout");
  const id = useId();
  const photos = usePrescriptionPhotos(store.module_id);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isReading, setReading] = useState(false);
  useEffect(() => {
    void keepPrescriptionPhotos();
    void loadPhotos();
  }, []);

  const add = async (files: readonly File[]) => {
    setReading(true);
    setProblem(null);
    await keepPrescriptionPhotos();
    const reducer = await loadPhotos();
    const added: StoredFile[] = [];
    const free = maxPrescriptionPhotos - photos.length;
    for (const file of files.slice(0, free)) {
      const photo = reducer && (await reducer.reducePhoto(file, "prescription"));
      if (photo) added.push(photo);
      else setProblem("prescription.unreadable");
    }
    if (files.length > free) setProblem("prescription.tooMany");
    // One may have been removed while these were read.
    setPrescriptionPhotos(store.module_id, [...prescriptionPhotos(store.module_id), ...added]);
    setReading(false);
  };
  const remove = (photo: StoredFile) => {
    setProblem(null);
    setPrescriptionPhotos(
      store.module_id,
      photos.filter((other) => other !== photo),
    );
  };

  return (
    <Card as="section" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={sections.title}>
        {t("prescription.title")}
      </h2>
      <p id={`${id}-hint`} className={styles.hint}>
        {t("prescription.hint", { count: maxPrescriptionPhotos })}
      </p>
      {photos.length > 0 ? (
        <ul className={styles.photos}>
          {photos.map((photo, index) => (
            <li key={photo.name} className={styles.photo}>
              <Preview photo={photo} label={t("prescription.photo", { number: index + 1 })} />
              <button
                type="button"
                className={styles.remove}
                aria-label={t("prescription.remove", { number: index + 1 })}
                onClick={() => remove(photo)}
              >
                <CloseIcon size={18} />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <input
        id={`${id}-file`}
        className={`visually-hidden ${styles.file}`}
        type="file"
        accept="image/*"
        multiple
        disabled={isReading || photos.length >= maxPrescriptionPhotos}
        aria-describedby={`${id}-hint`}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // The same file may be chosen again after a mistake.
          event.target.value = "";
          if (files.length > 0) void add(files);
        }}
      />
      <label className={styles.choose} htmlFor={`${id}-file`}>
        {isReading ? t("prescription.reading") : t("prescription.choose")}
      </label>
      <p className={styles.problem} role="status">
        {problem && t(problem, { count: maxPrescriptionPhotos })}
      </p>
    </Card>
  );
}

function Preview({ photo, label }: { readonly photo: StoredFile; readonly label: string }) {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([photo.bytes], { type: photo.type }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [photo]);
  return address ? <img className={styles.picture} src={address} alt={label} /> : null;
}
