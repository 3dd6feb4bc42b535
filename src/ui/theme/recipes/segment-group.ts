/** Choices side by side: the same values as the window's `segmented-control.module.css` and `chip.module.css`. */
import { defineSlotRecipe } from "@chakra-ui/react/styled-system";
import { disabled, focusRing, hover } from "./control-states";

const segment = {
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  borderRadius: "full",
  fontSize: "sm",
  fontWeight: "semibold",
  whiteSpace: "nowrap",
  cursor: "pointer",
  transitionProperty: "background-color, border-color, color, box-shadow",
  transitionDuration: "fast",
  "&[data-disabled]": disabled,
  "&:has(:focus-visible)": { ...focusRing, outlineOffset: "1px" },
} as const;

const forcedColours = {
  "@media (forced-colors: active)": { "&:has(:checked)": { outline: "2px solid Highlight" } },
} as const;

export const segmentGroup = defineSlotRecipe({
  slots: ["root", "item", "itemText"],
  base: { root: { position: "relative" }, item: { ...segment, ...forcedColours } },
  variants: {
    look: {
      segments: {
        root: {
          display: "inline-flex",
          gap: "half",
          padding: "1",
          borderRadius: "full",
          background: "surface-sunken",
          boxShadow: "inset 0 0 0 1px var(--doorstep-colors-border)",
        },
        item: {
          flex: 1,
          gap: "2",
          minBlockSize: "2.375rem",
          paddingInline: "4",
          color: "text-muted",
          "&:hover": { color: "text" },
          "&:has(:checked)": { background: "surface-raised", color: "text", boxShadow: "sm" },
        },
      },
      chips: {
        root: { display: "flex", flexWrap: "wrap", gap: "2" },
        item: {
          flexShrink: 0,
          gap: "0.375rem",
          minBlockSize: "2.25rem",
          paddingInline: "0.875rem",
          borderWidth: "1px",
          borderStyle: "solid",
          borderColor: "border",
          background: "surface",
          color: "text",
          lineHeight: "1.2",
          _after: { content: '""', position: "absolute", inset: "-5px 0" },
          [hover]: { "&:hover:not([data-disabled], :has(:checked))": { borderColor: "border-strong" } },
          "&:has(:checked)": { borderColor: "accent", background: "accent", color: "on-accent" },
        },
      },
    },
    wide: {
      true: {
        root: { display: "flex", inlineSize: "full", minInlineSize: 0 },
        // Words may take two lines where the segments share a narrow line.
        item: { minInlineSize: 0, paddingInline: "2", textAlign: "center", whiteSpace: "normal" },
      },
    },
  },
  defaultVariants: { look: "segments" },
});
