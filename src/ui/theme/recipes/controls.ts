import {
  checkboxAnatomy,
  fieldAnatomy,
  nativeSelectAnatomy,
  radioGroupAnatomy,
  switchAnatomy,
  tabsAnatomy,
} from "@chakra-ui/react/anatomy";
import { defineRecipe, defineSlotRecipe } from "@chakra-ui/react/styled-system";

const focusRing = {
  outline: "3px solid",
  outlineColor: "focus-ring",
  outlineOffset: "2px",
} as const;

const disabled = { opacity: 0.5, cursor: "not-allowed" } as const;

const controlSizes = {
  sm: { height: "control-sm", paddingInline: "3", fontSize: "sm" },
  md: { height: "control-md", paddingInline: "4", fontSize: "md" },
  lg: { height: "control-lg", paddingInline: "5", fontSize: "md" },
} as const;

/** The same values as `button.module.css`; a test compares both in a browser. */
const button = defineRecipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: "2",
    flexShrink: 0,
    borderWidth: "1px",
    borderStyle: "solid",
    borderColor: "transparent",
    borderRadius: "md",
    fontWeight: "bold",
    lineHeight: "snug",
    textAlign: "center",
    whiteSpace: "nowrap",
    userSelect: "none",
    transition: "background-color, border-color, color, scale",
    transitionDuration: "fast",
    _active: { scale: "0.98" },
    _disabled: { ...disabled, scale: "1" },
    _focusVisible: focusRing,
  },
  variants: {
    size: {
      sm: { height: "control-sm", paddingInline: "4", fontSize: "sm", borderRadius: "sm" },
      md: { height: "control-md", paddingInline: "5", fontSize: "md" },
      lg: { height: "control-lg", paddingInline: "6", fontSize: "md" },
    },
    variant: {
      solid: {
        background: "accent",
        color: "on-accent",
        _hover: { background: "accent-strong" },
      },
      soft: {
        background: "accent-soft",
        color: "accent-strong",
        _hover: { borderColor: "accent" },
      },
      outline: {
        background: "surface",
        color: "text",
        borderColor: "border-strong",
        _hover: { background: "surface-sunken" },
      },
      ghost: {
        background: "transparent",
        color: "accent",
        _hover: { background: "accent-soft" },
      },
      danger: {
        background: "danger",
        color: "on-danger",
        _hover: { opacity: 0.9 },
      },
    },
  },
  defaultVariants: { size: "md", variant: "solid" },
});

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

const mark = {
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  flexShrink: 0,
  width: "1.375rem",
  height: "1.375rem",
  borderWidth: "2px",
  borderStyle: "solid",
  borderColor: "border-strong",
  background: "surface",
  color: "on-accent",
  transition: "background-color, border-color",
  transitionDuration: "fast",
  _checked: { background: "accent", borderColor: "accent" },
  _focusVisible: focusRing,
  _invalid: { borderColor: "danger" },
  _disabled: disabled,
} as const;

const checkbox = defineSlotRecipe({
  slots: checkboxAnatomy.keys(),
  base: {
    root: { display: "inline-flex", alignItems: "center", gap: "3", position: "relative", cursor: "pointer" },
    control: { ...mark, borderRadius: "xs", "& svg": { width: "full", height: "full" } },
    label: { fontSize: "md", _disabled: { opacity: 0.5 } },
  },
});

const radioGroup = defineSlotRecipe({
  slots: radioGroupAnatomy.keys(),
  base: {
    root: { display: "grid", gap: "3" },
    item: { display: "inline-flex", alignItems: "center", gap: "3", position: "relative", cursor: "pointer" },
    itemControl: {
      ...mark,
      borderRadius: "full",
      "& .dot": { width: "0.5rem", height: "0.5rem", borderRadius: "full", background: "currentColor" },
    },
    itemText: { fontSize: "md" },
  },
});

const switchRecipe = defineSlotRecipe({
  slots: switchAnatomy.keys(),
  base: {
    root: { display: "inline-flex", alignItems: "center", gap: "3", position: "relative", cursor: "pointer" },
    control: {
      display: "inline-flex",
      flexShrink: 0,
      width: "2.75rem",
      height: "1.625rem",
      padding: "3px",
      borderRadius: "full",
      background: "border-strong",
      transition: "background-color",
      transitionDuration: "base",
      _checked: { background: "accent" },
      _focusVisible: focusRing,
      _disabled: disabled,
    },
    thumb: {
      width: "1.25rem",
      height: "1.25rem",
      borderRadius: "full",
      background: "surface",
      boxShadow: "xs",
      transition: "translate",
      transitionDuration: "base",
      _checked: { translate: { base: "1.125rem 0", _rtl: "-1.125rem 0" } },
    },
    label: { fontSize: "md" },
  },
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

const tabs = defineSlotRecipe({
  slots: tabsAnatomy.keys(),
  base: {
    root: { display: "block" },
    list: { display: "flex", gap: "6", overflowX: "auto", borderBottomWidth: "1px", borderColor: "border" },
    trigger: {
      flexShrink: 0,
      paddingBlock: "3",
      borderBottomWidth: "3px",
      borderBottomStyle: "solid",
      borderColor: "transparent",
      fontWeight: "semibold",
      color: "text-muted",
      _selected: { color: "accent", borderColor: "accent" },
      _hover: { color: "text" },
      _focusVisible: { ...focusRing, outlineOffset: "-3px" },
      _disabled: disabled,
    },
    content: { paddingBlockStart: "5", _focusVisible: focusRing },
  },
});

export const controlRecipes = { button, input, textarea };
export const controlSlotRecipes = { checkbox, radioGroup, switch: switchRecipe, field, nativeSelect, tabs };
