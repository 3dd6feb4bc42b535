import type { ReactNode } from "react";
import { BannerCarousel } from "@/features/banners";
import { useDocumentTitle } from "@/features/document-title";
import { TrackOrderForm } from "@/features/orders";
import { ParcelBanners, ParcelCategories, ServiceSteps, WhyChoose } from "@/features/parcels";
import { preloadTexts, useTexts } from "@/platform/i18n";
import { useIsSignedIn } from "@/stores/session";
import { classNames } from "@/ui/class-names";
import { ParcelHeroIllustration } from "@/ui/illustrations/parcel-hero";
import { Suspense } from "@/ui/loading/suspense";
import { Container } from "@/ui/plain/container";
import { Skeleton } from "@/ui/plain/skeleton";
import { useMediaQuery } from "@/ui/plain/use-media-query";
import homeStyles from "./home.module.css";
import styles from "./parcel-home.module.css";

void preloadTexts("parcels", "orders");

/** From this width there is an illustration beside the text. */
const besideTheWords = "(min-width: 48em)";

/** The parcel module: order tracking in place of search, and what may be sent. */
export default function ParcelHome() {
  const t = useTexts("catalogue");
  const wide = useMediaQuery(besideTheWords);
  useDocumentTitle(t("hero.parcel.title"));
  return (
    <div className={homeStyles.home}>
      <div className={styles.hero}>
        <Container className={styles.content}>
          <div className={styles.words}>
            <h1 className={styles.title}>{t("hero.parcel.title")}</h1>
            <p className={styles.text}>{t("hero.parcel.text")}</p>
            <Suspense fallback={<TrackerSkeleton />}>
              <TrackOrderForm />
            </Suspense>
          </div>
          {wide ? (
            <div className={styles.picture} aria-hidden="true">
              <ParcelHeroIllustration />
            </div>
          ) : null}
        </Container>
      </div>
      <Part>
        <ParcelCategories />
      </Part>
      <Part>
        <section>
          <BannerCarousel moduleType="parcel" />
        </section>
      </Part>
      <Part>
        <WhyChoose />
      </Part>
      <Part>
        <ServiceSteps />
      </Part>
      <Part>
        <ParcelBanners />
      </Part>
    </div>
  );
}

/** A section across the page; it waits for its own texts only. */
function Part({ children }: { readonly children: ReactNode }) {
  return (
    <Suspense fallback={null}>
      <div className={classNames(homeStyles.section, styles.part)}>
        <Container>{children}</Container>
      </div>
    </Suspense>
  );
}

/** As high as the form that follows. */
function TrackerSkeleton() {
  const signedIn = useIsSignedIn();
  return <Skeleton className={signedIn ? styles.trackerOfCustomer : styles.tracker} />;
}
