/** Milliseconds as CSS times. `global.css` sets all of them to nothing for those who prefer reduced motion. */
export const durations = {
  fast: "120ms",
  base: "200ms",
  slow: "340ms",
} as const;

export const easings = {
  out: "cubic-bezier(0.2, 0.8, 0.2, 1)",
  "in-out": "cubic-bezier(0.5, 0, 0.2, 1)",
  spring: "cubic-bezier(0.3, 1.5, 0.6, 1)",
} as const;
