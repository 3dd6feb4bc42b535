import type { ReactNode } from "react";

/** The illustrations' colours, as the theme has them in light and dark. */
export const art = {
  ink: "var(--doorstep-colors-art-ink)",
  paper: "var(--doorstep-colors-art-paper)",
  shade: "var(--doorstep-colors-art-shade)",
  ground: "var(--doorstep-colors-art-ground)",
  sky: "var(--doorstep-colors-art-sky)",
  sea: "var(--doorstep-colors-art-sea)",
  seaDeep: "var(--doorstep-colors-art-sea-deep)",
  green: "var(--doorstep-colors-art-green)",
  leaf: "var(--doorstep-colors-art-leaf)",
  saffron: "var(--doorstep-colors-art-saffron)",
  coral: "var(--doorstep-colors-art-coral)",
  blush: "var(--doorstep-colors-art-blush)",
  plum: "var(--doorstep-colors-art-plum)",
  skin: "var(--doorstep-colors-art-skin)",
} as const;

/** Outline colour of faces and figures: they stand on light shapes in both themes. */
export const line = "#123a33";

export interface IllustrationProps {
  readonly className?: string;
}

export interface FrameProps extends IllustrationProps {
  readonly width?: number;
  readonly height?: number;
  readonly children: ReactNode;
}

/** The canvas of an illustration: it fills its box and is hidden from screen readers. */
export function Frame({ width = 240, height = 180, className, children }: FrameProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width="100%"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      className={className}
    >
      {children}
    </svg>
  );
}

/** A soft shape that the scene of a state stands before. */
export function Backdrop({ fill = art.sky }: { readonly fill?: string }) {
  return (
    <path
      d="M28 96C20 58 52 22 98 20c30-1 44 14 72 14 32 0 54 24 52 62-1 34-22 56-60 58-34 2-54-8-84-4-30 3-44-20-50-54z"
      fill={fill}
    />
  );
}

/** The ground under a scene. */
export function Ground({ y = 152, rx = 92 }: { readonly y?: number; readonly rx?: number }) {
  return <ellipse cx="120" cy={y} rx={rx} ry="9" fill={art.ground} />;
}
