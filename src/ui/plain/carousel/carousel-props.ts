import type { ReactNode, Ref } from "react";

/** A parent's controls, such as going on when a video has ended. */
export interface CarouselHandle {
  readonly next: () => void;
  readonly previous: () => void;
  readonly goTo: (index: number) => void;
}

export interface CarouselProps {
  /** Names the carousel. */
  readonly label: string;
  readonly labels: {
    /** The role for screen readers: 'carousel'. */
    readonly role: string;
    readonly previous: string;
    readonly next: string;
    /** Both are needed with autoplay: what moves by itself must be stoppable. */
    readonly pause?: string;
    readonly play?: string;
  };
  /** Name of a slide, such as '2 of 5'; `index` from 0. */
  readonly slideLabel?: (index: number, count: number) => string;
  /** CSS width of a slide, such as '260px' or 'clamp(15rem, 70vw, 20rem)'; by default the whole row. */
  readonly slideWidth?: string;
  /** CSS length between slides. */
  readonly gap?: string;
  /** Milliseconds between steps; 0, the default, moves nothing. */
  readonly autoplayMs?: number;
  /** How long the autoplay's step takes, ms; by default as long as the browser's own scrolling. */
  readonly stepDurationMs?: number;
  /** After the last slide comes the first, and before the first the last. */
  readonly loop?: boolean;
  /** Stops the autoplay while true. */
  readonly autoplayPaused?: boolean;
  readonly dots?: boolean;
  /** Lets the row run to the edges of the page's gutter on phones. */
  readonly bleed?: boolean;
  readonly onSlideChange?: (index: number) => void;
  readonly ref?: Ref<CarouselHandle>;
  readonly children: ReactNode;
}
