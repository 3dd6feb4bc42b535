import type { ComponentPropsWithRef, ElementType, ReactNode } from "react";
import { classNames } from "../class-names";
import styles from "./button.module.css";
import { Spinner } from "./spinner";

export type ButtonVariant = "solid" | "soft" | "outline" | "ghost" | "danger" | "highlight";
export type ButtonSize = "sm" | "md" | "lg";

export interface ButtonLook {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  /** Takes the whole width of its container. */
  readonly wide?: boolean;
  readonly startIcon?: ReactNode;
  readonly endIcon?: ReactNode;
}

/** Class list of a button, for elements that must stay something else (a label, a summary). */
export function buttonClass({ variant = "solid", size = "md", wide }: ButtonLook = {}): string | undefined {
  return classNames(styles.button, styles[variant], styles[size], wide && styles.wide);
}

export interface ButtonProps extends ButtonLook, ComponentPropsWithRef<"button"> {
  /** Shows a spinner, keeps the width and takes no presses; the button stays focusable. */
  readonly loading?: boolean;
  /** The label for screen readers while loading. */
  readonly loadingLabel?: string;
}

/** A form without a button of its own would be sent again by Enter in its only field. */
export const refusePress = (event: { preventDefault: () => void }): void => event.preventDefault();

export function Button({
  variant,
  size,
  wide,
  startIcon,
  endIcon,
  loading = false,
  loadingLabel,
  className,
  children,
  onClick,
  type = "button",
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest["aria-disabled"]}
      onClick={loading ? refusePress : onClick}
      className={classNames(buttonClass({ variant, size, wide }), loading && styles.loading, className)}
    >
      <span className={styles.content}>
        {startIcon}
        {children}
        {endIcon}
      </span>
      {loading ? (
        <span className={styles.spinner}>
          <Spinner size={20} label={loadingLabel} />
        </span>
      ) : null}
    </button>
  );
}

export type ButtonLinkProps<Element extends ElementType> = ButtonLook & {
  /** The link element, such as the router's `Link`; a plain anchor when left out. */
  readonly as?: Element;
} & Omit<ComponentPropsWithRef<Element>, keyof ButtonLook | "as">;

/** A link that looks like a button: for going somewhere, never for doing something. */
export function ButtonLink<Element extends ElementType = "a">({
  as,
  variant,
  size,
  wide,
  startIcon,
  endIcon,
  className,
  children,
  ...rest
}: ButtonLinkProps<Element>) {
  const Link: ElementType = as ?? "a";
  return (
    <Link {...rest} className={classNames(buttonClass({ variant, size, wide }), className)}>
      <span className={styles.content}>
        {startIcon}
        {children}
        {endIcon}
      </span>
    </Link>
  );
}
