import { type ReactNode, useDeferredValue } from "react";
import { Link } from "react-router-dom";
import type { ModuleType } from "@/contract";
import { useCarouselLabels } from "@/features/carousel-labels";
import { type QueryProgressSource, queryProgress } from "@/features/query-state";
import { useTexts } from "@/platform/i18n";
import { useQuery } from "@/platform/query";
import { openOverlay } from "@/stores/overlay";
import { useShopScope } from "@/stores/shop-scope";
import { classNames } from "@/ui/class-names";
import { ChevronEndIcon } from "@/ui/icons/chevron-end";
import { Carousel } from "@/ui/plain/carousel/carousel";
import { Picture } from "@/ui/plain/picture";
import { leadingPictures } from "@/ui/plain/picture-sources";
import { Skeleton } from "@/ui/plain/skeleton";
import { bannersQuery } from "../api/get-banners";
import styles from "./banner-carousel.module.css";
import { type BannerTarget, bannerTarget, campaignTarget } from "./banner-target";

/** Pause between two slides and duration of a step, by the specification, ms. */
export const bannerIntervalMs = 4_000;
export const bannerStepMs = 800;
const ratio = 16 / 7;

interface Slide {
  key: string;
  title: string;
  /** Name of what it leads to, for a banner without a title. */
  subject: string;
  picture: string | null;
  target: BannerTarget;
}

/**
 * The banners and campaigns of the module's home; `shared` shows the featured banners further down. Renders nothing when
 * there are none or they could not be loaded.
 */
export function BannerCarousel({
  moduleType,
  placement = "home",
}: {
  readonly moduleType: ModuleType;
  readonly placement?: "home" | "shared";
}) {
  const text = useTexts("catalogue");
  const carouselLabels = useCarouselLabels();
  const query = useQuery(bannersQuery(useShopScope(), placement === "shared"));
  const data = useDeferredValue(query.data);
  const atOnce = maxVisibleSlides(moduleType);
  const above = useBannersAbove(placement);
  if (isGone(query) || above === undefined) return null;
  if (query.data === undefined || data === undefined)
    // Mostly all of the shared ones stand above: an outline would come and go.
    return placement === "shared" ? null : <BannerSkeletons count={atOnce} />;
  const banners = data.banners.filter(({ id }) => !above.has(id));
  const slides: Slide[] = [
    ...banners.map((banner) => ({
      key: `banner-${banner.id}`,
      title: banner.title,
      subject: banner.store?.name ?? banner.item?.name ?? "",
      picture: banner.image_full_url,
      target: bannerTarget(banner, moduleType, placement),
    })),
    ...(placement === "shared" ? [] : data.campaigns).map((campaign) => ({
      key: `campaign-${campaign.id}`,
      title: campaign.title,
      subject: "",
      picture: campaign.image_full_url,
      target: campaignTarget(campaign),
    })),
  ];
  if (slides.length === 0) return null;
  return (
    <div className={styles[`of${Math.min(atOnce, slides.length)}`]}>
      <Carousel
        label={text(placement === "home" ? "home.banners" : "home.moreBanners")}
        labels={carouselLabels}
        slideLabel={(index, count) => text("carousel.slide", { number: index + 1, count })}
        slideWidth="var(--banner-width)"
        autoplayMs={bannerIntervalMs}
        stepDurationMs={bannerStepMs}
        loop
        dots
        bleed
      >
        {slides.map((slide, index) => (
          <BannerFrame key={slide.key} slide={slide}>
            <Picture
              src={slide.picture}
              alt={
                slide.title
                  ? ""
                  : slide.subject || text("carousel.slide", { number: index + 1, count: slides.length })
              }
              ratio={ratio}
              {...leadingPictures.banner}
              priority={placement === "home" && index === 0}
            />
            {slide.title ? (
              <span className={styles.caption}>
                <span>{slide.title}</span>
                {slide.target.kind === "none" ? null : <ChevronEndIcon size={16} />}
              </span>
            ) : null}
          </BannerFrame>
        ))}
      </Carousel>
    </div>
  );
}

/**
 * Whether the banners could not be loaded, also while they are asked for again: each part of the home that comes to read
 * them does so, and what stands below would move every time.
 */
const isGone = (query: QueryProgressSource & { readonly errorUpdateCount: number }): boolean =>
  queryProgress(query) === "failed" || (query.data === undefined && query.errorUpdateCount > 0);

/** Ids of the banners at the top, which the shared ones do not repeat. Undefined until they are known. */
function useBannersAbove(placement: "home" | "shared"): ReadonlySet<number> | undefined {
  const left = placement === "shared";
  const query = useQuery({ ...bannersQuery(useShopScope()), enabled: left });
  const above = query.data?.banners;
  if (!left || isGone(query)) return none;
  return above && new Set(above.map(({ id }) => id));
}

const none: ReadonlySet<number> = new Set();

/** Banners side by side on wide screens. */
const maxVisibleSlides = (moduleType: ModuleType): 2 | 3 =>
  moduleType === "food" || moduleType === "ecommerce" ? 2 : 3;

function BannerSkeletons({ count }: { readonly count: 1 | 2 | 3 }) {
  return (
    <div className={classNames(styles.waiting, styles[`of${count}`])} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the skeletons are all alike
        <Skeleton key={index} ratio={ratio} className={styles.skeleton} />
      ))}
    </div>
  );
}

/** Reserves the height of the shared banners; nothing when there are none. */
export function SharedBannersSkeleton({ moduleType }: { readonly moduleType: ModuleType }) {
  const { data } = useQuery(bannersQuery(useShopScope(), true));
  const above = useBannersAbove("shared");
  const own = above && data?.banners.filter(({ id }) => !above.has(id));
  const count = Math.min(maxVisibleSlides(moduleType), own?.length ?? 0);
  if (count === 0) return null;
  return (
    <section>
      <BannerSkeletons count={count as 1 | 2 | 3} />
    </section>
  );
}

function BannerFrame({ slide, children }: { readonly slide: Slide; readonly children: ReactNode }) {
  const { target } = slide;
  switch (target.kind) {
    case "page":
      return (
        <Link to={target.path} className={styles.banner}>
          {children}
        </Link>
      );
    case "elsewhere":
      return (
        <a href={target.href} target="_blank" rel="noopener noreferrer" className={styles.banner}>
          {children}
        </a>
      );
    case "item":
      return (
        <button
          type="button"
          aria-haspopup="dialog"
          className={styles.banner}
          onClick={() =>
            openOverlay({
              kind: "item",
              slug: target.item.slug,
              moduleId: target.item.module_id,
              item: target.item,
            })
          }
        >
          {children}
        </button>
      );
    case "none":
      return <span className={styles.banner}>{children}</span>;
  }
}
