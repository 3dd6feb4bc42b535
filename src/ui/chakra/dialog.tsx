// @chunk dialog
import {
  DialogBackdrop,
  DialogBody,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogPositioner,
  DialogRoot,
  DialogTitle,
} from "@chakra-ui/react/dialog";
import { type CSSProperties, type ReactNode, type RefObject, useRef } from "react";
import { createPortal } from "react-dom";
import { CloseIcon } from "../icons/close";
import { IconButton } from "../plain/icon-button";
import { leaveEscapeToModalStack } from "../plain/modal/modal-stack";
import { useModal } from "../plain/modal/use-modal";
import type { SheetProps } from "../plain/sheet/sheet";
import { sheetLayout } from "../plain/sheet/sheet-layout";
import { useSheetDrag } from "../plain/sheet/use-sheet-drag";
import { useMediaQuery } from "../plain/use-media-query";
import { KitProvider } from "./kit-provider";

/** The same as of a plain sheet, so that either can take the other's place. */
export type DialogProps = SheetProps;

/**
 * A layer over the page: a sheet from below on phones, a dialog or drawer on desktops. Chakra's dialog, whose focus,
 * Escape and inert page come from the stack that the plain sheets share: the two kinds lie on each other.
 */
export function Dialog(props: DialogProps) {
  const { onClose, dismissible = true, titleHidden = false } = props;
  const root = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const layout = sheetLayout(props, useMediaQuery("(min-width: 600px)"));
  const draggable = layout === "bottom" && dismissible;
  const close = dismissible ? onClose : () => undefined;
  const variants: object = { layout, padded: props.padded ?? true, bare: titleHidden };
  const initialFocus = () => {
    const active = document.activeElement;
    return active instanceof HTMLElement && panel.current?.contains(active) ? active : panel.current;
  };
  return createPortal(
    <KitProvider>
      <div ref={root} style={{ "--dialog-width": props.width } as CSSProperties}>
        <DialogRoot
          {...variants}
          open={props.open}
          role={props.role ?? "dialog"}
          modal={false}
          closeOnInteractOutside={false}
          onEscapeKeyDown={leaveEscapeToModalStack}
          initialFocusEl={initialFocus}
          onExitComplete={props.onClosed}
        >
          <DialogBackdrop onClick={close} />
          <DialogPositioner>
            <DialogContent ref={panel} aria-modal="true" aria-describedby={props.describedBy}>
              <ModalBehaviour root={root} panel={panel} active={props.open} onClose={close} />
              <Head panel={panel} draggable={draggable} onClose={onClose}>
                <DialogTitle className={titleHidden ? "visually-hidden" : undefined}>
                  {props.title}
                </DialogTitle>
                {dismissible ? (
                  <IconButton
                    label={props.closeLabel}
                    variant={titleHidden ? "raised" : "plain"}
                    onClick={onClose}
                  >
                    <CloseIcon />
                  </IconButton>
                ) : null}
              </Head>
              {props.header}
              <DialogBody tabIndex={0}>{props.children}</DialogBody>
              {props.footer ? <DialogFooter data-footer="">{props.footer}</DialogFooter> : null}
            </DialogContent>
          </DialogPositioner>
        </DialogRoot>
      </div>
    </KitProvider>,
    document.body,
  );
}

interface ModalBehaviourProps {
  readonly root: RefObject<HTMLElement | null>;
  readonly panel: RefObject<HTMLElement | null>;
  readonly active: boolean;
  readonly onClose: () => void;
}

/** Mounted with the panel only, so that a closed dialog holds neither focus nor page. */
function ModalBehaviour(props: ModalBehaviourProps) {
  useModal(props);
  return null;
}

interface HeadProps {
  readonly panel: RefObject<HTMLElement | null>;
  readonly draggable: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Title and close button; on a sheet also what the finger pulls. */
function Head({ panel, draggable, onClose, children }: HeadProps) {
  const drag = useSheetDrag({
    panel,
    onClose,
    move(y) {
      if (!panel.current) return;
      panel.current.style.transition = "none";
      panel.current.style.translate = `0 ${y}px`;
    },
    settle() {
      if (!panel.current) return;
      panel.current.style.transition = "translate 240ms cubic-bezier(0.2, 0.8, 0.2, 1)";
      panel.current.style.translate = "";
    },
  });
  return (
    <DialogHeader data-draggable={draggable || undefined} {...(draggable ? drag : undefined)}>
      {children}
    </DialogHeader>
  );
}
