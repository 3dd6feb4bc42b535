import { useTexts } from "@/platform/i18n";
import { OrderPhotos } from "./order-photos";
import styles from "./order-prescription.module.css";

/** Photos of the prescription that an order was placed with. */
export function OrderPrescription({ photos }: { readonly photos: readonly string[] }) {
  const t = useTexts("orders");
  if (photos.length === 0) return null;
  return (
    <>
      <h4 className={styles.title}>{t("details.prescription")}</h4>
      <OrderPhotos
        photos={photos}
        title={t("details.prescription")}
        label={(number) => t("details.prescriptionPhoto", { number })}
      />
    </>
  );
}
