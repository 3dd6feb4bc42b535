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
import sections from "../components/sections.module.css";
import { useCheckoutContext } from "../use-checkout";
import { useMissingMark } from "../use-missing";
import styles from "./prescription-section.module.css";

/** Photos of the prescription that the cart needs: up to three, kept through a reload, sent with the order. */
export function PrescriptionSection() {
  const { store } = useCheckoutContext();
  const t = useTexts("checkout");
  const id = useId();
  const mark = useMissingMark("prescription");
  const photos = usePrescriptionPhotos(store.module_id);
  useEffect(() => void keepPrescriptionPhotos(), []);

  return (
    <Card as="section" aria-labelledby={`${id}-title`} {...mark}>
      <h2 id={`${id}-title`} className={sections.title}>
        {t("prescription.title")}
      </h2>
      <p id={`${id}-hint`} className={styles.hint}>
        {t("prescription.hint", { count: maxPrescriptionPhotos })}
      </p>
      {"data-missing" in mark ? (
        <StatusNote tone="warning" live>
          {t("prescription.required")}
        </StatusNote>
      ) : null}
      <PhotoChooser
        photos={photos}
        max={maxPrescriptionPhotos}
        subject="prescription"
        shape="tall"
        hintId={`${id}-hint`}
        prepare={keepPrescriptionPhotos}
        texts={{
          choose: t("prescription.choose"),
          reading: t("prescription.reading"),
          tooMany: t("prescription.tooMany", { count: maxPrescriptionPhotos }),
          unreadable: t("prescription.unreadable"),
          photo: (number) => t("prescription.photo", { number }),
          remove: (number) => t("prescription.remove", { number }),
        }}
        onChange={(change) =>
          setPrescriptionPhotos(store.module_id, [...change(prescriptionPhotos(store.module_id))])
        }
      />
    </Card>
  );
}
