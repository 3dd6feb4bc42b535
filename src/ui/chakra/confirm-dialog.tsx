// @chunk dialog
import { type ReactNode, useId } from "react";
import { Button } from "./button";
import styles from "./confirm-dialog.module.css";
import { Dialog } from "./dialog";

export interface ConfirmDialogProps {
  readonly open: boolean;
  /** The question; by the specification 'Confirm this request?' where nothing better is known. */
  readonly title: ReactNode;
  /** The consequence of a yes. */
  readonly text?: ReactNode;
  readonly cancelLabel: string;
  readonly confirmLabel: string;
  readonly closeLabel: string;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
  /** Called when the closing motion has ended. */
  readonly onClosed?: () => void;
  /** `danger` where something is lost. */
  readonly tone?: "plain" | "danger";
  readonly busy?: boolean;
  readonly illustration?: ReactNode;
}

/** Asks once. Focus starts on the harmless answer. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const textId = useId();
  return (
    <Dialog
      open={props.open}
      onClose={props.onCancel}
      onClosed={props.onClosed}
      title={props.title}
      closeLabel={props.closeLabel}
      role="alertdialog"
      describedBy={props.text ? textId : undefined}
      width="26rem"
    >
      {props.illustration ? <div className={styles.illustration}>{props.illustration}</div> : null}
      {props.text ? (
        <p id={textId} className={styles.text}>
          {props.text}
        </p>
      ) : null}
      <div className={styles.actions}>
        <Button variant="outline" wide onClick={props.onCancel} data-autofocus="">
          {props.cancelLabel}
        </Button>
        <Button
          variant={props.tone === "danger" ? "danger" : "solid"}
          wide
          loading={props.busy}
          onClick={props.onConfirm}
        >
          {props.confirmLabel}
        </Button>
      </div>
    </Dialog>
  );
}
