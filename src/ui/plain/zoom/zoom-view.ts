/** Where a zoomed picture lies: px from the middle of its frame, and how many times larger it is. */
export interface ZoomView {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Frame {
  readonly width: number;
  readonly height: number;
}

export const initialView: ZoomView = { scale: 1, x: 0, y: 0 };
export const maxScale = 4;

/** Keeps the picture over its frame: never smaller than it, never pulled away from an edge. */
export function clampView(view: ZoomView, frame: Frame): ZoomView {
  const scale = Math.min(maxScale, Math.max(1, view.scale));
  const room = { x: ((scale - 1) * frame.width) / 2, y: ((scale - 1) * frame.height) / 2 };
  const between = (value: number, most: number) => Math.min(most, Math.max(-most, value)) + 0;
  return { scale, x: between(view.x, room.x), y: between(view.y, room.y) };
}

/** Another scale, with the point (px from the middle of the frame) staying under the finger. */
export function zoomedAt(
  view: ZoomView,
  scale: number,
  point: { x: number; y: number },
  frame: Frame,
): ZoomView {
  const next = Math.min(maxScale, Math.max(1, scale));
  const ratio = next / view.scale;
  return clampView(
    { scale: next, x: point.x - (point.x - view.x) * ratio, y: point.y - (point.y - view.y) * ratio },
    frame,
  );
}
