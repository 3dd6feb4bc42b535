/** States of every control: focused, disabled. */

export const focusRing = {
  outline: "3px solid",
  outlineColor: "focus-ring",
  outlineOffset: "2px",
} as const;

export const disabled = { opacity: 0.7, cursor: "not-allowed" } as const;

/** Touch screens keep `:hover` after a tap, so it is for pointers that hover only. */
export const hover = "@media (hover: hover)";
