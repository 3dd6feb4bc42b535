import { useDocumentTitle } from "@/features/catalogue";
import { useTexts } from "@/platform/i18n";
import { Container } from "@/ui/container";
import { EmptyState } from "@/ui/empty-state";
import { ComingSoonIllustration } from "@/ui/illustrations/coming-soon";
import { ParcelHeroIllustration } from "@/ui/illustrations/parcel-hero";
import styles from "./parcel-home.module.css";

/** The parcel module: no search, a tracker in its place. Sending parcels is on its way. */
export default function ParcelHome() {
  const t = useTexts("catalogue");
  const shell = useTexts("frame");
  useDocumentTitle(t("hero.parcel.title"));
  return (
    <>
      <div className={styles.hero}>
        <Container className={styles.content}>
          <div className={styles.words}>
            <h1 className={styles.title}>{t("hero.parcel.title")}</h1>
            <p className={styles.text}>{t("hero.parcel.text")}</p>
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
