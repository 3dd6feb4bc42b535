import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import type { Outline } from "@/domain/zone-outline";
import { onRecovered } from "@/platform/connectivity";
import { isDataSaverOn } from "@/platform/data-saver";
import { currentLanguage, useTexts } from "@/platform/i18n";
import { useDocumentTheme } from "./document-theme";
import { type DrawnMap, drawMap } from "./draw-map";
import { isSamePoint } from "./geometry";
import { MapPlaceholder } from "./map-placeholder";
import styles from "./map-view.module.css";
import type { MapContent, MapMarker, MapPoint } from "./types";
import { mapZoom } from "./types";

export interface MapViewProps {
  /** The map's name for screen readers. */
  readonly label: string;
  /** A new object moves the map to `center` again, even if `center` has not changed. */
  readonly recenterKey?: object | null;
  /** Where it starts; a later change moves the map there. */
  readonly center: MapPoint;
  /** 1 to 21; a later change zooms the map. */
  readonly zoom?: number;
  readonly markers?: readonly MapMarker[];
  readonly outlines?: readonly Outline[];
  readonly route?: readonly MapPoint[];
  /** Shows all markers and the route at the start and whenever their number changes. */
  readonly fit?: boolean;
  /** False for a map that cannot be moved. */
  readonly interactive?: boolean;
  /** The page scrolls over the map: two fingers or a held key move it. */
  readonly cooperative?: boolean;
  /** Buttons to zoom in and out. */
  readonly zoomButtons?: boolean;
  /** Shown on the placeholder where not even a map without streets could be loaded, e.g. the address. */
  readonly fallbackText?: ReactNode;
  /** Credit for the callers' content; empty for none. */
  readonly credit?: string | undefined;
  readonly onMoveStart?: () => void;
  /** After every movement; while none is drawn, after every change of `center`. */
  readonly onMoveEnd?: (center: MapPoint, zoom: number) => void;
  readonly onMarkerPress?: (id: string) => void;
  /** Shown over the map: a pin, buttons. */
  readonly children?: ReactNode;
  readonly className?: string;
}

type Stage = "loading" | "shown" | "asking" | "missing";

const nothing: never[] = [];

/**
 * A map, drawn by MapLibre on the shop's basemap or by Mapbox where a token is set; without both, and on devices that draw
 * neither, the zones on a plain ground. All load when the map is first shown; until then there is a placeholder.
 */
