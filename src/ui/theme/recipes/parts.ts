/** Parts of account and order pages: tabs, steps of an order, accordion, progress, avatar. Each comes with its part. */
import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

export const tabs = defineSlotRecipe({
  slots: ["root", "list", "trigger", "content"],
  base: {
    list: {
      display: "flex",
      gap: "6",
      overflowX: "auto",
      borderBlockEnd: "1px solid",
      borderColor: "border",
      scrollbarWidth: "none",
    },
    trigger: {
      position: "relative",
      display: "inline-flex",
      alignItems: "center",
      justifyContent: "center",
      gap: "2",
      flexShrink: 0,
      minBlockSize: "3rem",
      color: "text-muted",
      fontWeight: "semibold",
      whiteSpace: "nowrap",
      _after: {
        content: '""',
        position: "absolute",
        insetInline: 0,
        insetBlockEnd: 0,
        blockSize: "3px",
        borderRadius: "full",
        background: "accent",
        scale: "0 1",
        transitionProperty: "scale",
        transitionDuration: "base",
        transitionTimingFunction: "out",
      },
      "&:hover": { color: "text" },
      _selected: { color: "accent", _after: { scale: "1 1" } },
      _focusVisible: { outlineOffset: "-3px", borderRadius: "sm" },
    },
    content: { paddingBlockStart: "5" },
  },
  variants: { fitted: { true: { trigger: { flex: 1 } } } },
});

export const timeline = defineSlotRecipe({
  slots: ["root", "item", "indicator", "content", "title", "description"],
  base: {
    root: { display: "grid" },
    item: {
      "--line": "colors.border",
      position: "relative",
      display: "grid",
      gridTemplateColumns: "2rem 1fr",
      gap: "4",
      paddingBlockEnd: "6",
      "&:last-child": { paddingBlockEnd: 0 },
      "&:not(:last-child)::before": {
        content: '""',
        position: "absolute",
        insetBlock: "2.25rem 0.25rem",
        insetInlineStart: "calc(1rem - 1.5px)",
        inlineSize: "3px",
        borderRadius: "full",
        background: "var(--line)",
      },
      "&[data-state=done]": { "--line": "colors.accent" },
    },
    indicator: {
      display: "grid",
      placeContent: "center",
      inlineSize: "2rem",
      blockSize: "2rem",
      borderWidth: "2px",
      borderStyle: "solid",
      borderColor: "border",
      borderRadius: "full",
      background: "surface",
      color: "text-subtle",
      "[data-state=done] > &": { borderColor: "accent", background: "accent", color: "on-accent" },
      "[data-state=current] > &": {
        borderColor: "accent",
        background: "accent-soft",
        color: "accent-strong",
        animation: "doorstep-pulse 2s infinite",
        "&:empty::after": {
          content: '""',
          inlineSize: "0.625rem",
          blockSize: "0.625rem",
          borderRadius: "full",
          background: "accent",
        },
      },
      "[data-state=failed] > &": { borderColor: "danger", background: "danger-soft", color: "danger" },
    },
    content: {
      display: "flex",
      flexWrap: "wrap",
      flexDirection: "column",
      paddingBlockStart: "0.3125rem",
      lineHeight: "snug",
    },
    title: {
      fontWeight: "semibold",
      "[data-state=current] &": { color: "accent", fontWeight: "heavy" },
      "[data-state=upcoming] &": { color: "text-subtle" },
    },
    description: { color: "text-muted", fontSize: "sm" },
  },
  variants: {
    layout: {
      wide: {
        root: { "@media (min-width: 600px)": { gridAutoColumns: "1fr", gridAutoFlow: "column" } },
        item: {
          "@media (min-width: 600px)": {
            gridTemplateColumns: "1fr",
            justifyItems: "center",
            gap: "2",
            padding: "0 var(--doorstep-spacing-1)",
            textAlign: "center",
            "&:not(:last-child)::before": {
              insetBlock: "calc(1rem - 1.5px) auto",
              insetInline: "calc(50% + 1.25rem) calc(-50% + 1.25rem)",
              inlineSize: "auto",
              blockSize: "3px",
            },
          },
        },
      },
    },
  },
});

export const accordion = defineSlotRecipe({
  slots: ["root", "item", "itemTrigger", "itemIndicator", "itemContent", "itemBody"],
  base: {
    itemTrigger: {
      display: "flex",
      alignItems: "center",
      gap: "3",
      inlineSize: "full",
      minBlockSize: "3rem",
      borderRadius: "sm",
      fontWeight: "semibold",
      textAlign: "start",
      userSelect: "none",
      cursor: "pointer",
    },
    itemIndicator: {
      marginInlineStart: "auto",
      color: "text-subtle",
      transitionProperty: "rotate",
      transitionDuration: "base",
      _open: { rotate: "180deg" },
    },
    itemBody: { paddingBlock: "var(--doorstep-spacing-1) var(--doorstep-spacing-3)" },
  },
});

export const progress = defineSlotRecipe({
  slots: ["root", "track", "range"],
  base: {
    track: { overflow: "hidden", blockSize: "0.5rem", borderRadius: "full", background: "border" },
    range: {
      blockSize: "full",
      borderRadius: "inherit",
      background: "accent",
      transitionProperty: "width",
      transitionDuration: "slow",
      _indeterminate: { inlineSize: "40%", animation: "doorstep-sweep 1.4s ease-in-out infinite" },
    },
  },
  variants: {
    tone: {
      accent: {},
      highlight: { range: { background: "highlight" } },
      positive: { range: { background: "positive" } },
    },
  },
  defaultVariants: { tone: "accent" },
});

export const avatar = defineSlotRecipe({
  slots: ["root", "image", "fallback"],
  base: {
    root: {
      display: "inline-grid",
      placeContent: "center",
      flexShrink: 0,
      overflow: "hidden",
      borderRadius: "full",
      background: "accent-soft",
      color: "accent-strong",
      fontWeight: "bold",
      lineHeight: "none",
    },
    image: { inlineSize: "full", blockSize: "full", objectFit: "cover" },
  },
});
