import type { ReactNode } from "react";
import { RefreshIcon } from "../icons/refresh";
import { WarningIcon } from "../icons/warning";
import { Button } from "./button";
import styles from "./error-panel.module.css";

export interface ErrorPanelProps {
  readonly title: ReactNode;
  readonly text?: ReactNode;
  readonly retryLabel?: string;
  /** Without it no button is drawn: never offer what cannot help. */
  readonly onRetry?: () => void;
  readonly retrying?: boolean;
  /** `h1` where nothing else names the page. */
  readonly heading?: "p" | "h1";
}

/** A part of the page that could not be had, with a way to try again. */
export function ErrorPanel({
  title,
  text,
  retryLabel,
  onRetry,
  retrying,
  heading: Heading = "p",
}: ErrorPanelProps) {
  return (
    <div role="alert" className={styles.panel}>
      <span className={styles.icon}>
        <WarningIcon size={22} />
      </span>
      <div className={styles.words}>
        <Heading className={styles.title}>{title}</Heading>
        {text ? <p className={styles.text}>{text}</p> : null}
      </div>
      {onRetry && retryLabel ? (
        <Button
          variant="outline"
          size="sm"
          loading={retrying}
          onClick={onRetry}
          startIcon={<RefreshIcon size={16} />}
        >
          {retryLabel}
        </Button>
      ) : null}
    </div>
  );
}
