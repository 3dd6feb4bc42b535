import { dialogAnatomy, drawerAnatomy, menuAnatomy, popoverAnatomy } from "@chakra-ui/react/anatomy";
import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

const backdrop = {
  position: "fixed",
  inset: 0,
  zIndex: "overlay",
  background: "overlay",
  _open: { animation: "doorstep-fade-in 200ms ease-out" },
  _closed: { animation: "doorstep-fade-out 150ms ease-in" },
} as const;

const panel = {
  display: "flex",
  flexDirection: "column",
  position: "relative",
  width: "full",
  outline: "none",
  background: "surface-raised",
  color: "text",
  boxShadow: "lg",
} as const;

const parts = {
  header: { display: "flex", alignItems: "center", gap: "3", paddingInline: "6", paddingBlock: "5" },
  title: { flex: 1, fontFamily: "heading", fontSize: "xl", fontWeight: "heavy", lineHeight: "snug" },
  description: { color: "text-muted" },
  body: { flex: 1, minHeight: 0, overflow: "auto", paddingInline: "6", paddingBlockEnd: "6" },
  footer: { display: "flex", justifyContent: "flex-end", gap: "3", paddingInline: "6", paddingBlock: "4" },
  closeTrigger: { position: "absolute", insetBlockStart: "3", insetInlineEnd: "3" },
} as const;

const dialog = defineSlotRecipe({
  slots: dialogAnatomy.keys(),
  base: {
    ...parts,
    backdrop,
    positioner: {
      position: "fixed",
      inset: 0,
      zIndex: "overlay",
      display: "grid",
      placeItems: "center",
      padding: "4",
    },
    content: {
      ...panel,
      maxWidth: "32rem",
      maxHeight: "calc(100dvh - 2rem)",
      borderRadius: "xl",
      _open: { animation: "doorstep-pop-in 200ms cubic-bezier(0.2, 0.8, 0.2, 1)" },
      _closed: { animation: "doorstep-pop-out 120ms ease-in" },
    },
  },
});

const drawer = defineSlotRecipe({
  slots: drawerAnatomy.keys(),
  base: {
    ...parts,
    backdrop,
    positioner: { position: "fixed", inset: 0, zIndex: "overlay", display: "flex" },
    content: { ...panel, maxWidth: "min(26.25rem, 100vw)", height: "100dvh" },
  },
  variants: {
    placement: {
      start: {
        positioner: { justifyContent: "flex-start" },
        content: {
          _open: {
            animation: {
              base: "doorstep-from-left 260ms ease-out",
              _rtl: "doorstep-from-right 260ms ease-out",
            },
          },
          _closed: {
            animation: { base: "doorstep-to-left 180ms ease-in", _rtl: "doorstep-to-right 180ms ease-in" },
          },
        },
      },
      end: {
        positioner: { justifyContent: "flex-end" },
        content: {
          _open: {
            animation: {
              base: "doorstep-from-right 260ms ease-out",
              _rtl: "doorstep-from-left 260ms ease-out",
            },
          },
          _closed: {
            animation: { base: "doorstep-to-right 180ms ease-in", _rtl: "doorstep-to-left 180ms ease-in" },
          },
        },
      },
    },
  },
  defaultVariants: { placement: "end" },
});

const floating = {
  outline: "none",
  zIndex: "popover",
  borderRadius: "lg",
  borderWidth: "1px",
  borderStyle: "solid",
  borderColor: "border",
  background: "surface-raised",
  color: "text",
  boxShadow: "md",
  _open: { animation: "doorstep-pop-in 140ms cubic-bezier(0.2, 0.8, 0.2, 1)" },
  _closed: { animation: "doorstep-pop-out 100ms ease-in" },
} as const;

const menu = defineSlotRecipe({
  slots: menuAnatomy.keys(),
  base: {
    content: {
      ...floating,
      minWidth: "12rem",
      maxHeight: "var(--available-height)",
      overflowY: "auto",
      padding: "2",
    },
    item: {
      display: "flex",
      alignItems: "center",
      gap: "3",
      minHeight: "control-md",
      paddingInline: "3",
      borderRadius: "sm",
      cursor: "pointer",
      userSelect: "none",
      textAlign: "start",
      _highlighted: { background: "accent-soft", color: "accent-strong" },
      _disabled: { opacity: 0.5, cursor: "not-allowed" },
    },
    itemText: { flex: 1 },
    itemGroupLabel: { paddingInline: "3", paddingBlock: "2", fontSize: "sm", color: "text-muted" },
    separator: { height: "1px", marginBlock: "2", background: "border" },
  },
});

const popover = defineSlotRecipe({
  slots: popoverAnatomy.keys(),
  base: {
    content: { ...floating, width: "18.75rem", maxWidth: "calc(100vw - 2rem)" },
    header: parts.header,
    body: { padding: "5" },
    footer: parts.footer,
  },
});

export const overlaySlotRecipes = { dialog, drawer, menu, popover };
