import { useId } from "react";
import { Star } from "./rating";
import styles from "./rating.module.css";

const values = [1, 2, 3, 4, 5] as const;

export interface RatingInputProps {
  /** The name of the rated thing. */
  readonly label: string;
  /** 1 to 5; 0 before one is chosen. */
  readonly value: number;
  readonly onChange: (value: number) => void;
  /** Such as '4 stars'. */
  readonly starLabel: (value: number) => string;
  /** Id of what says that one is missing. */
  readonly describedBy?: string;
}

/** Five stars to choose from: radio buttons, so that arrow keys and screen readers know them. */
export function RatingInput({ label, value, onChange, starLabel, describedBy }: RatingInputProps) {
  const name = useId();
  return (
    <fieldset className={styles.group} aria-describedby={describedBy}>
      <legend className="visually-hidden">{label}</legend>
      <div className={styles.input}>
        {values.map((star) => (
          <label key={star} className={styles.choice}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              value={star}
              checked={value === star}
              onChange={() => onChange(star)}
            />
            <span className="visually-hidden">{starLabel(star)}</span>
            <Star fill={star <= value ? 1 : 0} size={30} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
