import { useEffect } from "react";
import { maxPrescriptionPhotos } from "@/domain/prescription";
import { useTexts } from "@/platform/i18n";
import {
  prescriptionPhotos,
  setPrescriptionPhotos,
  usePrescriptionPhotos,
} from "@/stores/prescription-photos";
import { keepPrescriptionPhotos } from "@/stores/stored-prescription-photos";
import { PhotoChooser } from "@/ui/plain/photo-chooser";

interface Props {
  /** The module of the order that the photos belong to. */
  readonly moduleId: number;
  /** Id of the text that says what the photos are for. */
  readonly hintId: string;
}

/** Photos from the camera or the device, up to three; kept through a reload and sent with the order. */
export function PrescriptionPhotoChooser({ moduleId, hintId }: Props) {
  const t = useTexts("checkout");
  const photos = usePrescriptionPhotos(moduleId);
  useEffect(() => void keepPrescriptionPhotos(), []);
  return (
    <PhotoChooser
      photos={photos}
      max={maxPrescriptionPhotos}
      subject="prescription"
      shape="tall"
      hintId={hintId}
      prepare={keepPrescriptionPhotos}
      texts={{
        choose: t("prescription.choose"),
        reading: t("prescription.reading"),
        tooMany: t("prescription.tooMany", { count: maxPrescriptionPhotos }),
        unreadable: t("prescription.unreadable"),
        photo: (number) => t("prescription.photo", { number }),
        remove: (number) => t("prescription.remove", { number }),
      }}
      onChange={(change) => setPrescriptionPhotos(moduleId, [...change(prescriptionPhotos(moduleId))])}
    />
  );
}
