import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { useConfig } from "@/features/configuration";
import { useTexts } from "@/platform/i18n";
import { boundsOf, isInside, isSamePoint, MapView, mapZoom, zoomToShow } from "@/platform/maps";
import { deliveryLocation, type Position } from "@/stores/location";
import { type OverlayProps, openOverlay } from "@/stores/overlay";
import { showError } from "@/stores/show-error";
import { LocateIcon } from "@/ui/icons/locate";
import { Dialog } from "@/ui/kit/dialog";
import { Button } from "@/ui/window/button";
import { IconButton } from "@/ui/window/icon-button";
import { SearchField } from "@/ui/window/search-field";
import { Spinner } from "@/ui/window/spinner";
import { zonesQuery } from "../api/get-zones";
import { PlaceOptions } from "../components/place-options";
import { confirmPlace } from "../confirm-place";
import { currentPosition, PositionError } from "../current-position";
import { usePlaceSearch } from "../use-place-search";
import { FullscreenIcon } from "./fullscreen-icon";
import styles from "./location-picker-overlay.module.css";
import { MapPin } from "./map-pin";
import { PlaceShortcuts } from "./place-shortcuts";
import { usePickedPoint } from "./use-picked-point";

const nowhere: Position = { lat: 0, lng: 0 };
/** About the width of the map on a phone, px. */
const mapWidth = 340;

/** Without a place the zones are shown, so that it is seen where there is delivery; never from further than zoom 9. */
function viewOfZones(home: Position, polygons: readonly (readonly Position[])[]) {
  const bounds = boundsOf(polygons.flat());
  if (!bounds) return { center: home, zoom: mapZoom.start };
  const inside = polygons.some((zone) => isInside(home, zone));
  const middle = { lat: (bounds.south + bounds.north) / 2, lng: (bounds.west + bounds.east) / 2 };
  return {
    center: inside ? home : middle,
    zoom: zoomToShow(bounds, mapWidth, mapZoom.withZone, mapZoom.start),
  };
}

/** The point under the pin becomes the place; a search, the device's position and saved addresses lead there too. */
export default function LocationPickerOverlay({
  overlay,
  open,
  onClose,
  onClosed,
}: OverlayProps<"location-picker">) {
  const t = useTexts("frame");
  const queryClient = useQueryClient();
  const config = useConfig();
  const { purpose } = overlay;
  const [start] = useState(() => overlay.start ?? deliveryLocation().position);
  const { data: zones, isPending: zonesPending } = useQuery(zonesQuery());
  const polygons = useMemo(
    () => (zones ?? []).filter((zone) => zone.status === 1).map((zone) => zone.formated_coordinates),
    [zones],
  );
  const [target, setTarget] = useState<{ center: Position; zoom: number } | null>(null);
  const [point, setPoint] = useState<Position | null>(null);
  const [moving, setMoving] = useState(false);
  const [locating, setLocating] = useState(false);
  const [whole, setWhole] = useState(false);
  const [confirming, setConfirming] = useState(false);
  // The place is known before the map has arrived there: it can be confirmed at once.
  const leadTo = (center: Position) => {
    setTarget({ center, zoom: mapZoom.start });
    setPoint(center);
  };
  const search = usePlaceSearch((place) => leadTo(place.position));
  const begin = useEffectEvent(() => {
    if (overlay.search) search.type(overlay.search);
  });
  useEffect(() => begin(), []);

  const ready = start !== null || (config !== undefined && !zonesPending);
  const first = useMemo(() => {
    if (start) return { center: start, zoom: mapZoom.start };
    const home = config?.default_location;
    return viewOfZones(home ? { lat: Number(home.lat), lng: Number(home.lng) } : nowhere, polygons);
  }, [start, config, polygons]);
  const { center, zoom } = target ?? first;

  // Before the map has come its middle is known already.
  const picked = usePickedPoint(moving || !ready ? null : (point ?? center));

  async function showMe(): Promise<void> {
    setLocating(true);
    try {
      leadTo(await currentPosition());
    } catch (error) {
      if (error instanceof PositionError) openOverlay({ kind: "location-permission" });
      else showError(error);
    } finally {
      setLocating(false);
    }
  }

  async function confirm(): Promise<void> {
    if (picked.state === "refused") {
      // The last known zone stays, and so does the place: it is confirmed only with both.
      onClose();
      return;
    }
    if (picked.state !== "ready") return;
    setConfirming(true);
    await confirmPlace(queryClient, overlay, picked);
    setConfirming(false);
  }

  const text = picked.state === "ready" || picked.state === "refused" ? picked.text : null;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      title={t("location.title")}
      closeLabel={t("app.close")}
      phone="full"
      width={whole ? "calc(100vw - 3rem)" : "52rem"}
      padded={false}
      header={
        <div className={styles.search}>
          <SearchField
            label={t("location.search")}
            placeholder={t("location.search")}
            clearLabel={t("app.clear")}
            value={search.text}
            onValueChange={search.type}
            busy={search.busy}
            {...search.inputProps}
          />
          <PlaceOptions search={search} />
        </div>
      }
      footer={
        <div className={styles.foot}>
          <div className={styles.place} aria-live="polite" aria-atomic="true">
            <span className={styles.dot} data-state={picked.state} />
            {picked.state === "looking" ? (
              <span className={styles.muted}>{t("location.looking")}</span>
            ) : picked.state === "no-address" ? (
              <span className={styles.muted}>{t("location.noAddress")}</span>
            ) : (
              <bdi className={styles.address}>{text ?? t("location.outside")}</bdi>
            )}
          </div>
          {picked.state === "refused" ? (
            <Button variant="danger" size="lg" wide className={styles.refused} onClick={() => void confirm()}>
              {picked.message}
            </Button>
          ) : (
            <Button
              size="lg"
              wide
              disabled={picked.state !== "ready"}
              loading={confirming}
              loadingLabel={t("app.loading")}
              onClick={() => void confirm()}
            >
              {t("location.confirm")}
            </Button>
          )}
        </div>
      }
    >
      <div className={styles.body} data-whole={whole || undefined}>
        <div className={styles.map}>
          {ready ? (
            <MapView
              label={t("location.map")}
              center={center}
              recenterKey={target}
              zoom={zoom}
              polygons={polygons}
              onMoveStart={() => setMoving(true)}
              onMoveEnd={(next) => {
                setMoving(false);
                // A map that was only resized or zoomed keeps its point, and what is known of it.
                setPoint((before) => (before && isSamePoint(before, next) ? before : next));
              }}
              fallbackText={text}
            >
              <MapPin lifted={moving} served={picked.state !== "refused"} label={t("location.pin")} />
              <div className={styles.tools}>
                <IconButton
                  variant="raised"
                  label={t(whole ? "location.exitFullscreen" : "location.fullscreen")}
                  aria-pressed={whole}
                  onClick={() => setWhole(!whole)}
                >
                  <FullscreenIcon leaving={whole} />
                </IconButton>
                <IconButton
                  variant="raised"
                  label={t("location.showMe")}
                  aria-busy={locating || undefined}
                  onClick={() => void showMe()}
                >
                  {locating ? <Spinner size={20} label={t("app.loading")} /> : <LocateIcon size={20} />}
                </IconButton>
              </div>
            </MapView>
          ) : null}
        </div>
        {purpose === "delivery" ? <PlaceShortcuts /> : null}
      </div>
    </Dialog>
  );
}
