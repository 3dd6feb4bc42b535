import { useId } from "react";
import { maxPrescriptionPhotos } from "@/domain/prescription";
import { PrescriptionPhotoChooser } from "@/features/prescription-photos";
import { useTexts } from "@/platform/i18n";
import { Card } from "@/ui/plain/card";
import { StatusNote } from "@/ui/plain/status-note";
import sections from "../components/sections.module.css";
import { useCheckoutContext } from "../use-checkout";
import { useMissingMark } from "../use-missing";
import styles from "./prescription-section.module.css";

/** Photos of the prescription that the cart needs. */
export function PrescriptionSection() {
  const { store } = useCheckoutContext();
  const t = useTexts("checkout");
  const id = useId();
  const mark = useMissingMark("prescription");

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
      <PrescriptionPhotoChooser moduleId={store.module_id} hintId={`${id}-hint`} />
    </Card>
  );
}
