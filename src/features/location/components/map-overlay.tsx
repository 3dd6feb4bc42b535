import { useMemo } from "react";
import { useTexts } from "@/platform/i18n";
import { type MapMarker, MapView } from "@/platform/maps";
import type { OverlayProps } from "@/stores/overlay";
import { Dialog } from "@/ui/chakra/dialog";
import { ExternalIcon } from "@/ui/icons/external";
import { PinIcon } from "@/ui/icons/pin";
import { ButtonLink } from "@/ui/plain/button";
import styles from "./map-overlay.module.css";

/** A place on a map, with a link to directions in the shopper's own maps app. */
export default function MapOverlay({ overlay, open, onClose, onClosed }: OverlayProps<"map">) {
  const t = useTexts("frame");
  const { title, position, address } = overlay;
  const { lat, lng } = position;
  const markers = useMemo<MapMarker[]>(
    () => [{ id: "place", kind: "store", position: { lat, lng }, label: title }],
    [lat, lng, title],
  );
  const directions = `https://www.google.com/maps/dir/?api=1&destination=${lat},${lng}`;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      title={title}
      closeLabel={t("app.close")}
      width="44rem"
      padded={false}
      footer={
        <div className={styles.foot}>
          {address ? (
            <p className={styles.address}>
              <PinIcon size={18} />
              <bdi>{address}</bdi>
            </p>
          ) : null}
          <ButtonLink
            href={directions}
            target="_blank"
            rel="noopener noreferrer"
            startIcon={<ExternalIcon size={18} />}
            aria-label={`${t("location.directions")} (${t("app.newTab")})`}
          >
            {t("location.directions")}
          </ButtonLink>
        </div>
      }
    >
      <div className={styles.map}>
        <MapView
          label={`${t("location.map")}: ${title}`}
          center={position}
          zoom={16}
          markers={markers}
          fallbackText={address}
        />
      </div>
    </Dialog>
  );
}
