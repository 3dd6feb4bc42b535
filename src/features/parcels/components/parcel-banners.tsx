import { useCarouselLabels } from "@/features/carousel-labels";
import { useTexts } from "@/platform/i18n";
import { useQuery } from "@/platform/query";
import { useShopScope } from "@/stores/shop-scope";
import { Carousel } from "@/ui/plain/carousel/carousel";
import { Picture } from "@/ui/plain/picture";
import { parcelBannersQuery } from "../api/get-parcel-home";
import styles from "./parcel-banners.module.css";

const ratio = 16 / 7;

/** The operator's pictures between the sections; nothing without any. */
export function ParcelBanners() {
  const text = useTexts("catalogue");
  const labels = useCarouselLabels();
  const { data: banners = [] } = useQuery(parcelBannersQuery(useShopScope()));
  if (banners.length === 0) return null;
  return (
    <section>
      <Carousel
        label={text("home.moreBanners")}
        labels={labels}
        slideWidth="min(100%, 30rem)"
        slideLabel={(index, count) => text("carousel.slide", { number: index + 1, count })}
        bleed
      >
        {banners.map((banner, index) => (
          <Picture
            key={banner.id}
            src={banner.picture}
            alt={text("carousel.slide", { number: index + 1, count: banners.length })}
            ratio={ratio}
            maxWidth={480}
            className={styles.picture}
          />
        ))}
      </Carousel>
    </section>
  );
}
