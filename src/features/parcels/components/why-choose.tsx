import { useCarouselLabels } from "@/features/carousel-labels";
import { QuerySection } from "@/features/query-state";
import { useTexts } from "@/platform/i18n";
import { useQuery } from "@/platform/query";
import { useShopScope } from "@/stores/shop-scope";
import { Carousel } from "@/ui/plain/carousel/carousel";
import { Picture } from "@/ui/plain/picture";
import { Skeleton } from "@/ui/plain/skeleton";
import { whyChooseQuery } from "../api/get-parcel-home";
import styles from "./why-choose.module.css";

const ratio = 16 / 9;
const skeletons = 4;

/** Reasons to send parcels with this shop, by picture, title and a sentence. */
export function WhyChoose() {
  const t = useTexts("parcels");
  const text = useTexts("catalogue");
  const labels = useCarouselLabels();
  const query = useQuery(whyChooseQuery(useShopScope()));
  const title = t("whyChoose.title");
  return (
    <QuerySection
      title={title}
      query={query}
      isEmpty={(reasons) => reasons.length === 0}
      skeleton={
        <div className={styles.row} aria-hidden="true">
          {Array.from({ length: skeletons }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the skeletons are all alike
            <Skeleton key={index} className={styles.skeleton} />
          ))}
        </div>
      }
    >
      {(reasons) => (
        <Carousel
          label={text("carousel.of", { title })}
          labels={labels}
          slideWidth="min(80%, 17rem)"
          slideLabel={(index, count) => text("carousel.slide", { number: index + 1, count })}
          bleed
        >
          {reasons.map((reason) => (
            <article key={reason.id} className={styles.card}>
              <Picture src={reason.picture} alt="" ratio={ratio} maxWidth={320} />
              <div className={styles.words}>
                <h3 className={styles.title}>{reason.title}</h3>
                {reason.text ? <p className={styles.text}>{reason.text}</p> : null}
              </div>
            </article>
          ))}
        </Carousel>
      )}
    </QuerySection>
  );
}
