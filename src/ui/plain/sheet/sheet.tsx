import { type CSSProperties, type ReactNode, useId, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { classNames } from "../../class-names";
import { CloseIcon } from "../../icons/close";
import { IconButton } from "../icon-button";
import { useModal } from "../modal/use-modal";
import { useMediaQuery } from "../use-media-query";
import styles from "./sheet.module.css";
import { type SheetPlace, sheetLayout } from "./sheet-layout";
import { useSheetDrag } from "./use-sheet-drag";
import { useSheetMotion } from "./use-sheet-motion";

export interface SheetProps extends SheetPlace {
  readonly open: boolean;
  /** Called by Escape, the backdrop, the close button and a pull downwards. The parent sets `open`. */
  readonly onClose: () => void;
  /** Called when the closing motion has ended. */
  readonly onClosed?: () => void;
  readonly title: ReactNode;
  /** Keeps the title for screen readers only: where the content carries its own. */
  readonly titleHidden?: boolean;
  readonly closeLabel: string;
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

interface PanelProps extends SheetProps {
  /** On its way off the screen. */
  readonly leaving: boolean;
  readonly onGone: () => void;
}

function Panel(props: PanelProps) {
  const { leaving, onGone, onClose, role = "dialog", padded = true, dismissible = true } = props;
  const root = useRef<HTMLDivElement>(null);
  const backdrop = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const layout = sheetLayout(props, useMediaQuery("(min-width: 600px)"));
  const [scrolled, setScrolled] = useState(false);
  const bare = props.titleHidden === true && !scrolled;
  // A second press on its way off the screen would close what lies under it.
  const leave = leaving ? () => undefined : onClose;
  const close = dismissible ? leave : () => undefined;
  useModal({ root, panel, active: !leaving, onClose: close });
  const motion = useSheetMotion({ backdrop, panel, layout, leaving, onGone });
  const grip = useSheetDrag({ panel, ...motion, onClose: leave });
  const draggable = layout === "bottom" && dismissible;
  const width = { "--sheet-width": props.width } as CSSProperties;
  return (
    <div
      ref={root}
      className={classNames(styles.root, styles[layout], leaving && styles.leaving)}
      style={width}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape and the close button do the same */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above */}
      <div ref={backdrop} className={styles.backdrop} onClick={close} />
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: dialogs of both kinds have all of these */}
      <div
        ref={panel}
        role={role}
        aria-modal="true"
        aria-labelledby={titleId}
        aria-describedby={props.describedBy}
        tabIndex={-1}
        className={styles.panel}
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
          <h2
            id={titleId}
            className={bare ? "visually-hidden" : styles.title}
            // A name that is cut is cut at its own end.
            dir={props.titleHidden ? "auto" : undefined}
          >
            {props.title}
          </h2>
          {dismissible ? (
            <span className={styles.close}>
              <IconButton label={props.closeLabel} variant={bare ? "raised" : "plain"} onClick={leave}>
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
        {props.footer ? (
          <div className={styles.footer} data-footer="">
            {props.footer}
          </div>
        ) : null}
      </div>
    </div>
  );
}

/** A picture without a title above it has scrolled so far away, px: then the title and its bar are needed. */
const titleFromScroll = 200;

/** A layer over the page: a sheet from below on phones, a drawer or dialog on desktops. */
export function Sheet(props: SheetProps) {
  // While it leaves it shows what it showed last.
  const [shown, setShown] = useState<SheetProps | null>(null);
  if (props.open && shown !== props) setShown(props);
  if (shown === null) return null;
  const gone = () => {
    setShown(null);
    props.onClosed?.();
  };
  return createPortal(<Panel {...shown} leaving={!props.open} onGone={gone} />, document.body);
}
