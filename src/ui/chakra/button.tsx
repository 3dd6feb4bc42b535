// @chunk kit
import { Button as ChakraButton } from "@chakra-ui/react/button";
import type { ReactNode } from "react";
import { refusePress, type ButtonProps as WindowButtonProps } from "../plain/button";
import { Spinner } from "../plain/spinner";
import styles from "./button.module.css";

export interface ButtonProps extends Omit<WindowButtonProps, "color" | "variant"> {
  readonly variant?: "solid" | "soft" | "outline" | "ghost" | "danger";
}

/** The window's button, in Chakra: the same props and, by a test, the same look. */
export function Button({
  variant = "solid",
  size = "md",
  wide,
  startIcon,
  endIcon,
  loading = false,
  loadingLabel,
  children,
  onClick,
  type = "button",
  ...rest
}: ButtonProps) {
  const variants: object = { variant, size, wide };
  const words: ReactNode = (
    <>
      {startIcon}
      {children}
      {endIcon}
    </>
  );
  return (
    <ChakraButton
      {...(rest as object)}
      {...variants}
      type={type}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest["aria-disabled"]}
      onClick={loading ? refusePress : onClick}
    >
      {loading ? (
        <>
          <span className={styles.hidden}>{words}</span>
          <span className={styles.spinner}>
            <Spinner size={20} label={loadingLabel} />
          </span>
        </>
      ) : (
        words
      )}
    </ChakraButton>
  );
}
