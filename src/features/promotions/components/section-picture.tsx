import { useQuery } from "@/platform/query";
import { useShopScope } from "@/stores/shop-scope";
import { classNames } from "@/ui/class-names";
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

/** The operator's picture across the page between two sections; nothing without one. */
export function SectionStrip({ name }: { readonly name: SectionPictureName }) {
  const picture = useSectionPicture(name);
  if (picture === null) return null;
  return (
    <section className={styles.strip}>
      <Picture
        src={picture}
        alt=""
        ratio={stripRatio}
        maxWidth={1280}
        sizes="(min-width: 80em) 80rem, 94vw"
      />
    </section>
  );
}

/** Reserves the height of such a picture; nothing without one. */
export function SectionStripSkeleton({ name }: { readonly name: SectionPictureName }) {
  if (useSectionPicture(name) === null) return null;
  return (
    <section className={styles.strip}>
      <Skeleton ratio={stripRatio} />
    </section>
  );
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
