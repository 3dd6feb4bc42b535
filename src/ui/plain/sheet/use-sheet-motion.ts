import { type RefObject, useEffect, useRef } from "react";
import { useMediaQuery } from "../use-media-query";
import type { SheetLayout } from "./sheet-layout";

/** The next picture is not waited for longer, ms. */
const maxFrameMs = 200;

/** Null until it has come. */
let motion: Pick<typeof import("./leave-sheet"), "leaveSheet" | "settleSheet"> | null = null;

/** Comes after a sheet is seen, which opens by style alone: until then sheets close at once. */
function loadMotion(): void {
  if (motion !== null) return;
  void import("./leave-sheet").then(
    ({ leaveSheet, settleSheet }) => {
      motion = { leaveSheet, settleSheet };
    },
    () => undefined,
  );
}

export interface SheetMotionOptions {
  readonly backdrop: RefObject<HTMLElement | null>;
  readonly panel: RefObject<HTMLElement | null>;
  readonly layout: SheetLayout;
  readonly leaving: boolean;
  /** Called when a leaving sheet has left the screen. */
  readonly onGone: () => void;
}

/** Moves a sheet off the screen while it is leaving. Returns how it follows a finger, and how it goes back. */
export function useSheetMotion({ backdrop, panel, layout, leaving, onGone }: SheetMotionOptions) {
  const reducedMotion = useMediaQuery("(prefers-reduced-motion: reduce)");
  /** Ends the spring that brings a pulled sheet back. */
  const endSpring = useRef<(() => void) | null>(null);
  useEffect(() => {
    // An effect of a press runs before the sheet is painted.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(loadMotion);
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  // The layout at the start counts: turning the phone meanwhile changes nothing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: one departure is one motion
  useEffect(() => {
    if (!leaving) return;
    const [behind, moved] = [backdrop.current, panel.current];
    if (motion === null || behind === null || typeof moved?.animate !== "function") {
      onGone();
      return;
    }
    // With the next picture: what a press that closes the sheet has changed as well is not laid out twice.
    const { leaveSheet } = motion;
    let stop: (() => void) | undefined;
    const begin = () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      stop ??= leaveSheet(behind, moved, layout, reducedMotion, onGone);
    };
    const frame = requestAnimationFrame(begin);
    // A hidden tab has no pictures.
    const timer = setTimeout(begin, maxFrameMs);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      stop?.();
    };
  }, [leaving]);
  return {
    /** Stops the spring; returns how many px below its place the panel is then. */
    hold: (): number => {
      if (panel.current === null || endSpring.current === null) return 0;
      const y = new DOMMatrix(getComputedStyle(panel.current).transform).m42;
      endSpring.current();
      endSpring.current = null;
      panel.current.style.transform = `translateY(${y}px)`;
      return y;
    },
    /** Puts the panel so many px below its place. */
    move: (y: number) => {
      if (panel.current) panel.current.style.transform = `translateY(${y}px)`;
    },
    settle: () => {
      if (panel.current === null) return;
      if (motion)
        endSpring.current = motion.settleSheet(panel.current, () => {
          endSpring.current = null;
        });
      else panel.current.style.transform = "";
    },
  };
}
