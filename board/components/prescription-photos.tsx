import { useEffect, useRef, useState } from "react";
import type { BoardPrescription } from "@/contract/calls/board-prescriptions";
import { environment } from "@/platform/environment";
import { classNames } from "@/ui/class-names";
import { MinusIcon } from "@/ui/icons/minus";
import { PlusIcon } from "@/ui/icons/plus";
import { TurnIcon } from "@/ui/icons/turn";
import { Button } from "@/ui/plain/button";
import { IconButton } from "@/ui/plain/icon-button";
import { Zoomable, type ZoomableHandle } from "@/ui/plain/zoom/zoomable";
import { useTexts } from "../texts/texts";
import styles from "./prescription-photos.module.css";

interface Props {
  readonly prescription: BoardPrescription;
  /** An address is over. */
  readonly onExpired: () => void;
}

/** The photos, as large as the screen lets them be, one at a time: turned, enlarged, moved. */
export function PrescriptionPhotos({ prescription, onExpired }: Props) {
  const t = useTexts();
  const addresses = useSteadyAddresses(prescription.photos);
  const [shown, setShown] = useState(0);
  const [turns, setTurns] = useState<Readonly<Record<number, number>>>({});
  const [isLarge, setLarge] = useState(false);
  const [, setZoomed] = useState(false);
  const [failures, setFailures] = useState(0);
  const zoom = useRef<ZoomableHandle>(null);
  const { length: count } = addresses.photos;
  const index = Math.min(shown, count - 1);
  const turn = turns[index] ?? 0;
  if (count === 0) return <p className={styles.none}>{t("prescription.noPhotos")}</p>;
  const photo = addresses.photos[index] ?? "";
  const renew = () => {
    addresses.renew();
    onExpired();
  };
  return (
    <section
      className={classNames(styles.photos, isLarge && styles.large)}
      aria-label={t("prescription.photos")}
    >
      <div className={styles.frame}>
        {failures > 1 ? (
          <div className={styles.failed}>
            <p role="alert">{t("prescription.photoFailed")}</p>
            <Button
              size="lg"
              variant="outline"
              onClick={() => {
                setFailures(0);
                renew();
              }}
            >
              {t("app.retry")}
            </Button>
          </div>
        ) : (
          <Zoomable key={index} ref={zoom} active onZoomedChange={setZoomed}>
            <img
              className={styles.photo}
              data-turn={turn % 4}
              src={`${environment.apiBaseUrl}${photo}`}
              alt={t("card.photo", { number: index + 1 })}
              draggable={false}
              referrerPolicy="no-referrer"
              onLoad={() => setFailures(0)}
              onError={() => {
                setFailures((last) => last + 1);
                // The first time its address may be over.
                if (failures === 0) renew();
              }}
            />
          </Zoomable>
        )}
      </div>
      <div className={styles.tools}>
        {count > 1 ? (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend that is drawn
          <div className={styles.choices} role="group" aria-label={t("prescription.photos")}>
            {addresses.photos.map((address, number) => (
              <button
                key={address}
                type="button"
                className={styles.choice}
                aria-pressed={number === index}
                aria-label={t("card.photo", { number: number + 1 })}
                onClick={() => {
                  setShown(number);
                  setFailures(0);
                }}
              >
                {number + 1}
              </button>
            ))}
          </div>
        ) : null}
        <div className={styles.buttons}>
          <IconButton
            size="lg"
            variant="outline"
            label={t("prescription.turn")}
            onClick={() => setTurns({ ...turns, [index]: turn + 1 })}
          >
            <TurnIcon size={24} />
          </IconButton>
          <IconButton
            size="lg"
            variant="outline"
            label={t("prescription.zoomOut")}
            onClick={() => zoom.current?.zoomOut()}
          >
            <MinusIcon size={24} />
          </IconButton>
          <IconButton
            size="lg"
            variant="outline"
            label={t("prescription.zoomIn")}
            onClick={() => zoom.current?.zoomIn()}
          >
            <PlusIcon size={24} />
          </IconButton>
          <Button size="lg" variant="outline" aria-pressed={isLarge} onClick={() => setLarge(!isLarge)}>
            {t(isLarge ? "prescription.smaller" : "prescription.larger")}
          </Button>
        </div>
      </div>
      <p className={styles.days}>{t("prescription.days", { count: prescription.photo_days })}</p>
    </section>
  );
}

/** The addresses as they were read first: others of the same photos would load them again. `renew` takes the next ones. */
function useSteadyAddresses(latest: readonly string[]) {
  const [photos, setPhotos] = useState(latest);
  const wantsNew = useRef(false);
  useEffect(() => {
    if (!wantsNew.current && latest.length === photos.length) return;
    wantsNew.current = false;
    setPhotos(latest);
  }, [latest, photos.length]);
  return {
    photos,
    renew: () => {
      wantsNew.current = true;
    },
  };
}
