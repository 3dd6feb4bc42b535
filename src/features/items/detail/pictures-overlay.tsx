import { useEffect, useRef, useState } from "react";
import { useTexts } from "@/platform/i18n";
import type { OverlayProps } from "@/stores/overlay";
import { Carousel, type CarouselHandle } from "@/ui/carousel";
import { classNames } from "@/ui/class-names";
import { Sheet } from "@/ui/overlay/sheet";
import { pictureAt } from "@/ui/picture-sources";
import styles from "./pictures-overlay.module.css";

/** Widest copy that the backend makes; the specification's large size is 1200 × 1800. */
const largest = 1280;

/** Pictures in full size. Pressing one doubles it, and it is moved by scrolling. */
export default function PicturesOverlay({ overlay, open, onClose, onClosed }: OverlayProps<"pictures">) {
  const t = useTexts("shell");
  const text = useTexts("catalogue");
  const carousel = useRef<CarouselHandle>(null);
  const [near, setNear] = useState(false);
  const first = overlay.index;
  useEffect(() => {
    carousel.current?.goTo(first);
  }, [first]);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      title={overlay.title}
      titleHidden
      padded={false}
      phone="full"
      width="60rem"
      closeLabel={t("app.close")}
    >
      <div className={styles.pictures}>
        <Carousel
          ref={carousel}
          label={overlay.title}
          labels={{ previous: t("app.previous"), next: t("app.next") }}
          slideLabel={(index, count) => text("item.picture", { number: index + 1, count })}
          dots={overlay.pictures.length > 1}
          onSlideChange={() => setNear(false)}
        >
          {overlay.pictures.map((picture, index) => (
            <button
              key={picture}
              type="button"
              className={classNames(styles.frame, near && styles.near)}
              aria-pressed={near}
              aria-label={text(near ? "picture.smaller" : "picture.larger")}
              onClick={() => setNear((was) => !was)}
            >
              <img
                src={pictureAt(picture, largest)}
                alt={text("item.pictureOf", { name: overlay.title, number: index + 1 })}
                width={1200}
                height={1800}
                decoding="async"
                draggable={false}
                className={styles.picture}
              />
            </button>
          ))}
        </Carousel>
      </div>
    </Sheet>
  );
}
