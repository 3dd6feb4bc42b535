import type { CSSProperties } from "react";
import { classNames } from "../class-names";
import styles from "./skeleton.module.css";

export interface SkeletonProps {
  /** CSS lengths. */
  readonly width?: CSSProperties["width"];
  readonly height?: CSSProperties["height"];
  /** Width divided by height, in place of a height. */
  readonly ratio?: number;
  readonly shape?: "rounded" | "pill" | "circle";
  readonly className?: string;
}

/** The place of something that is coming. Silent: say 'loading' once, on the region around it (`aria-busy`). */
export function Skeleton({ width = "100%", height, ratio, shape = "rounded", className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      data-skeleton=""
      className={classNames(styles.skeleton, styles[shape], className)}
      style={{
        width,
        height: height ?? (ratio ? undefined : "1em"),
        aspectRatio: ratio ? String(ratio) : undefined,
      }}
    />
  );
}

/** Lines of text; the last one is shorter, as texts are. */
export function SkeletonText({ lines = 2 }: { readonly lines?: number }) {
  return (
    <span className={styles.lines} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike and never move
        <Skeleton key={line} height="0.8em" width={line === lines - 1 ? "62%" : "100%"} shape="pill" />
      ))}
    </span>
  );
}

/** A picture with two lines under it: the outline of item and store cards. */
export function SkeletonCard({ ratio = 16 / 10 }: { readonly ratio?: number }) {
  return (
    <span className={styles.card} aria-hidden="true">
      <Skeleton ratio={ratio} />
      <SkeletonText />
    </span>
  );
}