export function MapView(props: MapViewProps) {
  const {
    label,
    center,
    zoom = mapZoom.start,
    markers = nothing,
    outlines = nothing,
    route = nothing,
  } = props;
  const { fit = false, interactive = true, cooperative = false, zoomButtons = interactive } = props;
  const t = useTexts("frame");
  const theme = useDocumentTheme();
  const container = useRef<HTMLDivElement>(null);
  const handle = useRef<DrawnMap | null>(null);
  const seen = useRef<MapPoint | null>(null);
  const seenZoom = useRef<number | null>(null);
  const [stage, setStage] = useState<Stage>(() => (isDataSaverOn() ? "asking" : "loading"));
  const [drawn, setDrawn] = useState<DrawnMap | null>(null);
  const [attempt, setAttempt] = useState(0);
  const content: MapContent = { markers, outlines, route };
  const wanted = stage === "loading" || stage === "shown";

  const draw = useEffectEvent(async (element: HTMLElement) => {
    // A map that is drawn again shows what the last one did.
    const start = seen.current ?? center;
    seen.current = start;
    return drawMap(element, {
      ...content,
      center: start,
      zoom: seenZoom.current ?? zoom,
      fit,
      interactive,
      cooperative,
      label,
      hints: { wheel: t("map.wheelHint"), touch: t("map.touchHint") },
      language: currentLanguage(),
      theme,
      credit: props.credit,
      onMoveStart: () => movedOff(),
      onMoveEnd: (point, nearness) => moved(point, nearness),
      onMarkerPress: (id) => pressed(id),
    });
  });
  const moved = useEffectEvent((point: MapPoint, nearness: number) => {
    seen.current = point;
    seenZoom.current = nearness;
    props.onMoveEnd?.(point, nearness);
  });
  const movedOff = useEffectEvent(() => props.onMoveStart?.());
  const pressed = useEffectEvent((id: string) => props.onMarkerPress?.(id));

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt draws again.
  useEffect(() => {
    if (!wanted || !container.current) return;
    let gone = false;
    const element = document.createElement("div");
    element.className = styles.canvas ?? "";
    container.current.append(element);
    draw(element).then(
      (made) => {
        if (gone) {
          made.destroy();
          return;
        }
        handle.current = made;
        setDrawn(made);
        setStage("shown");
      },
      () => {
        if (!gone) setStage("missing");
      },
    );
    const observer = new ResizeObserver(() => handle.current?.resize());
    observer.observe(element);
    return () => {
      gone = true;
      observer.disconnect();
      handle.current?.destroy();
      handle.current = null;
      setDrawn(null);
      element.remove();
    };
  }, [wanted, attempt]);

  const lacksStreets = stage === "shown" && drawn?.lacksStreets === true;
  useEffect(() => {
    // A missing map, or one without streets, may have been the network's fault.
    if (stage === "missing") return onRecovered(() => setStage("loading"));
    if (lacksStreets) return onRecovered(() => setAttempt((count) => count + 1));
  }, [stage, lacksStreets]);

  const shown = stage === "shown";
  useEffect(() => {
    if (shown) drawn?.setContent({ markers, outlines, route });
  }, [shown, drawn, markers, outlines, route]);

  const { lat, lng } = center;
  const asked = useRef(zoom);
  const follow = useEffectEvent((point: MapPoint, nearness: number) => {
    if (stage === "shown" && handle.current) {
      // The center has come from the map itself; only a new zoom is to be applied.
      const there = seen.current !== null && isSamePoint(seen.current, point) && asked.current === nearness;
      asked.current = nearness;
      if (!fit && !there) handle.current.moveTo(point, nearness);
    } else if (stage !== "loading") {
      moved(point, nearness);
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `stage` and a new `lead` apply the camera again.
  useEffect(() => follow({ lat, lng }, zoom), [lat, lng, zoom, stage, props.recenterKey]);

  const many = `${markers.length} ${route.length > 0}`;
  const refit = useEffectEvent(() => {
    if (fit) handle.current?.fitContent();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: applied again when the content changes.
  useEffect(() => refit(), [many]);

  useEffect(() => {
    if (shown) drawn?.setTheme(theme);
  }, [shown, drawn, theme]);

  return (
    <section
      className={props.className ? `${styles.view} ${props.className}` : styles.view}
      aria-label={label}
      aria-busy={stage === "loading" || undefined}
      data-map={stage}
    >
      <div ref={container} className={styles.canvas} dir="ltr" />
      {shown ? null : (
        <MapPlaceholder>
          <div className={styles.note}>
            {stage === "loading" ? (
              <span className={styles.noteText} role="status">
                {t("map.loading")}
              </span>
            ) : stage === "asking" ? (
              <button type="button" className={styles.noteButton} onClick={() => setStage("loading")}>
                {t("map.show")}
              </button>
            ) : (
              props.fallbackText && <span className={styles.noteText}>{props.fallbackText}</span>
            )}
          </div>
        </MapPlaceholder>
      )}
      {props.children}
      {shown && zoomButtons ? (
        <div className={styles.zoom}>
          <button
            type="button"
            aria-label={t("location.zoomIn")}
            title={t("location.zoomIn")}
            onClick={() => handle.current?.zoomBy(1)}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M12 5v14M5 12h14" />
            </svg>
          </button>
          <button
            type="button"
            aria-label={t("location.zoomOut")}
            title={t("location.zoomOut")}
            onClick={() => handle.current?.zoomBy(-1)}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M5 12h14" />
            </svg>
          </button>
        </div>
      ) : null}
    </section>
  );
}
