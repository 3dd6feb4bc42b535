// @chunk cards

import type { ComponentPropsWithRef, ElementType } from "react";
import { classNames } from "../class-names";
import styles from "./card.module.css";

export interface CardLook {
  /** `outlined` on white, `raised` with a shadow, `sunken` inside another card. */
  readonly variant?: "outlined" | "raised" | "sunken";
  readonly padding?: "none" | "sm" | "md" | "lg";
  /** Lifts on hover: for cards that lead somewhere. */
  readonly interactive?: boolean;
}

export type CardProps<Element extends ElementType> = CardLook & {
  /** The element: `article`, `li`, `section`, or a router link. */
  readonly as?: Element;
} & Omit<ComponentPropsWithRef<Element>, keyof CardLook | "as">;

/** A surface with rounded corners. */
export function Card<Element extends ElementType = "div">({
  as,
  variant = "outlined",
  padding = "md",
  interactive = false,
  className,
  ...rest
}: CardProps<Element>) {
  const Root: ElementType = as ?? "div";
  return (
    <Root
      {...rest}
      className={classNames(
        styles.card,
        styles[variant],
        styles[`padding-${padding}`],
        interactive && styles.interactive,
        className,
      )}
    />
  );
}
