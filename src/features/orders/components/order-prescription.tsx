import { useTexts } from "@/platform/i18n";
import styles from "./order-prescription.module.css";

/** Photos of the prescription that an order was placed with; each opens in its full size. */
export function OrderPrescription({ photos }: { readonly photos: readonly string[] }) {
  const t = useTexts("orders");
  if (photos.length === 0) return null;
  return (
    <>
      <h4 className={styles.title}>{t("details.prescription")}</h4>
      <ul className={styles.photos}>
        {photos.map((photo, index) => (
          <li key={photo}>
            <a href={photo} target="_blank" rel="noreferrer">
              <img
                className={styles.photo}
                src={photo}
                alt={t("details.prescriptionPhoto", { number: index + 1 })}
                loading="lazy"
              />
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
