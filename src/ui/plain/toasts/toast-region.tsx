import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { classNames } from "../../class-names";
import { CheckIcon } from "../../icons/check";
import { CloseIcon } from "../../icons/close";
import { InfoIcon } from "../../icons/info";
import { WarningIcon } from "../../icons/warning";
import { IconButton } from "../icon-button";
import { areNear, lastPressPlace, watchPresses } from "./last-press";
import { barHeight, nextPresses } from "./next-presses";
import { stackToasts } from "./stack-toasts";
import { type ShownToast, toastDuration } from "./toast-list";
import styles from "./toast-region.module.css";

const toneIcons = {
  neutral: InfoIcon,
  info: InfoIcon,
  positive: CheckIcon,
  warning: WarningIcon,
  danger: WarningIcon,
};

interface ToastCardProps {
  readonly toast: ShownToast;
  readonly held: boolean;
  readonly dismissLabel: string;
  readonly onDismiss: (id: string) => void;
}

function ToastCard({ toast, held, dismissLabel, onDismiss }: ToastCardProps) {
  const dismiss = useRef(onDismiss);
  dismiss.current = onDismiss;
  useEffect(() => {
    const duration = toastDuration(toast);
    if (held || duration === null) return;
    const timer = setTimeout(() => dismiss.current(toast.id), duration);
    return () => clearTimeout(timer);
  }, [toast, held]);
  const tone = toast.tone ?? "neutral";
  const ToneIcon = toneIcons[tone];
  return (
    <li className={classNames(styles.toast, styles[tone])}>
      <span className={styles.icon}>{toast.icon ?? <ToneIcon size={20} />}</span>
      <div className={styles.words}>
        <p className={styles.title}>{toast.title}</p>
        {toast.text ? <p className={styles.text}>{toast.text}</p> : null}
      </div>
      {toast.action ? (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            toast.action?.onPress();
            onDismiss(toast.id);
          }}
        >
          {toast.action.label}
        </button>
      ) : null}
      <IconButton
        size="sm"
        className={styles.dismiss}
        label={dismissLabel}
        onClick={() => onDismiss(toast.id)}
      >
        <CloseIcon size={16} />
      </IconButton>
    </li>
  );
}

/** Toasts are no nearer than this to what was pressed, px; they rise by as much when they come. */
const pressMargin = 8;

export interface ToastRegionProps {
  readonly toasts: readonly ShownToast[];
  readonly onDismiss: (id: string) => void;
  /** Names the region, such as 'Notifications'. */
  readonly label: string;
  readonly dismissLabel: string;
}

/**
 * Short messages over the page. Mount it once and keep it mounted; it holds no state but the pause: nothing goes
 * while a pointer moves over it or the focus is on it. One that only rests where a message appears holds nothing, because
 * it waits to press what the message covers. Overlays leave it reachable (`data-announces`). Toasts that would lie over what
 * was pressed last when the first of them came, or over what is pressed next, stand at the other edge of the window.
 */
export function ToastRegion({ toasts, onDismiss, label, dismissLabel }: ToastRegionProps) {
  const [held, setHeld] = useState(false);
  const region = useRef<HTMLElement>(null);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => watchPresses(), []);
  // Dialogs that are open already leave it reachable, too (`modal-stack.ts`).
  useEffect(() => void document.dispatchEvent(new Event("doorstep:announcer")), []);
  const isEmpty = toasts.length === 0;
  // Only the first that comes decides: what is being read stays at its edge until all have gone, and a later one stands
  // with it, wherever that was pressed. Measured before the browser paints, but after everything else that the same press
  // has changed: a page that follows it is not laid out twice.
  useLayoutEffect(() => {
    if (isEmpty) {
      region.current?.removeAttribute("data-away");
      return;
    }
    const frame = requestAnimationFrame(() => {
      const [at, card] = [region.current, list.current];
      if (!at || !card) return;
      const presses = nextPresses();
      // On the region and not on the root, where a variable restyles the whole page.
      at.style.setProperty("--page-bar-height", `${barHeight(presses, card.getBoundingClientRect())}px`);
      const pressed = lastPressPlace();
      const isOn = (place: DOMRectReadOnly, margin: number) =>
        areNear(card.getBoundingClientRect(), place, margin);
      const coversPressed = pressed !== null && isOn(pressed, pressMargin);
      if (!coversPressed && !presses.some((place) => isOn(place, 0))) return;
      at.setAttribute("data-away", "");
      if (coversPressed) return;
      // Where both edges are taken what was pressed a moment ago counts first.
      const isTaken = presses.some((place) => isOn(place, 0)) || (pressed !== null && isOn(pressed, 0));
      if (isTaken) at.removeAttribute("data-away");
    });
    return () => cancelAnimationFrame(frame);
  }, [isEmpty]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each other list is another stack
  useLayoutEffect(() => (list.current ? stackToasts(list.current) : undefined), [toasts]);
  return (
    <section
      ref={region}
      aria-label={label}
      aria-live="polite"
      data-announces=""
      className={styles.region}
      onPointerMove={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <ol ref={list} className={styles.list}>
        {toasts.map((toast) => (
          <ToastCard
            key={toast.id}
            toast={toast}
            held={held}
            dismissLabel={dismissLabel}
            onDismiss={onDismiss}
          />
        ))}
      </ol>
    </section>
  );
}
