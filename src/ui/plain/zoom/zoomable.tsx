import {
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useImperativeHandle,
  useRef,
} from "react";
import { clampView, initialView, type ZoomView, zoomedAt } from "./zoom-view";
import styles from "./zoomable.module.css";

/** The factor of one press of a button or a double tap. */
const step = 2.5;
/** Two taps within this time and distance are one double tap: ms and px. */
const doubleTap = { time: 320, distance: 28 } as const;

export interface ZoomableHandle {
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
}

export interface ZoomableProps {
  readonly children: ReactNode;
  /** Goes back to its own size when it is not the one that is looked at. */
  readonly active: boolean;
  readonly onZoomedChange: (zoomed: boolean) => void;
  readonly ref?: Ref<ZoomableHandle>;
}

/**
 * A picture that grows between two fingers, by a double tap, the wheel or a click, and is moved with one finger while it
 * is large. At its own size sideways movements stay the row's.
 */
export function Zoomable({ children, active, onZoomedChange, ref }: ZoomableProps) {
  const frame = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const view = useRef<ZoomView>(initialView);
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const lastTap = useRef({ time: 0, x: 0, y: 0 });
  const moved = useRef(false);
  const onZoomedChangeRef = useRef(onZoomedChange);
  onZoomedChangeRef.current = onZoomedChange;

  const show = (next: ZoomView, smooth = false) => {
    const wasZoomed = view.current.scale > 1;
    view.current = next;
    const { scale, x, y } = next;
    if (content.current) {
      content.current.style.transition = smooth ? "transform 200ms" : "none";
      content.current.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
    }
    if (frame.current) frame.current.style.touchAction = scale > 1 ? "none" : "pan-x";
    if (wasZoomed !== scale > 1) onZoomedChangeRef.current(scale > 1);
  };
  const box = () => frame.current?.getBoundingClientRect() ?? new DOMRect();
  const fromMiddle = (point: { x: number; y: number }) => {
    const { left, top, width, height } = box();
    return { x: point.x - left - width / 2, y: point.y - top - height / 2 };
  };
  const toggleAt = (point: { x: number; y: number }) =>
    show(view.current.scale > 1 ? initialView : zoomedAt(view.current, step, fromMiddle(point), box()), true);

  useImperativeHandle(ref, () => ({
    zoomIn: () => show(zoomedAt(view.current, view.current.scale * 1.6, { x: 0, y: 0 }, box()), true),
    zoomOut: () => show(zoomedAt(view.current, view.current.scale / 1.6, { x: 0, y: 0 }, box()), true),
  }));

  // biome-ignore lint/correctness/useExhaustiveDependencies: only leaving the picture resets it
  useEffect(() => {
    if (!active && view.current.scale > 1) show(initialView);
  }, [active]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a wheel that is to be stopped needs its own listener, once
  useEffect(() => {
    const element = frame.current;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && view.current.scale === 1 && Math.abs(event.deltaX) > Math.abs(event.deltaY))
        return;
      event.preventDefault();
      const scale = view.current.scale * Math.exp(-event.deltaY / 300);
      show(zoomedAt(view.current, scale, fromMiddle({ x: event.clientX, y: event.clientY }), box()));
    };
    element?.addEventListener("wheel", onWheel, { passive: false });
    return () => element?.removeEventListener("wheel", onWheel);
  }, []);

  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    moved.current = false;
    if (event.pointerType === "mouse" && view.current.scale === 1) return;
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (view.current.scale > 1 || fingers.current.size > 1) {
      // While it is large, or between two fingers, the row below must not move.
      event.stopPropagation();
      for (const id of fingers.current.keys()) event.currentTarget.setPointerCapture(id);
    }
  };
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    const before = fingers.current.get(event.pointerId);
    if (before === undefined) return;
    const now = { x: event.clientX, y: event.clientY };
    if (Math.hypot(now.x - before.x, now.y - before.y) > 2) moved.current = true;
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, now);
    const { scale, x, y } = view.current;
    if (other) {
      const apart = (point: { x: number; y: number }) => Math.hypot(point.x - other.x, point.y - other.y);
      const middle = fromMiddle({ x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
      show(zoomedAt(view.current, (scale * apart(now)) / Math.max(1, apart(before)), middle, box()));
    } else if (scale > 1) {
      show(clampView({ scale, x: x + now.x - before.x, y: y + now.y - before.y }, box()));
    }
  };
  const onPointerEnd = (event: PointerEvent<HTMLDivElement>) => {
    const held = fingers.current.delete(event.pointerId);
    if (!held || event.type === "pointercancel" || event.pointerType === "mouse" || moved.current) return;
    const tap = { time: event.timeStamp, x: event.clientX, y: event.clientY };
    const before = lastTap.current;
    const near = Math.hypot(tap.x - before.x, tap.y - before.y) < doubleTap.distance;
    if (near && tap.time - before.time < doubleTap.time) {
      lastTap.current = { time: 0, x: 0, y: 0 };
      toggleAt(tap);
    } else lastTap.current = tap;
  };
  const onClick = (event: MouseEvent<HTMLDivElement>) => {
    const kind = (event.nativeEvent as globalThis.PointerEvent).pointerType;
    if (kind === "mouse" && !moved.current) toggleAt({ x: event.clientX, y: event.clientY });
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: for pointers; buttons beside it do the same for everybody else
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above
    <div
      ref={frame}
      className={styles.frame}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerEnd}
      onPointerCancel={onPointerEnd}
      onClick={onClick}
    >
      <div ref={content} className={styles.content}>
        {children}
      </div>
    </div>
  );
}
