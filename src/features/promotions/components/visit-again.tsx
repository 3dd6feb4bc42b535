import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { useCarouselLabels } from "@/features/carousel-labels";
import { QuerySection } from "@/features/query-state";
import type { VisitedStore } from "@/platform/http/normalise/store";
import { useTexts } from "@/platform/i18n";
import { paths } from "@/platform/navigation/paths";
import { useAccountKey, useIsSignedIn } from "@/stores/session";
import { useShopScope } from "@/stores/shop-scope";
import { buttonClass } from "@/ui/window/button";
import { Carousel } from "@/ui/window/carousel/carousel";
import { Picture } from "@/ui/window/picture";
import { Skeleton } from "@/ui/window/skeleton";
import { visitedStoresQuery } from "../api/get-visited-stores";
import styles from "./visit-again.module.css";

/** Item pictures on a store's card. */
const shown = 3;

/** Stores that a customer has ordered from. Guests have none: nothing is requested for them. */
export function VisitAgain() {
  return useIsSignedIn() ? <Visited /> : null;
}

function Visited() {
  const t = useTexts("promotions");
  const text = useTexts("catalogue");
  const carouselLabels = useCarouselLabels();
  const query = useQuery(visitedStoresQuery(useAccountKey(), useShopScope()));
  const title = t("visitAgain.title");
  return (
    <QuerySection
      title={title}
      subtitle={t("visitAgain.text")}
      query={query}
      isEmpty={(stores) => stores.length === 0}
      skeleton={
        <div className={styles.strip} aria-hidden="true">
          {[0, 1, 2, 3].map((index) => (
            <Skeleton key={index} height="10.25rem" className={styles.skeleton} />
          ))}
        </div>
      }
    >
      {(stores) => (
        <div className={styles.widths}>
          <Carousel
            label={text("carousel.of", { title })}
            labels={carouselLabels}
            slideWidth="var(--visited)"
            bleed
          >
            {stores.map((store) => (
              <VisitedCard key={store.id} store={store} />
            ))}
          </Carousel>
        </div>
      )}
    </QuerySection>
  );
}

function VisitedCard({ store }: { readonly store: VisitedStore }) {
  const t = useTexts("promotions");
  const more = store.items_count - Math.min(shown, store.items.length);
  return (
    <article className={styles.card}>
      <div className={styles.head}>
        <span className={styles.logo}>
          <Picture src={store.logo_full_url} alt="" maxWidth={56} />
        </span>
        <div className={styles.words}>
          <h3 className={styles.name}>{store.name}</h3>
          <p className={styles.address}>{store.address}</p>
        </div>
      </div>
      <div className={styles.foot}>
        <span className={styles.items}>
          {store.items.slice(0, shown).map((item) => (
            <span key={item.id} className={styles.item}>
              <Picture src={item.image_full_url} alt={item.name} maxWidth={56} />
            </span>
          ))}
          {more > 0 ? (
            <span className={styles.more}>
              <span aria-hidden="true">+{more}</span>
              <span className="visually-hidden">{t("visitAgain.more", { count: more })}</span>
            </span>
          ) : null}
        </span>
        <Link
          to={paths.store.href(store)}
          className={buttonClass({ variant: "soft", size: "sm" })}
          aria-label={t("visitAgain.named", { store: store.name })}
        >
          {t("visitAgain.button")}
        </Link>
      </div>
    </article>
  );
}
