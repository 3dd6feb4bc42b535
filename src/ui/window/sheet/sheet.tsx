// @chunk sheet
import { AnimatePresence, animate, useIsPresent, useMotionValue, useReducedMotion } from "framer-motion";
import * as m from "framer-motion/m";
import { type CSSProperties, type ReactNode, useId, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { CloseIcon } from "../../icons/close";
import { classNames } from "../class-names";
import { IconButton } from "../icon-button";
import { useModal } from "../modal/use-modal";
import { useMediaQuery } from "../use-media-query";
import { MotionScope, useMotionReady } from "./motion-scope";
import styles from "./sheet.module.css";
import { useSheetDrag } from "./use-sheet-drag";

export interface SheetProps {
  readonly open: boolean;
  /** Called by Escape, the backdrop, the close button and a pull downwards. The parent sets `open`. */
  readonly onClose: () => void;
  /** Called when the closing motion has ended. */
  readonly onClosed?: () => void;
  readonly title: ReactNode;
  /** Keeps the title for screen readers only: where the content carries its own. */
  readonly titleHidden?: boolean;
  readonly closeLabel: string;
  /** From 600 px on: a drawer at the end or start of the line, or a dialog in the middle. */
  readonly side?: "center" | "end" | "start";
  /** Below 600 px: a sheet from below, the whole screen, or the same drawer as on desktops. */
  readonly phone?: "sheet" | "full" | "side";
  /** CSS width from 600 px on. */
  readonly width?: string;
  /** Stays at the bottom while the content scrolls. */
  readonly footer?: ReactNode;
  /** Between title and content, not scrolled with it. */
  readonly header?: ReactNode;
  readonly role?: "dialog" | "alertdialog";
  readonly describedBy?: string;
  /** False where content brings its own padding, such as a picture or map up to the edges. */
  readonly padded?: boolean;
  /** False while something must not be interrupted: then only the content's own buttons close. */
  readonly dismissible?: boolean;
  readonly children: ReactNode;
}

type Layout = "bottom" | "full" | "center" | "end" | "start";

function layoutOf(
  { side = "center", phone = "sheet" }: Pick<SheetProps, "side" | "phone">,
  wide: boolean,
): Layout {
  if (wide || (phone === "side" && side !== "center")) return side;
  return phone === "full" ? "full" : "bottom";
}

function hiddenAt(
  layout: Layout,
  reducedMotion: boolean,
): { opacity?: number; scale?: number; x?: string; y?: number } {
  if (reducedMotion) return { opacity: 0 };
  if (layout === "center") return { opacity: 0, scale: 0.96, y: 12 };
  if (layout === "bottom" || layout === "full") return { y: window.innerHeight };
  const towardsRight = (layout === "end") === (document.documentElement.dir !== "rtl");
  return { x: towardsRight ? "100%" : "-100%" };
}

function Panel(props: SheetProps) {
  const { onClose, role = "dialog", padded = true, dismissible = true } = props;
  const root = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const present = useIsPresent();
  const ready = useMotionReady();
  const reducedMotion = useReducedMotion() ?? false;
  const layout = layoutOf(props, useMediaQuery("(min-width: 600px)"));
  const [scrolled, setScrolled] = useState(false);
  const bare = props.titleHidden === true && !scrolled;
  const y = useMotionValue(0);
  const close = dismissible ? onClose : () => undefined;
  useModal({ root, panel, active: present, onClose: close });
  const grip = useSheetDrag({
    panel,
    move: (to) => y.set(to),
    settle: () => void animate(y, 0, { type: "spring", stiffness: 500, damping: 42 }),
    onClose,
  });
  const draggable = layout === "bottom" && dismissible;
  const width = { "--sheet-width": props.width } as CSSProperties;
  const shown = { opacity: 1, scale: 1, x: "0%", y: 0 };
  const away = hiddenAt(layout, reducedMotion);
  const pace = { duration: reducedMotion ? 0.12 : 0.32, ease: [0.2, 0.8, 0.2, 1] as const };
  return (
    <div ref={root} className={classNames(styles.root, styles[layout])} style={width}>
      <m.div
        className={styles.backdrop}
        initial={ready ? { opacity: 0 } : false}
        animate={{ opacity: 1 }}
        exit={{ opacity: 0, transition: { duration: 0.18 } }}
        transition={{ duration: 0.24 }}
        onClick={close}
      />
      <m.div
        ref={panel}
        role={role}
        aria-modal="true"
        aria-labelledby={titleId}
        aria-describedby={props.describedBy}
        tabIndex={-1}
        className={styles.panel}
        style={{ y }}
        initial={ready ? away : false}
        animate={shown}
        exit={{ ...away, transition: { duration: reducedMotion ? 0.1 : 0.22, ease: [0.5, 0, 0.8, 0.4] } }}
        transition={pace}
      >
        <div
          className={classNames(
            styles.head,
            draggable && styles.draggable,
            props.titleHidden && styles.floating,
            bare && styles.bare,
          )}
          {...(draggable ? grip : undefined)}
        >
          {draggable ? <span className={styles.grip} aria-hidden="true" /> : null}
          <h2 id={titleId} className={bare ? "visually-hidden" : styles.title}>
            {props.title}
          </h2>
          {dismissible ? (
            <span className={styles.close}>
              <IconButton label={props.closeLabel} variant={bare ? "raised" : "plain"} onClick={onClose}>
                <CloseIcon />
              </IconButton>
            </span>
          ) : null}
        </div>
        {props.header}
        <div
          className={classNames(styles.body, padded && styles.padded)}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard, also where it holds words only.
          tabIndex={0}
          onScroll={(event) => setScrolled(event.currentTarget.scrollTop > titleFromScroll)}
        >
          {props.children}
        </div>
        {props.footer ? <div className={styles.footer}>{props.footer}</div> : null}
      </m.div>
    </div>
  );
}

/** A picture without a title above it has scrolled so far away, px: then the title and its bar are needed. */
const titleFromScroll = 200;

/** What lies over the page: a sheet from below on phones, a drawer or dialog on desktops. */
export function Sheet(props: SheetProps) {
  return createPortal(
    <MotionScope>
      <AnimatePresence onExitComplete={props.onClosed}>
        {props.open ? <Panel key="panel" {...props} /> : null}
      </AnimatePresence>
    </MotionScope>,
    document.body,
  );
}
