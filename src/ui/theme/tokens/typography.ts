/**
 * No web fonts: the first text is painted with what the phone already has. The stack names a face with Arabic
 * letters before the generic families, so that both scripts come from the same weight range.
 */
export const fonts = {
  body: '-apple-system, BlinkMacSystemFont, "Segoe UI Variable Text", "Segoe UI", Roboto, "Noto Sans", "Noto Sans Arabic", "Helvetica Neue", Arial, sans-serif',
  heading:
    'ui-rounded, "SF Pro Rounded", -apple-system, BlinkMacSystemFont, "Segoe UI Variable Display", "Segoe UI", Roboto, "Noto Sans", "Noto Sans Arabic", "Helvetica Neue", Arial, sans-serif',
} as const;

/** rem, so that the shopper's own text size is honoured. */
export const fontSizes = {
  "2xs": "0.6875rem",
  xs: "0.75rem",
  sm: "0.875rem",
  md: "1rem",
  lg: "1.125rem",
  xl: "1.25rem",
  "2xl": "clamp(1.3125rem, 1.2rem + 0.5vw, 1.5rem)",
  "3xl": "clamp(1.5rem, 1.3rem + 0.9vw, 1.875rem)",
  "4xl": "clamp(1.875rem, 1.5rem + 1.6vw, 2.5rem)",
  display: "clamp(2.25rem, 1.55rem + 3.2vw, 3.75rem)",
} as const;

export const fontWeights = {
  normal: "400",
  medium: "500",
  semibold: "600",
  bold: "700",
  heavy: "800",
} as const;

export const lineHeights = {
  none: "1",
  tight: "1.12",
  snug: "1.3",
  normal: "1.5",
} as const;
