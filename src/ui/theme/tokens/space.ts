/** Steps of 4 px, in rem. `half` is 2 px, for optical corrections only. */
export const spacing = {
  half: "0.125rem",
  "1": "0.25rem",
  "2": "0.5rem",
  "3": "0.75rem",
  "4": "1rem",
  "5": "1.25rem",
  "6": "1.5rem",
  "8": "2rem",
  "10": "2.5rem",
  "12": "3rem",
  "16": "4rem",
  "20": "5rem",
} as const;

/** Control heights leave at least 44 px to touch at `md`; `page` is the widest content, `gutter` its margin. */
export const sizes = {
  "control-sm": "2.25rem",
  "control-md": "2.75rem",
  "control-lg": "3.25rem",
  page: "80rem",
  reading: "42rem",
  gutter: "clamp(1rem, 0.4rem + 2.6vw, 2.5rem)",
  full: "100%",
} as const;

export const radii = {
  xs: "0.375rem",
  sm: "0.5rem",
  md: "0.75rem",
  lg: "1rem",
  xl: "1.375rem",
  "2xl": "2rem",
  full: "62.5rem",
} as const;

/**
 * Smallest width of each layout: phone below 600 px, tablet from 600, `lg` from 992 (where the listing's sidebar
 * stands), `navbar` from 1181 (the compact bar rules up to and including 1180, as the specification says).
 */
export const breakpoints = {
  tablet: "37.5em",
  lg: "62em",
  navbar: "73.8125em",
} as const;
