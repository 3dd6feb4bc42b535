/** Dialogs, drawers and sheets: the same values as the window's `sheet.module.css`. */
import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

/** Below 600 px there is less room at the sides. */
const phone = "@media (max-width: 599.98px)";

const enter = "320ms cubic-bezier(0.2, 0.8, 0.2, 1)";
const leave = "220ms cubic-bezier(0.5, 0, 0.8, 0.4)";

const slide = (side: "left" | "right") => {
  const other = side === "left" ? "right" : "left";
  return {
    _open: { animation: { base: `doorstep-from-${side} ${enter}`, _rtl: `doorstep-from-${other} ${enter}` } },
    _closed: {
      animation: {
        base: `doorstep-to-${side} ${leave} forwards`,
        _rtl: `doorstep-to-${other} ${leave} forwards`,
      },
    },
  };
};

const drawer = {
  maxInlineSize: "min(var(--dialog-width, 26.25rem), calc(100vw - 2.5rem))",
  blockSize: "100dvh",
} as const;

export const dialog = defineSlotRecipe({
  slots: ["backdrop", "positioner", "content", "header", "title", "body", "footer"],
  base: {
    backdrop: {
      position: "fixed",
      inset: 0,
      zIndex: "overlay",
      background: "overlay",
      _open: { animation: "doorstep-fade-in 240ms ease-out" },
      _closed: { animation: "doorstep-fade-out 180ms ease-in forwards" },
    },
    positioner: { position: "fixed", inset: 0, zIndex: "overlay", display: "flex" },
    content: {
      position: "relative",
      display: "flex",
      flexDirection: "column",
      minBlockSize: 0,
      inlineSize: "full",
      overflow: "hidden",
      outline: "none",
      background: "surface-raised",
      color: "text",
      boxShadow: "lg",
    },
    header: {
      position: "relative",
      display: "flex",
      flexShrink: 0,
      alignItems: "center",
      gap: "3",
      minBlockSize: "4rem",
      paddingBlock: "3",
      paddingInlineStart: "6",
      paddingInlineEnd: "3",
      "&[data-draggable]": {
        paddingBlockStart: "5",
        touchAction: "none",
        userSelect: "none",
        cursor: "grab",
        _before: {
          content: '""',
          position: "absolute",
          insetBlockStart: "0.5rem",
          insetInlineStart: "calc(50% - 1.25rem)",
          inlineSize: "2.5rem",
          blockSize: "0.3125rem",
          borderRadius: "full",
          background: "border-strong",
          opacity: 0.6,
        },
      },
      [phone]: { paddingInlineStart: "5" },
    },
    title: { flex: 1, minInlineSize: 0, fontSize: "xl" },
    body: {
      flex: 1,
      minBlockSize: 0,
      overflowY: "auto",
      overscrollBehavior: "contain",
    },
    footer: {
      flexShrink: 0,
      padding:
        "var(--doorstep-spacing-4) var(--doorstep-spacing-6) max(var(--doorstep-spacing-4), var(--safe-bottom))",
      boxShadow: "top",
      _empty: { display: "none" },
      [phone]: { paddingInline: "5" },
    },
  },
  variants: {
    layout: {
      center: {
        positioner: { alignItems: "center", justifyContent: "center", padding: "6" },
        content: {
          maxInlineSize: "var(--dialog-width, 30rem)",
          maxBlockSize: "100%",
          borderRadius: "xl",
          _open: { animation: `doorstep-pop-in ${enter}` },
          _closed: { animation: `doorstep-pop-out ${leave} forwards` },
        },
      },
      bottom: {
        positioner: { alignItems: "flex-end" },
        content: {
          maxBlockSize: "calc(100dvh - var(--safe-top) - 1.5rem)",
          borderStartStartRadius: "xl",
          borderStartEndRadius: "xl",
          _open: { animation: `doorstep-from-bottom ${enter}` },
          _closed: { animation: `doorstep-to-bottom ${leave} forwards` },
          "&[data-below-toasts]": { maxBlockSize: "calc(100dvh - var(--toasts-end))" },
        },
      },
      full: {
        positioner: { alignItems: "flex-end" },
        content: {
          blockSize: "100dvh",
          paddingBlockStart: "var(--safe-top)",
          _open: { animation: `doorstep-from-bottom ${enter}` },
          _closed: { animation: `doorstep-to-bottom ${leave} forwards` },
          "&[data-below-toasts]": {
            blockSize: "calc(100dvh - var(--toasts-end))",
            paddingBlockStart: 0,
            borderStartStartRadius: "xl",
            borderStartEndRadius: "xl",
          },
        },
      },
      end: {
        positioner: { justifyContent: "flex-end" },
        content: { ...drawer, borderStartStartRadius: "xl", borderEndStartRadius: "xl", ...slide("right") },
      },
      start: {
        positioner: { justifyContent: "flex-start" },
        content: { ...drawer, borderStartEndRadius: "xl", borderEndEndRadius: "xl", ...slide("left") },
      },
    },
    padded: {
      true: {
        body: {
          paddingInline: "6",
          paddingBlockEnd: "max(var(--doorstep-spacing-6), var(--safe-bottom))",
          [phone]: { paddingInline: "5" },
        },
      },
    },
    bare: {
      true: {
        header: {
          position: "absolute",
          insetBlockStart: 0,
          insetInline: 0,
          zIndex: "raised",
          justifyContent: "flex-end",
          pointerEvents: "none",
          "& > *": { pointerEvents: "auto" },
          "&[data-draggable]": { pointerEvents: "auto" },
        },
      },
    },
  },
  defaultVariants: { layout: "center", padded: true },
});
