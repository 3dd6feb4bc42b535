/** What is typed or selected, with its label and words. */
import { fieldAnatomy, nativeSelectAnatomy } from "@chakra-ui/react/anatomy";
import { defineRecipe, defineSlotRecipe } from "@chakra-ui/react/styled-system";
import { disabled } from "./control-states";

const controlSizes = {
  sm: { height: "control-sm", paddingInline: "3", fontSize: "sm" },
  md: { height: "control-md", paddingInline: "4", fontSize: "md" },
  lg: { height: "control-lg", paddingInline: "5", fontSize: "md" },
} as const;

const inputBase = {
  width: "full",
  minWidth: 0,
  borderWidth: "1px",
  borderStyle: "solid",
  borderColor: "border-strong",
  borderRadius: "md",
  background: "surface",
  color: "text",
  lineHeight: "normal",
  transition: "border-color, box-shadow",
  transitionDuration: "fast",
  _placeholder: { color: "text-subtle", opacity: 1 },
  _hover: { borderColor: "text-subtle" },
  _focusVisible: {
    outline: "none",
    borderColor: "accent",
    boxShadow: "0 0 0 3px var(--doorstep-colors-accent-soft), 0 0 0 1px var(--doorstep-colors-accent)",
  },
  _invalid: { borderColor: "danger" },
  _disabled: disabled,
} as const;

const input = defineRecipe({
  base: inputBase,
  variants: { size: controlSizes },
  defaultVariants: { size: "md" },
});

const textarea = defineRecipe({
  base: { ...inputBase, paddingBlock: "3", paddingInline: "4", minHeight: "6rem", resize: "vertical" },
});

const field = defineSlotRecipe({
  slots: fieldAnatomy.keys(),
  base: {
    root: { display: "flex", flexDirection: "column", alignItems: "stretch", gap: "0.375rem", width: "full" },
    label: { display: "flex", gap: "1", fontSize: "sm", fontWeight: "semibold", color: "text" },
    requiredIndicator: { color: "danger" },
    helperText: { fontSize: "sm", color: "text-muted" },
    errorText: { display: "inline-flex", gap: "1", fontSize: "sm", fontWeight: "medium", color: "danger" },
  },
});

const nativeSelect = defineSlotRecipe({
  slots: nativeSelectAnatomy.keys(),
  base: {
    root: { position: "relative", display: "flex", width: "full" },
    field: { ...inputBase, appearance: "none", paddingInlineEnd: "10" },
    indicator: {
      position: "absolute",
      insetInlineEnd: "3",
      insetBlock: 0,
      display: "inline-flex",
      alignItems: "center",
      pointerEvents: "none",
      color: "text-muted",
      "& svg": { width: "1.25rem", height: "1.25rem" },
    },
  },
  variants: {
    size: {
      sm: { field: { height: "control-sm", paddingInlineStart: "3", fontSize: "sm" } },
      md: { field: { height: "control-md", paddingInlineStart: "4", fontSize: "md" } },
      lg: { field: { height: "control-lg", paddingInlineStart: "5", fontSize: "md" } },
    },
  },
  defaultVariants: { size: "md" },
});

export const fieldRecipes = { input, textarea };
export const fieldSlotRecipes = { field, nativeSelect };
