import { environment } from "@/platform/environment";
import { ImageIcon } from "@/ui/icons/image";
import { useTexts } from "../texts/texts";
import styles from "./card-part.module.css";

/** Photos that somebody sent, each in a tab of its own. */
export function PhotoLinks({ photos }: { readonly photos: readonly string[] }) {
  const t = useTexts();
  if (photos.length === 0) return null;
  return (
    <div className={styles.links}>
      {photos.map((path, index) => (
        <a
          key={path}
          className={styles.link}
          href={`${environment.apiBaseUrl}${path}`}
          target="_blank"
          rel="noreferrer"
        >
          <ImageIcon />
          {t("card.photo", { number: index + 1 })}
          <span className="visually-hidden">({t("card.newTab")})</span>
        </a>
      ))}
    </div>
  );
}
