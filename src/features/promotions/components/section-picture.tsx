import { useCarouselLabels } from "@/features/carousel-labels";
import { useTexts } from "@/platform/i18n";
import { useQuery } from "@/platform/query";
import { useShopScope } from "@/stores/shop-scope";
import { classNames } from "@/ui/class-names";
import { Carousel } from "@/ui/plain/carousel/carousel";
import { Picture } from "@/ui/plain/picture";
import { Skeleton } from "@/ui/plain/skeleton";
import { sectionBannersQuery } from "../api/get-section-banners";
import styles from "./section-picture.module.css";

/** Width by height. */
const stripRatio = 16 / 4;

export type SectionPictureName = "promotional" | "nearby" | "bottom" | "bestReviewed" | "newArrivals";

/** The URL of a section's picture; null if there is none. */
export function useSectionPicture(name: SectionPictureName): string | null {
  return useQuery(sectionBannersQuery(useShopScope())).data?.[name] ?? null;
}

const across = ["promotional", "nearby", "bottom"] as const;

/** The operator's pictures between two sections, beside each other; nothing without one. */
export function SectionStrips() {
  const text = useTexts("catalogue");
  const labels = useCarouselLabels();
  const pictures = useStrips();
  if (pictures.length === 0) return null;
  return (
    <section className={styles[`of${pictures.length}`]}>
      <Carousel label={text("home.moreBanners")} labels={labels} slideWidth="var(--strip)" bleed>
        {pictures.map((picture) => (
          <div key={picture} className={styles.strip}>
            <Picture
              src={picture}
              alt=""
              ratio={stripRatio}
              maxWidth={pictures.length > 1 ? 640 : 1280}
              sizes={pictures.length > 1 ? "(min-width: 48em) 40rem, 82vw" : "(min-width: 80em) 80rem, 94vw"}
            />
          </div>
        ))}
      </Carousel>
    </section>
  );
}

/** Reserves the height of the pictures; nothing without one. */
export function SectionStripsSkeleton() {
  const pictures = useStrips();
  if (pictures.length === 0) return null;
  return (
    <section className={styles[`of${pictures.length}`]}>
      <div className={styles.strip}>
        <Skeleton ratio={stripRatio} />
      </div>
    </section>
  );
}

function useStrips(): readonly string[] {
  const { data } = useQuery(sectionBannersQuery(useShopScope()));
  return across.flatMap((name) => data?.[name] ?? []);
}

/** The picture beside a section, as high as the section; hidden on phones. */
export function SectionSide({
  picture,
  className,
}: {
  readonly picture: string;
  readonly className?: string;
}) {
  return (
    <div className={classNames(styles.side, className)}>
      <Picture src={picture} alt="" maxWidth={480} className={styles.fill} />
    </div>
  );
}
