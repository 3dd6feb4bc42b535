import { Link } from "react-router-dom";
import { useDocumentTitle } from "@/features/document-title";
import { useTexts } from "@/platform/i18n";
import { paths } from "@/platform/navigation/paths";
import { ComingSoonIllustration } from "@/ui/illustrations/coming-soon";
import { ParcelHeroIllustration } from "@/ui/illustrations/parcel-hero";
import { ButtonLink } from "@/ui/window/button";
import { Container } from "@/ui/window/container";
import { EmptyState } from "@/ui/window/empty-state";
import styles from "./parcel-home.module.css";

/** The parcel module: order tracking in place of search. Sending parcels is not offered yet. */
export default function ParcelHome() {
  const t = useTexts("catalogue");
  const shell = useTexts("frame");
  const words = useTexts("shell");
  useDocumentTitle(t("hero.parcel.title"));
  return (
    <>
      <div className={styles.hero}>
        <Container className={styles.content}>
          <div className={styles.words}>
            <h1 className={styles.title}>{t("hero.parcel.title")}</h1>
            <p className={styles.text}>{t("hero.parcel.text")}</p>
            <ButtonLink as={Link} to={paths.trackOrder.href()} size="lg" className={styles.track}>
              {words("nav.trackOrder")}
            </ButtonLink>
          </div>
          <div className={styles.picture} aria-hidden="true">
            <ParcelHeroIllustration />
          </div>
        </Container>
      </div>
      <Container>
        <EmptyState
          illustration={<ComingSoonIllustration />}
          title={shell("soon.title")}
          text={shell("soon.text")}
        />
      </Container>
    </>
  );
}
