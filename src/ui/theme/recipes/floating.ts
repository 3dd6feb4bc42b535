/** Parts that open beside their button: popovers, menus, suggestions. */
import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

/** A popover of the bar is this wide, as the specification says. */
export const popoverWidth = "300px";
export const popoverMotionMs = 300;

const motion = {
  _open: { animation: `doorstep-drop-in ${popoverMotionMs}ms cubic-bezier(0.2, 0.8, 0.2, 1)` },
  _closed: { animation: `doorstep-drop-out ${popoverMotionMs}ms cubic-bezier(0.5, 0, 0.8, 0.4) forwards` },
} as const;

const panel = {
  zIndex: "popover",
  padding: "2",
  overflowY: "auto",
  overscrollBehavior: "contain",
  borderWidth: "1px",
  borderStyle: "solid",
  borderColor: "border",
  borderRadius: "lg",
  background: "surface-raised",
  color: "text",
  boxShadow: "lg",
  outline: "none",
  ...motion,
} as const;

const row = {
  display: "flex",
  alignItems: "center",
  gap: "3",
  minBlockSize: "2.75rem",
  paddingBlock: "1",
  paddingInline: "3",
  borderRadius: "md",
  fontSize: "md",
  textAlign: "start",
  cursor: "pointer",
  userSelect: "none",
  "&[data-highlighted]": { background: "surface-sunken" },
} as const;

export const popover = defineSlotRecipe({
  slots: ["positioner", "content"],
  base: {
    content: { ...panel, inlineSize: popoverWidth, maxBlockSize: "calc(100dvh - 8rem)" },
  },
});

export const menu = defineSlotRecipe({
  slots: ["positioner", "content", "item"],
  base: {
    content: { ...panel, minInlineSize: "16rem", maxBlockSize: "var(--available-height)" },
    item: {
      ...row,
      fontWeight: "semibold",
      "& > svg": { flexShrink: 0 },
      "&[data-tone=danger]": { color: "danger" },
    },
  },
});

export const combobox = defineSlotRecipe({
  slots: ["root", "control", "input", "positioner", "content", "item", "empty"],
  base: {
    control: { position: "relative", display: "flex", alignItems: "center" },
    input: {
      inlineSize: "12rem",
      minBlockSize: "2rem",
      paddingInlineStart: "2",
      paddingInlineEnd: "6",
      borderWidth: "1px",
      borderStyle: "solid",
      borderColor: "border-strong",
      borderRadius: "sm",
      background: "surface",
      color: "text",
      fontWeight: "semibold",
      textOverflow: "ellipsis",
      "&:focus": { outline: "none", borderColor: "accent" },
    },
    content: {
      ...panel,
      inlineSize: "16rem",
      maxBlockSize: "min(22rem, var(--available-height))",
    },
    item: {
      ...row,
      minBlockSize: "2.5rem",
      "&[data-state=checked]": { color: "accent-strong", fontWeight: "bold" },
    },
    empty: { paddingBlock: "3", paddingInline: "3", color: "text-muted" },
  },
});
