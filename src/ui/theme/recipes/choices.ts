/**
 * Boxes and dots: the same values as the window's `choice.module.css`. They are painted from the native
 * input's own state, so that a form library may set it.
 */
import { defineSlotRecipe } from "@chakra-ui/react/styled-system";
import { disabled, focusRing, hover } from "./control-states";

const checked = "[data-choice]:checked + &";
const focused = "[data-choice]:focus-visible + &";

const line = {
  position: "relative",
  display: "flex",
  alignItems: "center",
  gap: "3",
  minBlockSize: "control-md",
  cursor: "pointer",
  "&[data-disabled]": disabled,
} as const;

const forcedColours = {
  "@media (forced-colors: active)": {
    [checked]: { forcedColorAdjust: "none", background: "Highlight", borderColor: "Highlight" },
  },
} as const;

const mark = {
  display: "grid",
  placeContent: "center",
  flexShrink: 0,
  inlineSize: "1.375rem",
  blockSize: "1.375rem",
  borderWidth: "2px",
  borderStyle: "solid",
  borderColor: "border-strong",
  background: "surface",
  color: "on-accent",
  transitionProperty: "background-color, border-color",
  transitionDuration: "fast",
  _before: {
    content: '""',
    background: "currentColor",
    scale: "0",
    transitionProperty: "scale",
    transitionDuration: "fast",
  },
  [checked]: { background: "accent", borderColor: "accent" },
  [focused]: focusRing,
  "&[data-invalid]": { borderColor: "danger" },
  ...forcedColours,
} as const;

const tick = {
  ...mark,
  borderRadius: "xs",
  _before: {
    ...mark._before,
    inlineSize: "0.875rem",
    blockSize: "0.875rem",
    clipPath: "polygon(14% 47%, 0 62%, 38% 96%, 100% 22%, 85% 8%, 37% 67%)",
  },
  [checked]: { ...mark[checked], _before: { scale: "0.92" } },
} as const;

const dot = {
  ...mark,
  borderRadius: "full",
  _before: { ...mark._before, inlineSize: "0.5625rem", blockSize: "0.5625rem", borderRadius: "full" },
  [checked]: { ...mark[checked], _before: { scale: "1" } },
} as const;

const words = { flex: 1, minInlineSize: 0, paddingBlock: "2", lineHeight: "snug" } as const;

const checkbox = defineSlotRecipe({
  slots: ["root", "control", "label"],
  base: { root: line, control: tick, label: words },
});

const radioCard = defineSlotRecipe({
  slots: [
    "root",
    "label",
    "item",
    "itemContent",
    "itemText",
    "itemDescription",
    "itemAddon",
    "itemIndicator",
  ],
  base: {
    root: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "3" },
    label: { marginBlockEnd: "2", fontWeight: "bold" },
    item: {
      ...line,
      minBlockSize: "3.75rem",
      paddingInline: "4",
      borderWidth: "1px",
      borderStyle: "solid",
      borderColor: "border",
      borderRadius: "lg",
      background: "surface",
      transitionProperty: "border-color, box-shadow, background-color",
      transitionDuration: "fast",
      "&:has(:checked)": {
        borderColor: "accent",
        boxShadow: "inset 0 0 0 1px var(--doorstep-colors-accent)",
        background:
          "color-mix(in srgb, var(--doorstep-colors-accent-soft) 45%, var(--doorstep-colors-surface))",
      },
      "&:has(:focus-visible)": focusRing,
      [hover]: { "&:hover:not(:has(:disabled, :checked))": { borderColor: "border-strong" } },
    },
    itemContent: { display: "flex", flexDirection: "column", ...words, overflowWrap: "anywhere" },
    itemText: { fontWeight: "semibold" },
    itemDescription: { marginBlockStart: "half", fontSize: "sm", color: "text-muted" },
    itemAddon: { flexShrink: 0, fontSize: "sm", fontWeight: "semibold", color: "text-muted" },
    itemIndicator: { ...dot, [focused]: {} },
  },
});

export const choiceSlotRecipes = { checkbox, radioCard };
