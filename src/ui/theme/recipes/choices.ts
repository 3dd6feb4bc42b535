/** Boxes, dots and switches. */
import { checkboxAnatomy, radioGroupAnatomy, switchAnatomy } from "@chakra-ui/react/anatomy";
import { defineSlotRecipe } from "@chakra-ui/react/styled-system";
import { disabled, focusRing } from "./control-states";

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

export const choiceSlotRecipes = { checkbox, radioGroup, switch: switchRecipe };
