import { useState } from "react";
import type { Item } from "@/contract";
import { useTexts } from "@/platform/i18n";
import { openOverlay } from "@/stores/overlay";
import { classNames } from "@/ui/class-names";
import { Picture } from "@/ui/picture";
import styles from "./item-gallery.module.css";

/** All pictures of an item, each once, the main one first. */
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

/** The pictures of an item; pressing the large one opens it in full size. */
export function ItemGallery({ item, ratio, rounded = false }: ItemGalleryProps) {
  const t = useTexts("catalogue");
  const [chosen, setChosen] = useState(0);
  const pictures = picturesOf(item);
  const shown = pictures[chosen] ?? pictures[0] ?? null;
  const large = (
    <Picture src={shown} alt="" ratio={ratio} widest={640} sizes="(min-width: 48em) 30rem, 100vw" priority />
  );
  return (
    <div className={classNames(styles.gallery, rounded && styles.rounded)}>
      {shown === null ? (
        <span className={styles.large}>{large}</span>
      ) : (
        <button
          type="button"
          className={styles.large}
          aria-haspopup="dialog"
          aria-label={t("item.enlarge", { name: item.name })}
          onClick={() => openOverlay({ kind: "pictures", pictures, index: chosen, title: item.name })}
        >
          {large}
        </button>
      )}
      {pictures.length > 1 ? (
        <ul className={styles.thumbs}>
          {pictures.map((picture, index) => (
            <li key={picture}>
              <button
                type="button"
                className={styles.thumb}
                aria-pressed={index === chosen}
                aria-label={t("item.picture", { number: index + 1, count: pictures.length })}
                onClick={() => setChosen(index)}
              >
                <Picture src={picture} alt="" widest={72} />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
