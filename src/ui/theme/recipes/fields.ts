/** Fields that are typed into or selected, with label and words: the same values as the plain `field.module.css`. */
import { defineRecipe, defineSlotRecipe } from "@chakra-ui/react/styled-system";
import { hover } from "./control-states";

const focusRing = "0 0 0 3px var(--doorstep-colors-accent-soft), 0 0 0 1px var(--doorstep-colors-accent)";
const invalidRing = "0 0 0 3px var(--doorstep-colors-danger-soft), 0 0 0 1px var(--doorstep-colors-danger)";

/** At least 16 px: below it iOS zooms into the page on focus. */
const fontSize = "max(1rem, var(--doorstep-font-sizes-md))";

const control = {
  inlineSize: "full",
  minInlineSize: 0,
  paddingBlock: "0.5625rem",
  paddingInline: "4",
  borderWidth: "1px",
  borderStyle: "solid",
  borderColor: "border-strong",
  borderRadius: "md",
  background: "surface",
  fontSize,
  transitionProperty: "border-color, box-shadow",
  transitionDuration: "fast",
  _placeholder: { color: "text-subtle", opacity: 1 },
  [hover]: { "&:hover:not(:focus-visible, [data-invalid], :disabled)": { borderColor: "text-subtle" } },
  "&:focus": { outline: "none", borderColor: "accent", boxShadow: focusRing },
  "&[data-invalid]": {
    borderColor: "danger",
    "&:focus": { borderColor: "danger", boxShadow: invalidRing },
  },
  _disabled: {
    borderColor: "border",
    background: "surface-sunken",
    color: "text-subtle",
    cursor: "not-allowed",
  },
  "@media (forced-colors: active)": { "&:focus": { outline: "2px solid Highlight" } },
} as const;

const size = {
  md: { minBlockSize: "control-md" },
  lg: { minBlockSize: "control-lg" },
} as const;

const input = defineRecipe({ base: control, variants: { size }, defaultVariants: { size: "md" } });

const textarea = defineRecipe({ base: { ...control, minBlockSize: "6rem", resize: "vertical" } });

const field = defineSlotRecipe({
  slots: ["root", "label", "requiredIndicator", "helperText", "errorText"],
  base: {
    root: {
      display: "flex",
      flexDirection: "column",
      gap: "0.375rem",
      inlineSize: "full",
      minInlineSize: 0,
    },
    label: { display: "flex", gap: "1", fontSize: "sm", fontWeight: "semibold" },
    requiredIndicator: { color: "danger" },
    helperText: { fontSize: "sm", color: "text-muted" },
    errorText: {
      display: "flex",
      gap: "0.375rem",
      fontSize: "sm",
      fontWeight: "medium",
      color: "danger",
      "& svg": { flexShrink: 0, marginBlockStart: "0.125rem" },
    },
  },
});

const nativeSelect = defineSlotRecipe({
  slots: ["root", "field", "indicator"],
  base: {
    root: { position: "relative", display: "flex", inlineSize: "full" },
    field: {
      ...control,
      appearance: "none",
      paddingInlineEnd: "10",
      cursor: "pointer",
      textOverflow: "ellipsis",
      "& option": { background: "surface", color: "text" },
    },
    indicator: {
      position: "absolute",
      insetInlineEnd: "4",
      insetBlock: 0,
      display: "inline-flex",
      alignItems: "center",
      pointerEvents: "none",
      color: "text-subtle",
    },
  },
  variants: { size: { md: { field: size.md }, lg: { field: size.lg } } },
  defaultVariants: { size: "md" },
});

const pinInput = defineSlotRecipe({
  slots: ["root", "control", "input"],
  base: {
    control: {
      display: "grid",
      gridAutoFlow: "column",
      gridAutoColumns: "minmax(0, 3.25rem)",
      justifyContent: "center",
      gap: "clamp(0.375rem, 2vw, 0.625rem)",
    },
    input: {
      inlineSize: "full",
      minInlineSize: 0,
      blockSize: "3.5rem",
      borderWidth: "1.5px",
      borderStyle: "solid",
      borderColor: "border-strong",
      borderRadius: "md",
      background: "surface",
      fontSize: "1.5rem",
      fontWeight: "bold",
      fontVariantNumeric: "tabular-nums",
      textAlign: "center",
      "&[data-filled]": { borderColor: "accent" },
      "&[data-invalid]": { borderColor: "danger" },
      "&:focus": {
        borderColor: "accent",
        outline: "3px solid",
        outlineColor: "focus-ring",
        outlineOffset: "2px",
      },
    },
  },
});

export const fieldRecipes = { input, textarea };
export const fieldSlotRecipes = { field, nativeSelect, pinInput };
