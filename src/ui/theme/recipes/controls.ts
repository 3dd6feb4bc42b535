/** The controls: buttons and tabs here, fields and choices beside. */
import { tabsAnatomy } from "@chakra-ui/react/anatomy";
import { defineRecipe, defineSlotRecipe } from "@chakra-ui/react/styled-system";
import { choiceSlotRecipes } from "./choices";
import { disabled, focusRing } from "./control-states";
import { fieldRecipes, fieldSlotRecipes } from "./fields";

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

export const controlRecipes = { button, ...fieldRecipes };
export const controlSlotRecipes = { ...choiceSlotRecipes, ...fieldSlotRecipes, tabs };
