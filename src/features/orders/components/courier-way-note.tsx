import type { Order } from "@/contract";
import { useTexts } from "@/platform/i18n";
import { openOverlay } from "@/stores/overlay";
import { BikeIcon } from "@/ui/icons/bike";
import { MapIcon } from "@/ui/icons/map";
import { Button } from "@/ui/plain/button";
import { useCourierWay } from "../use-courier-way";
import styles from "./tracked-order.module.css";

interface Props {
  readonly order: Order;
  /** The guest's number that the order was found by. */
  readonly contactNumber?: string | null;
}

/** The courier's remaining distance, and a link to a larger map. */
export default function CourierWayNote({ order, contactNumber }: Props) {
  const t = useTexts("aftercare");
  const { courier, text } = useCourierWay(order);
  if (courier === null) return null;
  return (
    <div className={styles.wayLeft}>
      <p className={styles.strong}>
        <BikeIcon size={20} />
        {text ?? t("way.title")}
      </p>
      <Button
        variant="soft"
        size="sm"
        startIcon={<MapIcon size={18} />}
        onClick={() =>
          openOverlay({
            kind: "courier-map",
            orderId: order.id,
            ...(contactNumber ? { contactNumber } : {}),
          })
        }
      >
        {t("way.show")}
      </Button>
    </div>
  );
}
