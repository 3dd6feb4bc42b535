import type { ComponentPropsWithRef, ReactNode } from "react";
import { classNames } from "../class-names";
import styles from "./icon-button.module.css";

export interface IconButtonLook {
  /** The button's name, for screen readers and as tooltip. */
  readonly label: string;
  /** `raised` floats over pictures; `plain` shows its shape on hover only. */
  readonly variant?: "plain" | "soft" | "solid" | "outline" | "raised";
  readonly size?: "sm" | "md" | "lg";
  /** A small count or dot on the corner; say its meaning in `label`. */
  readonly badge?: ReactNode;
  readonly children: ReactNode;
}

/** How it looks, for the link in its shape too. */
export function iconButtonClass({
  variant = "plain",
  size = "md",
}: Pick<IconButtonLook, "variant" | "size">) {
  return classNames(styles.button, styles[variant], styles[size]);
}

/** The button's inside. */
export function IconButtonContent({ badge, children }: Pick<IconButtonLook, "badge" | "children">) {
  return (
    <>
      {children}
      {badge ? (
        <span className={styles.badge} aria-hidden="true">
          {badge}
        </span>
      ) : null}
    </>
  );
}

export type IconButtonProps = IconButtonLook & Omit<ComponentPropsWithRef<"button">, "children">;

export function IconButton({ label, variant, size, badge, children, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={classNames(iconButtonClass({ variant, size }), className)}
    >
      <IconButtonContent badge={badge}>{children}</IconButtonContent>
    </button>
  );
}
