// @chunk lists
import { useState } from "react";
import { UserIcon } from "../icons/user";
import styles from "./avatar.module.css";

export interface AvatarProps {
  /** The person's name: its initials stand in for a missing picture. Empty for a guest. */
  readonly name: string;
  readonly src?: string | null;
  /** Diameter in px. */
  readonly size?: number;
}

/** First letters of the first and last word; empty when there is no letter. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const first = words[0];
  const last = words.length > 1 ? words[words.length - 1] : undefined;
  return [first, last]
    .map((word) => (word ? Array.from(word)[0] : ""))
    .join("")
    .toLocaleUpperCase();
}

/** A round picture of a person; decoration, because the name stands beside it or in its button. */
export function Avatar({ name, src, size = 40 }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const initials = initialsOf(name);
  const picture = src && src !== broken ? src : null;
  return (
    <span
      className={styles.avatar}
      style={{ width: size, height: size, fontSize: size * 0.38 }}
      aria-hidden="true"
    >
      {picture ? (
        <img
          src={picture}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          onError={() => setBroken(picture)}
        />
      ) : (
        initials || <UserIcon size={Math.round(size * 0.55)} />
      )}
    </span>
  );
}
