// @chunk kit
import type { CSSProperties } from "react";

/**
 * The native input lies over its painted mark instead of being clipped away, so that a finger that explores the
 * screen with a screen reader finds it there.
 */
const overMark: CSSProperties = {
  position: "absolute",
  zIndex: 1,
  insetBlock: 0,
  margin: "auto 0",
  opacity: 0,
  overflow: "visible",
  clip: "auto",
  cursor: "inherit",
};

const markSize = "1.375rem";

export const startChoiceInput = {
  "data-choice": "",
  style: { ...overMark, insetInlineStart: 0, width: markSize, height: markSize },
} as const;

export const cardChoiceInput = {
  "data-choice": "",
  style: { ...overMark, insetInline: 0, margin: 0, width: "100%", height: "100%" },
} as const;
