import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { useTexts } from "@/platform/i18n";
import { Button } from "@/ui/chakra/button";
import { Dialog } from "@/ui/chakra/dialog";
import { cutPhoto, drawSquare } from "../open-photo";
import { maxZoom, middleCrop, moveCrop, type PhotoCrop, zoomCrop } from "../photo-crop";
import styles from "./photo-crop-dialog.module.css";

interface Props {
  readonly photo: ImageBitmap;
  readonly onCut: (photo: File) => void;
  readonly onFailed: () => void;
  readonly onClosed: () => void;
}

/** Px of the canvas. */
const canvasSide = 640;
/** Part of the square that one press of an arrow key moves. */
const keyStep = 0.05;
const keyZoom = 1.1;
const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-keyStep, 0],
  ArrowRight: [keyStep, 0],
  ArrowUp: [0, -keyStep],
  ArrowDown: [0, keyStep],
};

/** Lets the person choose the square of a photo: pulled with finger or mouse, zoomed with two fingers, wheel or slider, or by keys. */
export default function PhotoCropDialog({ photo, onCut, onFailed, onClosed }: Props) {
  const t = useTexts("account");
  const shell = useTexts("shell");
  const [open, setOpen] = useState(true);
  const [busy, setBusy] = useState(false);
  const [crop, setCrop] = useState(() => middleCrop(photo));
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current) drawSquare(canvas.current, photo, crop);
  }, [photo, crop]);
  const gestures = useGestures(canvas, photo, setCrop);

  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = arrows[event.key];
    if (arrow) setCrop((now) => moveCrop(photo, now, arrow[0], arrow[1]));
    else if (event.key === "+") setCrop((now) => zoomCrop(photo, now, now.zoom * keyZoom));
    else if (event.key === "-") setCrop((now) => zoomCrop(photo, now, now.zoom / keyZoom));
    else return;
    event.preventDefault();
  };
  const use = async () => {
    setBusy(true);
    const cut = await cutPhoto(photo, crop);
    if (cut) onCut(cut);
    else onFailed();
    setOpen(false);
  };

  return (
    <Dialog
      open={open}
      onClose={() => setOpen(false)}
      onClosed={onClosed}
      title={t("profile.cropTitle")}
      closeLabel={shell("app.close")}
      phone="full"
      width="26rem"
    >
      <div className={styles.crop}>
        <p className={styles.hint}>{t("profile.cropHint")}</p>
        <button
          type="button"
          className={styles.stage}
          aria-label={t("profile.cropStage")}
          onKeyDown={onKeyDown}
          {...gestures}
        >
          <canvas ref={canvas} className={styles.canvas} width={canvasSide} height={canvasSide} />
        </button>
        <label className={styles.zoom}>
          <span>{t("profile.cropZoom")}</span>
          <input
            type="range"
            min={1}
            max={maxZoom}
            step={0.01}
            value={crop.zoom}
            onChange={(event) => setCrop(zoomCrop(photo, crop, Number(event.target.value)))}
          />
        </label>
        <div className={styles.buttons}>
          <Button loading={busy} loadingLabel={shell("app.loading")} onClick={() => void use()}>
            {t("profile.cropUse")}
          </Button>
          <Button variant="ghost" onClick={() => setOpen(false)}>
            {shell("app.cancel")}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

interface Point {
  x: number;
  y: number;
}

/** One pointer drags, two zoom, the wheel zooms at its position. */
function useGestures(
  stage: { readonly current: HTMLElement | null },
  photo: ImageBitmap,
  setCrop: (change: (now: PhotoCrop) => PhotoCrop) => void,
) {
  const pointers = useRef(new Map<number, Point>());

  useEffect(() => {
    const element = stage.current;
    // React's own listener is passive and cannot stop the page from scrolling.
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const at = placeOf(event, element);
      setCrop((now) => zoomCrop(photo, now, now.zoom * Math.exp(-event.deltaY / 400), at));
    };
    element?.addEventListener("wheel", onWheel, { passive: false });
    return () => element?.removeEventListener("wheel", onWheel);
  }, [stage, photo, setCrop]);

  const end = (event: PointerEvent) => {
    pointers.current.delete(event.pointerId);
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      pointers.current.set(event.pointerId, placeOf(event, stage.current));
    },
    onPointerMove: (event: PointerEvent) => {
      const before = pointers.current.get(event.pointerId);
      if (!before) return;
      const now = placeOf(event, stage.current);
      const [other] = [...pointers.current].filter(([id]) => id !== event.pointerId);
      pointers.current.set(event.pointerId, now);
      if (!other) {
        setCrop((crop) => moveCrop(photo, crop, now.x - before.x, now.y - before.y));
        return;
      }
      const [, fixed] = other;
      const grown = distance(now, fixed) / Math.max(0.01, distance(before, fixed));
      const middle = { x: (now.x + fixed.x) / 2, y: (now.y + fixed.y) / 2 };
      const moved = { x: (now.x - before.x) / 2, y: (now.y - before.y) / 2 };
      setCrop((crop) => moveCrop(photo, zoomCrop(photo, crop, crop.zoom * grown, middle), moved.x, moved.y));
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** Where a pointer is, in parts of the square. */
function placeOf(
  { clientX, clientY }: { clientX: number; clientY: number },
  element: HTMLElement | null,
): Point {
  const box = element?.getBoundingClientRect();
  if (!box || box.width === 0) return { x: 0.5, y: 0.5 };
  return { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height };
}
