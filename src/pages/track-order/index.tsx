import { useSearchParams } from "react-router-dom";
import { useDocumentTitle } from "@/features/document-title";
import { TrackOrderView } from "@/features/orders";
import { useTexts } from "@/platform/i18n";
import { KitProvider } from "@/ui/kit/kit-provider";
import { Container } from "@/ui/window/container";
import styles from "./track-order.module.css";

/** Finds an order by its number. */
export default function TrackOrderPage() {
  return (
    <KitProvider>
      <TrackOrder />
    </KitProvider>
  );
}

function TrackOrder() {
  const t = useTexts("orders");
  const [query] = useSearchParams();
  useDocumentTitle(t("track.title"));
  return (
    <Container width="reading">
      <div className={styles.page}>
        <h1 className={styles.title}>{t("track.title")}</h1>
        <p className={styles.lead}>{t("track.lead")}</p>
        <TrackOrderView orderId={query.get("order_id") ?? ""} contact={query.get("contact_number") ?? ""} />
      </div>
    </Container>
  );
}
