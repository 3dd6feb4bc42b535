// @chunk item
import { useEffect, useRef, useState } from "react";
import type { Item } from "@/contract";
import { useTexts } from "@/platform/i18n";
import { openOverlay } from "@/stores/overlay";
import { classNames } from "@/ui/class-names";
import { useDragScroll } from "@/ui/plain/carousel/use-drag-scroll";
import { itemPicture } from "@/ui/plain/item-picture";
import { Picture } from "@/ui/plain/picture";
import { isRightToLeft } from "@/ui/plain/roving-focus";
import styles from "./item-gallery.module.css";

/** All pictures of an item, without duplicates, the main one first. */
export function picturesOf(item: Pick<Item, "image_full_url" | "images_full_url">): string[] {
  return [...new Set([item.image_full_url, ...item.images_full_url])].filter(
    (picture): picture is string => picture !== null && picture !== "",
  );
}

export interface ItemGalleryProps {
  readonly item: Item;
  /** Width divided by height. */
  readonly ratio: number;
  readonly rounded?: boolean;
}

/** The pictures of an item to swipe through; pressing one opens it in full size. */
export function ItemGallery({ item, ratio, rounded = false }: ItemGalleryProps) {
  const t = useTexts("catalogue");
  const [shown, setShown] = useState(0);
  const row = useRef<HTMLUListElement>(null);
  useDragScroll(row);
  const pictures = picturesOf(item);

  useEffect(() => {
    const element = row.current;
    if (element === null) return;
    const follow = () =>
      setShown(Math.round(Math.abs(element.scrollLeft) / Math.max(1, element.clientWidth)));
    element.addEventListener("scroll", follow, { passive: true });
    return () => element.removeEventListener("scroll", follow);
  }, []);
  const show = (index: number) => {
    const element = row.current;
    if (element === null) return;
    element.scrollTo({ left: (isRightToLeft(element) ? -1 : 1) * index * element.clientWidth });
  };

  if (pictures.length === 0) {
    return (
      <div className={classNames(styles.gallery, rounded && styles.rounded)}>
        <span className={styles.large}>
          <Picture src={null} alt="" ratio={ratio} maxWidth={640} />
        </span>
      </div>
    );
  }
  return (
    <div className={classNames(styles.gallery, rounded && styles.rounded)}>
      <div className={styles.window}>
        <ul ref={row} className={styles.row}>
          {pictures.map((picture, index) => (
            <li key={picture} className={styles.slide}>
              <button
                type="button"
                className={styles.large}
                aria-haspopup="dialog"
                aria-label={
                  pictures.length === 1
                    ? t("item.enlarge", { name: item.name })
                    : `${t("item.enlarge", { name: item.name })} (${index + 1}/${pictures.length})`
                }
                onClick={() => openOverlay({ kind: "pictures", pictures, index, title: item.name })}
              >
                <Picture src={picture} alt="" ratio={ratio} {...itemPicture} priority={index === 0} />
              </button>
            </li>
          ))}
        </ul>
        {pictures.length > 1 ? (
          <span className={styles.dots} aria-hidden="true">
            {pictures.map((picture, index) => (
              <span key={picture} className={classNames(styles.dot, index === shown && styles.active)} />
            ))}
          </span>
        ) : null}
      </div>
      {pictures.length > 1 ? (
        <ul className={styles.thumbs}>
          {pictures.map((picture, index) => (
            <li key={picture}>
              <button
                type="button"
                className={styles.thumb}
                aria-pressed={index === shown}
                aria-label={t("item.picture", { number: index + 1, count: pictures.length })}
                onClick={() => show(index)}
              >
                <Picture src={picture} alt="" maxWidth={72} />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
