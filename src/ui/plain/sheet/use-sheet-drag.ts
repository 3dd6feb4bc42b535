import { type PointerEvent, type RefObject, useRef } from "react";
import { shouldCloseSheet } from "./should-close-sheet";

interface Pull {
  readonly id: number;
  readonly startY: number;
  lastY: number;
  lastTime: number;
  speed: number;
}

export interface SheetDragOptions {
  readonly panel: RefObject<HTMLElement | null>;
  /** Stops the panel where it is on its way back, and returns how many px that is below its place. */
  readonly hold?: () => number;
  /** Puts the panel so many px below its place. */
  readonly move: (y: number) => void;
  /** Lets the panel go back to its place. */
  readonly settle: () => void;
  readonly onClose: () => void;
}

/** Handlers for the head of a bottom sheet: the sheet follows the finger and closes or goes back. */
export function useSheetDrag({ panel, hold, move, settle, onClose }: SheetDragOptions) {
  const pull = useRef<Pull | null>(null);
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const target = event.target;
      if (
        event.button !== 0 ||
        (target instanceof Element && target.closest("button, a, input, select, textarea"))
      )
        return;
      event.currentTarget.setPointerCapture(event.pointerId);
      pull.current = {
        id: event.pointerId,
        startY: event.clientY - (hold?.() ?? 0),
        lastY: event.clientY,
        lastTime: event.timeStamp,
        speed: 0,
      };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const current = pull.current;
      if (current?.id !== event.pointerId) return;
      const elapsed = Math.max(1, event.timeStamp - current.lastTime);
      current.speed = (event.clientY - current.lastY) / elapsed;
      current.lastY = event.clientY;
      current.lastTime = event.timeStamp;
      move(Math.max(0, event.clientY - current.startY));
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const current = pull.current;
      if (current?.id !== event.pointerId) return;
      pull.current = null;
      const height = panel.current?.offsetHeight ?? window.innerHeight;
      if (shouldCloseSheet(event.clientY - current.startY, current.speed, height)) onClose();
      else settle();
    },
    onPointerCancel() {
      if (!pull.current) return;
      pull.current = null;
      settle();
    },
  };
}
