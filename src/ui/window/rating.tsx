import { useId, useState } from "react";
import { classNames } from "./class-names";
import styles from "./rating.module.css";
import { starFill } from "./rating-steps";

const starPath = "M12 2.6l2.83 5.9 6.49.86-4.75 4.5 1.18 6.44L12 17.2l-5.75 3.1 1.18-6.44-4.75-4.5 6.49-.86z";
const stars = [0, 1, 2, 3, 4] as const;

function Star({ fill, size }: { readonly fill: 0 | 0.5 | 1; readonly size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" className={styles.star} aria-hidden="true">
      <path d={starPath} className={styles.empty} />
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
  /** Of a star, in px. */
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

export interface RatingInputProps {
  readonly legend: string;
  /** 1 to 5; 0 while nothing is chosen. */
  readonly value: number;
  readonly onValueChange: (value: number) => void;
  /** Name of each choice, such as '4 stars'. */
  readonly starLabel: (stars: number) => string;
  readonly disabled?: boolean;
}

/** A rating to give: five radio buttons that look like stars. */
export function RatingInput({ legend, value, onValueChange, starLabel, disabled }: RatingInputProps) {
  const name = useId();
  const [hovered, setHovered] = useState(0);
  const shown = hovered || value;
  return (
    <fieldset className={styles.input} disabled={disabled} onPointerLeave={() => setHovered(0)}>
      <legend className="visually-hidden">{legend}</legend>
      {stars.map((index) => (
        <label key={index} className={styles.choice} onPointerEnter={() => setHovered(index + 1)}>
          <input
            type="radio"
            name={name}
            className="visually-hidden"
            checked={value === index + 1}
            onChange={() => onValueChange(index + 1)}
          />
          <span className="visually-hidden">{starLabel(index + 1)}</span>
          <Star fill={shown > index ? 1 : 0} size={34} />
        </label>
      ))}
    </fieldset>
  );
}
