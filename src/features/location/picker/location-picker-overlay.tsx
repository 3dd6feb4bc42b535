import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTexts } from "@/platform/i18n";
import { deliveryLocation } from "@/stores/location";
import type { OverlayProps } from "@/stores/overlay";
import { Dialog } from "@/ui/chakra/dialog";
import { SearchField } from "@/ui/plain/search-field";
import { PlaceOptions } from "../components/place-options";
import { confirmPlace } from "../confirm-place";
import { usePlaceSearch } from "../use-place-search";
import styles from "./location-picker-overlay.module.css";
import { PickedPlace } from "./picked-place";
import { PickerMap } from "./picker-map";
import { PlaceShortcuts } from "./place-shortcuts";
import { usePickedPoint } from "./use-picked-point";
import { usePickerView } from "./use-picker-view";

/** The point under the pin becomes the place; a search, the device's position and saved addresses lead there too. */
export default function LocationPickerOverlay({
  overlay,
  open,
  onClose,
  onClosed,
}: OverlayProps<"location-picker">) {
  const t = useTexts("frame");
  const queryClient = useQueryClient();
  const [start] = useState(() => overlay.start ?? deliveryLocation().position);
  const view = usePickerView(start);
  const search = usePlaceSearch((place) => view.leadTo(place.position), {
    text: overlay.search,
    open: overlay.search !== undefined,
  });
  const [words, setWords] = useState(search.available ? "" : (overlay.search ?? ""));
  const picked = usePickedPoint(view.point, { words, hasSearch: search.available });
  const [fullscreen, setFullscreen] = useState(false);
  const [confirming, setConfirming] = useState(false);

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

  return (
    <Dialog
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      title={t("location.title")}
      closeLabel={t("app.close")}
      phone="full"
      width={fullscreen ? "calc(100vw - 3rem)" : "52rem"}
      padded={false}
      header={
        search.available ? (
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
        ) : undefined
      }
      footer={
        <PickedPlace
          picked={picked}
          words={words}
          onWordsChange={setWords}
          hasSearch={search.available}
          confirming={confirming}
          onConfirm={() => void confirm()}
        />
      }
    >
      <div className={styles.body} data-whole={fullscreen || undefined}>
        {overlay.purpose === "delivery" ? <PlaceShortcuts /> : null}
        <PickerMap
          view={view}
          served={picked.state !== "refused"}
          address={picked.state === "ready" || picked.state === "refused" ? picked.text : null}
          fullscreen={fullscreen}
          onFullscreenChange={setFullscreen}
        />
      </div>
    </Dialog>
  );
}
