import { useEffect, useRef, useState } from "react";
import { isDataSaverOn } from "@/platform/data-saver";
import { useTexts } from "@/platform/i18n";
import { PauseIcon } from "@/ui/icons/pause";
import { PlayIcon } from "@/ui/icons/play";
import { RefreshIcon } from "@/ui/icons/refresh";
import { IconButton } from "@/ui/plain/icon-button";
import { Picture } from "@/ui/plain/picture";
import { pictureAt } from "@/ui/plain/picture-sources";
import styles from "./advertisement-video.module.css";

/** The part of a video that must be on the screen before it plays automatically. */
const minVisiblePart = 0.75;
const posterWidth = 480;

type Playing = "ready" | "playing" | "paused" | "ended" | "broken";

export interface AdvertisementVideoProps {
  readonly source: string;
  readonly poster: string | null;
  /** For the label of the button. */
  readonly store: string;
  readonly onPlayingChange: (playing: boolean) => void;
  readonly onEnd: () => void;
}

/**
 * A silent video: plays once automatically while it is in view (never with reduced motion or data saver), then by its
 * button only. Nothing is loaded before it plays; a video that cannot be played is replaced by its poster.
 */
export function AdvertisementVideo({
  source,
  poster,
  store,
  onPlayingChange,
  onEnd,
}: AdvertisementVideoProps) {
  const t = useTexts("promotions");
  const film = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<Playing>("ready");
  /** Paused by leaving the screen, so it resumes on return; not after a press on its button. */
  const interrupted = useRef(false);
  const latest = useRef({ state, onPlayingChange, onEnd });
  latest.current = { state, onPlayingChange, onEnd };

  const start = () => {
    const element = film.current;
    if (element === null) return;
    if (element.ended) element.currentTime = 0;
    // A browser may refuse to play, and a pause may come first.
    element.play()?.catch(() => setState((was) => (was === "broken" ? was : "paused")));
  };
  const startRef = useRef(start);
  startRef.current = start;

  useEffect(() => {
    const element = film.current;
    if (element === null || typeof IntersectionObserver === "undefined") return;
    const reducedMotion = window.matchMedia("(prefers-reduced-motion: reduce)");
    const interrupt = () => {
      interrupted.current ||= !element.paused;
      element.pause();
    };
    const resume = () => {
      interrupted.current = false;
      if (!reducedMotion.matches && !isDataSaverOn()) startRef.current();
    };
    const observer = new IntersectionObserver(
      (entries) => {
        // A busy device reports several crossings at once; only the last one is current.
        const entry = entries.at(-1);
        if (entry === undefined) return;
        if (!entry.isIntersecting) interrupt();
        else if (latest.current.state === "ready" || interrupted.current) resume();
      },
      { threshold: minVisiblePart },
    );
    observer.observe(element);
    const onHidden = () => {
      if (document.hidden) element.pause();
    };
    document.addEventListener("visibilitychange", onHidden);
    return () => {
      observer.disconnect();
      document.removeEventListener("visibilitychange", onHidden);
      latest.current.onPlayingChange(false);
    };
  }, []);

  if (state === "broken")
    return <Picture src={poster} alt="" maxWidth={posterWidth} className={styles.still} />;
  const turn = (next: Playing) => {
    setState(next);
    latest.current.onPlayingChange(next === "playing");
  };
  const label =
    state === "playing" ? "film.pause" : state === "ended" ? "film.replay" : ("film.play" as const);
  return (
    <div className={styles.frame}>
      <video
        ref={film}
        className={styles.film}
        src={source}
        poster={poster === null ? undefined : pictureAt(poster, posterWidth)}
        muted
        playsInline
        preload="none"
        disablePictureInPicture
        aria-label={t("highlights.film", { store })}
        onPlaying={() => turn("playing")}
        onPause={() => {
          if (film.current?.ended !== true) turn("paused");
        }}
        onEnded={() => {
          turn("ended");
          latest.current.onEnd();
        }}
        onError={() => turn("broken")}
      />
      <span className={styles.control}>
        <IconButton
          variant="raised"
          size="sm"
          label={t(label, { store })}
          onClick={() => {
            interrupted.current = false;
            if (state === "playing") film.current?.pause();
            else start();
          }}
        >
          {state === "playing" ? (
            <PauseIcon size={18} />
          ) : state === "ended" ? (
            <RefreshIcon size={18} />
          ) : (
            <PlayIcon size={18} />
          )}
        </IconButton>
      </span>
    </div>
  );
}
