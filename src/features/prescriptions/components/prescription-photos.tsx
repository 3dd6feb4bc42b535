import { useEffect, useId } from "react";
import { maxPrescriptionPhotos } from "@/domain/prescription";
import { useTexts } from "@/platform/i18n";
import {
  prescriptionPhotos,
  setPrescriptionPhotos,
  usePrescriptionPhotos,
} from "@/stores/prescription-photos";
import { keepPrescriptionPhotos } from "@/stores/stored-prescription-photos";
import { Card } from "@/ui/window/card";
import { PhotoChooser } from "@/ui/window/photo-chooser";
import { StatusNote } from "@/ui/window/status-note";
import styles from "./prescription-form.module.css";

interface Props {
  readonly moduleId: number;
  /** What is wrong, in words. */
  readonly error: string | undefined;
}

/** The photos of the prescription, from the camera or the device; kept through a reload. */
export function PrescriptionPhotos({ moduleId, error }: Props) {
  const t = useTexts("prescriptions");
  const checkout = useTexts("checkout");
  const id = useId();
  const photos = usePrescriptionPhotos(moduleId);
  useEffect(() => void keepPrescriptionPhotos(), []);
  return (
    <Card as="section" aria-labelledby={`${id}-title`}>
      <div className={styles.fields} data-wrong={error !== undefined || undefined}>
        <h2 id={`${id}-title`} className={styles.subtitle}>
          {t("photos.title")}
        </h2>
        <p id={`${id}-hint`} className={styles.muted}>
          {t("photos.hint", { count: maxPrescriptionPhotos })}
        </p>
        <PhotoChooser
          photos={photos}
          max={maxPrescriptionPhotos}
          subject="prescription"
          shape="tall"
          hintId={`${id}-hint`}
          prepare={keepPrescriptionPhotos}
          texts={{
            choose: checkout("prescription.choose"),
            reading: checkout("prescription.reading"),
            tooMany: checkout("prescription.tooMany", { count: maxPrescriptionPhotos }),
            unreadable: checkout("prescription.unreadable"),
            photo: (number) => checkout("prescription.photo", { number }),
            remove: (number) => checkout("prescription.remove", { number }),
          }}
          onChange={(change) => setPrescriptionPhotos(moduleId, [...change(prescriptionPhotos(moduleId))])}
        />
        <div aria-live="polite">{error ? <StatusNote tone="danger">{error}</StatusNote> : null}</div>
      </div>
    </Card>
  );
}
