import { useEffect, useRef, useState } from "react";
import { useCarouselLabels } from "@/features/carousel-labels";
import { useTexts } from "@/platform/i18n";
import type { OverlayProps } from "@/stores/overlay";
import { Dialog } from "@/ui/chakra/dialog";
import { ImageIcon } from "@/ui/icons/image";
import { MinusIcon } from "@/ui/icons/minus";
import { PlusIcon } from "@/ui/icons/plus";
import { Carousel, type CarouselHandle } from "@/ui/plain/carousel/carousel";
import { IconButton } from "@/ui/plain/icon-button";
import { pictureAt } from "@/ui/plain/picture-sources";
import { Zoomable, type ZoomableHandle } from "@/ui/plain/zoom/zoomable";
import styles from "./pictures-overlay.module.css";

/** px; the room that is kept for an enlarged picture. */
export const enlargedPicture = { width: 1200, height: 1800 };

/** Widest copy of the backend, px; the specification's large size is 1200 × 1800. */
const largest = 1280;

/** Pictures in full size, to swipe through and to zoom. */
export default function PicturesOverlay({ overlay, open, onClose, onClosed }: OverlayProps<"pictures">) {
  const t = useTexts("shell");
  const text = useTexts("catalogue");
  const carouselLabels = useCarouselLabels();
  const browse = useTexts("browse");
  const carousel = useRef<CarouselHandle>(null);
  const pictures = useRef<(ZoomableHandle | null)[]>([]);
  const [index, setIndex] = useState(overlay.index);
  const [zoomed, setZoomed] = useState(false);
  const first = overlay.index;
  useEffect(() => {
    carousel.current?.goTo(first);
  }, [first]);
  return (
    <Dialog
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
          labels={carouselLabels}
          slideLabel={(at, count) => text("item.picture", { number: at + 1, count })}
          dots={overlay.pictures.length > 1}
          onSlideChange={setIndex}
        >
          {overlay.pictures.map((picture, at) => (
            <div key={picture} className={styles.frame}>
              <Zoomable
                active={at === index}
                onZoomedChange={setZoomed}
                ref={(handle) => {
                  pictures.current[at] = handle;
                }}
              >
                <LargePicture
                  source={picture}
                  alt={text("item.pictureOf", { name: overlay.title, number: at + 1 })}
                  near={Math.abs(at - index) < 2}
                />
              </Zoomable>
            </div>
          ))}
        </Carousel>
        <div className={styles.tools}>
          <IconButton
            variant="soft"
            label={browse("zoom.out")}
            disabled={!zoomed}
            onClick={() => pictures.current[index]?.zoomOut()}
          >
            <MinusIcon size={20} />
          </IconButton>
          <p className={styles.hint}>
            {overlay.pictures.length > 1
              ? text("item.picture", { number: index + 1, count: overlay.pictures.length })
              : browse("zoom.hint")}
          </p>
          <IconButton
            variant="soft"
            label={browse("zoom.in")}
            onClick={() => pictures.current[index]?.zoomIn()}
          >
            <PlusIcon size={20} />
          </IconButton>
        </div>
      </div>
    </Dialog>
  );
}

/** A picture in its largest copy; those further away load lazily. */
function LargePicture({
  source,
  alt,
  near,
}: {
  readonly source: string;
  readonly alt: string;
  readonly near: boolean;
}) {
  const [broken, setBroken] = useState(false);
  if (broken) {
    return (
      <span className={styles.broken}>
        <span className="visually-hidden">{alt}</span>
        <ImageIcon size={48} />
      </span>
    );
  }
  return (
    <img
      src={pictureAt(source, largest)}
      alt={alt}
      {...enlargedPicture}
      loading={near ? "eager" : "lazy"}
      decoding="async"
      draggable={false}
      className={styles.picture}
      onError={() => setBroken(true)}
    />
  );
}
