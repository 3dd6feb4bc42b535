import { Link } from "react-router-dom";
import type { Item, Store } from "@/contract";
import { useCarouselLabels } from "@/features/carousel-labels";
import { QuerySection, type SectionQuery } from "@/features/query-state";
import { useStoreLabels } from "@/features/stores";
import { useTexts } from "@/platform/i18n";
import { paths } from "@/platform/navigation/paths";
import { buttonClass } from "@/ui/plain/button";
import { Carousel } from "@/ui/plain/carousel/carousel";
import { Picture } from "@/ui/plain/picture";
import { Skeleton } from "@/ui/plain/skeleton";
import styles from "./visited-stores.module.css";

/** Item pictures on a store's card. */
const shown = 3;

/** With some of its items, where they are known. */
type VisitedStore = Store & { readonly items?: readonly Item[]; readonly items_count?: number };

/** A row of stores that were ordered from. */
export function VisitedStores({ query }: { readonly query: SectionQuery<readonly VisitedStore[]> }) {
  const t = useTexts("promotions");
  const text = useTexts("catalogue");
  const carouselLabels = useCarouselLabels();
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
            <Skeleton key={index} height="var(--visited-height)" className={styles.skeleton} />
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
  const items = (store.items ?? []).slice(0, shown);
  const more = (store.items_count ?? 0) - items.length;
  const words = useStoreLabels(store);
  const facts = [words.closed, words.delivery, words.time].filter((fact) => fact !== null);
  return (
    <article className={styles.card}>
      <div className={styles.head}>
        <span className={styles.logo}>
          <Picture src={store.logo_full_url} alt="" maxWidth={56} />
        </span>
        <div className={styles.words}>
          <h3 className={styles.name}>{store.name}</h3>
          <p className={styles.facts}>
            {facts.map((fact) => (
              <bdi key={fact}>{fact}</bdi>
            ))}
          </p>
        </div>
      </div>
      <div className={styles.foot}>
        <span className={styles.items}>
          {items.map((item) => (
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
