// @chunk beside
import type { ComponentPropsWithRef, ElementType } from "react";
import { classNames } from "../class-names";
import { IconButtonContent, type IconButtonLook, iconButtonClass } from "./icon-button";

type IconLinkProps<Element extends ElementType> = IconButtonLook & {
  /** The link element, such as the router's `Link`; a plain anchor when left out. */
  readonly as?: Element;
} & Omit<ComponentPropsWithRef<Element>, keyof IconButtonLook | "as">;

/** A link that looks like an icon button. */
export function IconLink<Element extends ElementType = "a">({
  as,
  label,
  variant,
  size,
  badge,
  children,
  className,
  ...rest
}: IconLinkProps<Element>) {
  const Link: ElementType = as ?? "a";
  return (
    <Link
      title={label}
      {...rest}
      aria-label={label}
      className={classNames(iconButtonClass({ variant, size }), className)}
    >
      <IconButtonContent badge={badge}>{children}</IconButtonContent>
    </Link>
  );
}
