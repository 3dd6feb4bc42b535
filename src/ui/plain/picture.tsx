import { type ReactNode, useCallback, useState } from "react";
import { isDataSaverOn } from "@/platform/data-saver";
import { classNames } from "../class-names";
import { ImageIcon } from "../icons/image";
import styles from "./picture.module.css";
import { pictureSources } from "./picture-sources";

export interface PictureProps {
  readonly src: string | null | undefined;
  /** The picture in words; "" when the words beside it already say so. */
  readonly alt: string;
  /** Width divided by height, such as 4 / 3. Fixed before the picture is there, so nothing moves. */
  readonly ratio?: number;
  /** The most CSS px it is ever shown wide. */
  readonly maxWidth?: number;
  /** The `sizes` attribute; by default `widest` px. */
  readonly sizes?: string;
  /** The first picture on the screen: loaded at once, painted together with what is beside it, and not faded in. */
  readonly priority?: boolean;
  /** `contain` for logos and packets on white. */
  readonly fit?: "cover" | "contain";
  /** Shown when there is no picture or it cannot be had. */
  readonly fallback?: ReactNode;
  readonly className?: string;
}

type Loading = "waiting" | "shown" | "broken";

/** A picture of fixed ratio that loads late, in the right size, and is never a broken icon. */
export function Picture({
  src,
  alt,
  ratio = 1,
  maxWidth: widest = 320,
  sizes,
  priority = false,
  fit = "cover",
  fallback,
  className,
}: PictureProps) {
  const [progress, setProgress] = useState<{ src: string; loading: Loading } | null>(null);
  // As it was when the picture came: another copy of what is shown already would cost and not spare.
  const [saving] = useState(isDataSaverOn);
  const loading: Loading = progress && progress.src === src ? progress.loading : "waiting";
  const settle = useCallback(
    (result: Loading) => (src ? setProgress({ src, loading: result }) : undefined),
    [src],
  );
  const attach = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth > 0) settle("shown");
    },
    [settle],
  );
  const missing = !src || loading === "broken";
  return (
    <span className={classNames(styles.frame, className)} style={{ aspectRatio: String(ratio) }}>
      {missing ? (
        <span className={styles.fallback}>
          {alt ? <span className="visually-hidden">{alt}</span> : null}
          {fallback ?? <ImageIcon size={28} />}
        </span>
      ) : (
        <img
          key={src}
          ref={attach}
          {...pictureSources(src, widest, saving)}
          sizes={sizes ?? `${widest}px`}
          alt={alt}
          width={Math.round(widest)}
          height={Math.round(widest / ratio)}
          loading={priority ? "eager" : "lazy"}
          fetchPriority={priority ? "high" : undefined}
          decoding={priority ? "sync" : "async"}
          draggable={false}
          data-loading={priority ? undefined : loading}
          className={classNames(styles.image, fit === "contain" && styles.contain)}
          onLoad={() => settle("shown")}
          onError={() => settle("broken")}
        />
      )}
    </span>
  );
}
