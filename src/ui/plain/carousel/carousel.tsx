import {
  Children,
  type CSSProperties,
  type KeyboardEvent,
  useCallback,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from "react";
import { classNames } from "../../class-names";
import { ChevronEndIcon } from "../../icons/chevron-end";
import { ChevronStartIcon } from "../../icons/chevron-start";
import { PauseIcon } from "../../icons/pause";
import { PlayIcon } from "../../icons/play";
import { IconButton } from "../icon-button";
import { isRightToLeft } from "../roving-focus";
import styles from "./carousel.module.css";
import { autoplayTarget, nearestSlide, pageTarget } from "./carousel-position";
import type { CarouselProps } from "./carousel-props";
import { useAutoplay } from "./use-autoplay";
import { useDragScroll } from "./use-drag-scroll";

export type { CarouselHandle, CarouselProps } from "./carousel-props";

/**
 * A row of slides on the browser's own scrolling: touch, wheel, keys, find-in-page and screen readers work without
 * us; added are buttons, mouse drag, dots and autoplay. All slides stay in the document.
 */
export function Carousel(props: CarouselProps) {
  const {
    label,
    labels,
    slideLabel,
    slideWidth,
    gap,
    autoplayMs = 0,
    stepDurationMs: glideMs = 0,
    loop = false,
    autoplayPaused = false,
    dots = false,
    bleed = false,
  } = props;
  const slides = Children.toArray(props.children);
  const root = useRef<HTMLElement>(null);
  const track = useRef<HTMLUListElement>(null);
  const [position, setPosition] = useState({
    index: 0,
    atStart: true,
    atEnd: false,
    // Guessed until it is measured, so that the line below the row does not come late.
    fits: slides.length < 2,
  });
  const { atStart, atEnd } = position;
  const [paused, setPaused] = useState(false);
  const onSlideChange = useRef(props.onSlideChange);
  onSlideChange.current = props.onSlideChange;

  /** Px from the track's start edge to each slide's, positive towards the end. */
  const distances = useCallback((): number[] => {
    const row = track.current;
    if (!row) return [];
    const rightToLeft = isRightToLeft(row);
    const frame = row.getBoundingClientRect();
    const inset = Number.parseFloat(getComputedStyle(row).scrollPaddingInlineStart) || 0;
    return Array.from(row.children, (slide) => {
      const box = slide.getBoundingClientRect();
      return (rightToLeft ? frame.right - box.right : box.left - frame.left) - inset;
    });
  }, []);

  const gliding = useRef<(() => void) | null>(null);
  useEffect(() => () => gliding.current?.(), []);
  const goTo = useCallback(
    (index: number, ms = 0) => {
      const row = track.current;
      const distance = distances()[index];
      if (!row || distance === undefined) return;
      const left = isRightToLeft(row) ? -distance : distance;
      gliding.current?.();
      // Only rows that move by themselves need it, and not before their first step.
      if (ms > 0) {
        void import("./animate-scroll").then(({ animateScroll: glide }) => {
          gliding.current = glide(row, left, ms);
        });
      } else row.scrollBy({ left });
    },
    [distances],
  );

  const turn = useCallback(
    (step: 1 | -1) => {
      const row = track.current;
      const slide = row?.firstElementChild;
      if (!row || !slide) return;
      const perPage = row.clientWidth / Math.max(1, slide.getBoundingClientRect().width);
      const count = row.children.length;
      const scrolled = Math.abs(row.scrollLeft);
      const isAtEdge = step > 0 ? scrolled > row.scrollWidth - row.clientWidth - 4 : scrolled < 4;
      if (loop && isAtEdge) goTo(step > 0 ? 0 : count - 1);
      else goTo(pageTarget(nearestSlide(distances()), step, perPage, count));
    },
    [distances, goTo, loop],
  );

  useImperativeHandle(props.ref, () => ({ next: () => turn(1), previous: () => turn(-1), goTo }), [
    turn,
    goTo,
  ]);
  useDragScroll(track);
  useAutoplay(root, {
    everyMs: position.fits ? 0 : autoplayMs,
    paused: autoplayPaused || paused,
    step: () => {
      // Without looping the row rests at its end.
      if (loop || !position.atEnd)
        goTo(autoplayTarget(position.index, position.atEnd, slides.length), glideMs);
    },
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another number of slides is another row to measure
  useEffect(() => {
    const row = track.current;
    if (!row) return;
    let frame = 0;
    const measure = () => {
      frame = 0;
      const room = row.scrollWidth - row.clientWidth;
      const scrolled = Math.abs(row.scrollLeft);
      const next = {
        index: nearestSlide(distances()),
        atStart: scrolled < 4,
        atEnd: scrolled > room - 4,
        fits: room < 4,
      };
      setPosition((was) => {
        if (was.index !== next.index) onSlideChange.current?.(next.index);
        const same =
          was.index === next.index &&
          was.atStart === next.atStart &&
          was.atEnd === next.atEnd &&
          was.fits === next.fits;
        return same ? was : next;
      });
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(measure);
    };
    const observer = new ResizeObserver(schedule);
    observer.observe(row);
    row.addEventListener("scroll", schedule, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      row.removeEventListener("scroll", schedule);
    };
  }, [distances, slides.length]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== track.current || (event.key !== "ArrowLeft" && event.key !== "ArrowRight")) return;
    event.preventDefault();
    turn((event.key === "ArrowRight") === isRightToLeft(event.currentTarget) ? -1 : 1);
  };

  const style = { "--slide-width": slideWidth, "--slide-gap": gap } as CSSProperties;
  const pausable =
    autoplayMs > 0 && labels.pause !== undefined && labels.play !== undefined && !position.fits;
  return (
    <section
      ref={root}
      aria-label={label}
      aria-roledescription={labels.role}
      className={classNames(styles.root, bleed && styles.bleed)}
      style={style}
    >
      <ul
        ref={track}
        className={styles.track}
        tabIndex={position.fits ? undefined : 0}
        aria-label={label}
        onKeyDown={onKeyDown}
      >
        {slides.map((slide, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: toArray has given each child its own key inside
            key={index}
            className={styles.slide}
            aria-label={slideLabel?.(index, slides.length)}
          >
            {slide}
          </li>
        ))}
      </ul>
      {position.fits ? null : (
        <>
          <span className={classNames(styles.button, styles.previous)}>
            <IconButton
              variant="raised"
              size="sm"
              label={labels.previous}
              disabled={atStart && !loop}
              onClick={() => turn(-1)}
            >
              <ChevronStartIcon />
            </IconButton>
          </span>
          <span className={classNames(styles.button, styles.next)}>
            <IconButton
              variant="raised"
              size="sm"
              label={labels.next}
              disabled={atEnd && !loop}
              onClick={() => turn(1)}
            >
              <ChevronEndIcon />
            </IconButton>
          </span>
        </>
      )}
      {(dots && !position.fits) || pausable ? (
        <div className={styles.foot}>
          {dots ? (
            <span className={styles.dots} aria-hidden="true">
              {slides.map((_, index) => (
                <span
                  // biome-ignore lint/suspicious/noArrayIndexKey: dots have no identity but their place
                  key={index}
                  className={classNames(styles.dot, index === position.index && styles.active)}
                />
              ))}
            </span>
          ) : null}
          {pausable ? (
            <IconButton
              size="sm"
              label={(paused ? labels.play : labels.pause) ?? ""}
              onClick={() => setPaused((was) => !was)}
            >
              {paused ? <PlayIcon size={16} /> : <PauseIcon size={16} />}
            </IconButton>
          ) : null}
        </div>
      ) : null}
    </section>
  );
}
