import { useState } from "react";
import { useConfig } from "@/features/configuration";
import { useTexts } from "@/platform/i18n";
import { MapView } from "@/platform/maps";
import { openOverlay } from "@/stores/overlay";
import { showError } from "@/stores/show-error";
import { LocateIcon } from "@/ui/icons/locate";
import { IconButton } from "@/ui/plain/icon-button";
import { Spinner } from "@/ui/plain/spinner";
import { currentPosition, PositionError } from "../current-position";
import { FullscreenIcon } from "./fullscreen-icon";
import styles from "./location-picker-overlay.module.css";
import { MapPin } from "./map-pin";
import type { PickerView } from "./use-picker-view";

interface Props {
  readonly view: PickerView;
  /** False where there is no delivery. */
  readonly served: boolean;
  /** Stands in for the map where it cannot be shown. */
  readonly address: string | null;
  readonly fullscreen: boolean;
  readonly onFullscreenChange: (fullscreen: boolean) => void;
}

/** The map under the fixed pin, with its buttons: as large as the screen, and where the device is. */
export function PickerMap({ view, served, address, fullscreen, onFullscreenChange }: Props) {
  const t = useTexts("frame");
  // The address of the pin is looked up.
  const credit = useConfig()?.place_credit;
  const [locating, setLocating] = useState(false);

  async function showDevicePosition(): Promise<void> {
    setLocating(true);
    try {
      view.leadTo(await currentPosition());
    } catch (error) {
      if (error instanceof PositionError) openOverlay({ kind: "location-permission" });
      else showError(error);
    } finally {
      setLocating(false);
    }
  }

  return (
    <div className={styles.map}>
      {view.ready ? (
        <MapView
          label={t("location.map")}
          center={view.center}
          recenterKey={view.target}
          zoom={view.zoom}
          outlines={view.outlines}
          onMoveStart={view.onMoveStart}
          onMoveEnd={view.onMoveEnd}
          fallbackText={address}
          credit={credit}
        >
          <MapPin lifted={view.moving} served={served} label={t("location.pin")} />
          <div className={styles.tools}>
            <IconButton
              variant="raised"
              label={t(fullscreen ? "location.exitFullscreen" : "location.fullscreen")}
              aria-pressed={fullscreen}
              onClick={() => onFullscreenChange(!fullscreen)}
            >
              <FullscreenIcon exits={fullscreen} />
            </IconButton>
            <IconButton
              variant="raised"
              label={t("location.showMe")}
              aria-busy={locating || undefined}
              onClick={() => void showDevicePosition()}
            >
              {locating ? <Spinner size={20} label={t("app.loading")} /> : <LocateIcon size={20} />}
            </IconButton>
          </div>
        </MapView>
      ) : null}
    </div>
  );
}
