import { type RefObject, useEffect } from "react";

/** Px that a pressed mouse must move before it drags; below it, it is a click. */
const dragThresholdPx = 6;

/** Lets a mouse drag a scrolling row as a finger does, and keeps the drag from ending as a click on a link. */
export function useDragScroll(track: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const row = track.current;
    if (!row) return;
    let startX = 0;
    let startScroll = 0;
    let pressed = false;
    let dragged = false;
    const onMove = (event: PointerEvent) => {
      const moved = event.clientX - startX;
      if (!dragged && Math.abs(moved) < dragThresholdPx) return;
      dragged = true;
      row.style.scrollSnapType = "none";
      row.style.scrollBehavior = "auto";
      row.scrollLeft = startScroll - moved;
    };
    const onUp = () => {
      pressed = false;
      row.style.scrollSnapType = "";
      row.style.scrollBehavior = "";
      window.removeEventListener("pointermove", onMove);
      window.removeEventListener("pointerup", onUp);
      window.removeEventListener("pointercancel", onUp);
    };
    const onDown = (event: PointerEvent) => {
      if (event.pointerType !== "mouse" || event.button !== 0 || pressed) return;
      pressed = true;
      dragged = false;
      startX = event.clientX;
      startScroll = row.scrollLeft;
      window.addEventListener("pointermove", onMove);
      window.addEventListener("pointerup", onUp);
      window.addEventListener("pointercancel", onUp);
    };
    const onClick = (event: MouseEvent) => {
      if (!dragged) return;
      dragged = false;
      event.preventDefault();
      event.stopPropagation();
    };
    const onDragStart = (event: DragEvent) => event.preventDefault();
    row.addEventListener("pointerdown", onDown);
    row.addEventListener("click", onClick, true);
    row.addEventListener("dragstart", onDragStart);
    return () => {
      onUp();
      row.removeEventListener("pointerdown", onDown);
      row.removeEventListener("click", onClick, true);
      row.removeEventListener("dragstart", onDragStart);
    };
  }, [track]);
}
