import { classNames } from "../class-names";
import styles from "./rating.module.css";
import { starFill } from "./rating-steps";

const starPath = "M12 2.6l2.83 5.9 6.49.86-4.75 4.5 1.18 6.44L12 17.2l-5.75 3.1 1.18-6.44-4.75-4.5 6.49-.86z";
const stars = [0, 1, 2, 3, 4] as const;

/** One star, empty, half or full. */
export function Star({ fill, size }: { readonly fill: 0 | 0.5 | 1; readonly size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" className={styles.star} aria-hidden="true">
      {fill < 1 ? <path d={starPath} className={styles.empty} /> : null}
      {fill > 0 ? (
        <path d={starPath} className={classNames(styles.full, fill === 0.5 && styles.half)} />
      ) : null}
    </svg>
  );
}

export interface RatingProps {
  /** 0 to 5. */
  readonly value: number;
  /** The rating in words, such as '4.6 out of 5, 1,204 reviews'. */
  readonly label: string;
  /** Already formatted, such as '4.6'; with it one star is enough. */
  readonly text?: string;
  /** Already formatted, such as '(1.2k)'. */
  readonly count?: string;
  /** `compact` draws one star beside the figure. */
  readonly variant?: "stars" | "compact";
  /** The size of one star, px. */
  readonly size?: number;
}

/** A rating to read. */
export function Rating({ value, label, text, count, variant = "stars", size = 16 }: RatingProps) {
  return (
    <span className={styles.rating}>
      <span className="visually-hidden">{label}</span>
      <span aria-hidden="true" className={styles.rating}>
        <span className={styles.stars}>
          {variant === "compact" ? (
            <Star fill={1} size={size} />
          ) : (
            stars.map((index) => <Star key={index} fill={starFill(value, index)} size={size} />)
          )}
        </span>
        {text ? <span className={styles.text}>{text}</span> : null}
        {count ? <span className={styles.count}>{count}</span> : null}
      </span>
    </span>
  );
}
