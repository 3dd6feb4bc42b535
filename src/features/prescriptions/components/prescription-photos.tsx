import { useId } from "react";
import { maxPrescriptionPhotos } from "@/domain/prescription";
import { FormNote, FormSection } from "@/features/order-form";
import { PrescriptionPhotoChooser } from "@/features/prescription-photos";
import { useTexts } from "@/platform/i18n";
import { StatusNote } from "@/ui/plain/status-note";

interface Props {
  readonly moduleId: number;
  /** The fault, in words. */
  readonly error: string | undefined;
}

/** The photos, with what is wrong about them. */
export function PrescriptionPhotos({ moduleId, error }: Props) {
  const t = useTexts("prescriptions");
  const hintId = useId();
  return (
    <FormSection title={t("photos.title")}>
      <FormNote id={hintId}>{t("photos.hint", { count: maxPrescriptionPhotos })}</FormNote>
      <div data-missing={error !== undefined || undefined}>
        <PrescriptionPhotoChooser moduleId={moduleId} hintId={hintId} />
      </div>
      <div aria-live="polite">{error ? <StatusNote tone="danger">{error}</StatusNote> : null}</div>
    </FormSection>
  );
}
