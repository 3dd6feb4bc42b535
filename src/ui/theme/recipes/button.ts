import { defineRecipe } from "@chakra-ui/react/styled-system";
import { disabled, focusRing, hover } from "./control-states";

/** The same values as the window's `button.module.css`; a test compares both in a browser. */
export const button = defineRecipe({
  base: {
    position: "relative",
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: "2",
    flexShrink: 0,
    minInlineSize: 0,
    borderWidth: "1px",
    borderStyle: "solid",
    borderColor: "transparent",
    borderRadius: "md",
    fontWeight: "bold",
    lineHeight: "snug",
    textAlign: "center",
    maxInlineSize: "full",
    userSelect: "none",
    cursor: "pointer",
    transitionProperty: "background-color, border-color, color, scale, opacity",
    transitionDuration: "fast",
    "&:active:not(:disabled, [aria-disabled=true])": { scale: "0.98" },
    _disabled: disabled,
    '&[aria-disabled="true"]:not([aria-busy])': disabled,
    _focusVisible: focusRing,
    '&[aria-busy="true"]': { cursor: "progress" },
  },
  variants: {
    size: {
      sm: { minBlockSize: "control-sm", paddingInline: "4", fontSize: "sm", borderRadius: "sm" },
      md: { minBlockSize: "control-md", paddingInline: "5", fontSize: "md" },
      lg: { minBlockSize: "control-lg", paddingInline: "6", fontSize: "md" },
    },
    variant: {
      solid: {
        background: "accent",
        color: "on-accent",
        [hover]: { "&:hover:not(:disabled)": { background: "accent-strong" } },
      },
      soft: {
        background: "accent-soft",
        color: "accent-strong",
        [hover]: { "&:hover:not(:disabled)": { borderColor: "accent" } },
      },
      outline: {
        background: "surface",
        color: "text",
        borderColor: "border-strong",
        [hover]: { "&:hover:not(:disabled)": { background: "surface-sunken" } },
      },
      ghost: {
        color: "accent",
        [hover]: { "&:hover:not(:disabled)": { background: "accent-soft" } },
      },
      danger: {
        background: "danger",
        color: "on-danger",
        [hover]: { "&:hover:not(:disabled)": { opacity: 0.9 } },
      },
    },
    wide: { true: { inlineSize: "full" } },
  },
  defaultVariants: { size: "md", variant: "solid" },
});
