/** Shadows are tinted like the ink of the theme: on warm paper a neutral grey would look dirty. */
export const shadows = {
  xs: {
    light: "0 1px 2px rgb(54 38 12 / 0.07)",
    dark: "0 1px 2px rgb(0 0 0 / 0.4)",
  },
  sm: {
    light: "0 1px 2px rgb(54 38 12 / 0.06), 0 3px 10px -2px rgb(54 38 12 / 0.08)",
    dark: "0 1px 2px rgb(0 0 0 / 0.4), 0 3px 10px -2px rgb(0 0 0 / 0.4)",
  },
  md: {
    light: "0 2px 4px rgb(54 38 12 / 0.05), 0 12px 28px -8px rgb(54 38 12 / 0.18)",
    dark: "0 2px 4px rgb(0 0 0 / 0.4), 0 12px 28px -8px rgb(0 0 0 / 0.6)",
  },
  lg: {
    light: "0 4px 8px rgb(54 38 12 / 0.06), 0 28px 64px -16px rgb(40 28 8 / 0.32)",
    dark: "0 4px 8px rgb(0 0 0 / 0.4), 0 28px 64px -16px rgb(0 0 0 / 0.8)",
  },
  top: {
    light: "0 -1px 0 rgb(54 38 12 / 0.06), 0 -10px 28px -12px rgb(54 38 12 / 0.16)",
    dark: "0 -1px 0 rgb(255 255 255 / 0.05), 0 -10px 28px -12px rgb(0 0 0 / 0.7)",
  },
} as const;

export const zIndex = {
  raised: 1,
  sticky: 20,
  navbar: 40,
  overlay: 60,
  popover: 80,
  toast: 100,
  skip: 120,
} as const;
