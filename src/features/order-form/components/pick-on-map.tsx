import { MapIcon } from "@/ui/icons/map";
import { WarningIcon } from "@/ui/icons/warning";
import { Button } from "@/ui/plain/button";
import { StatusNote } from "@/ui/plain/status-note";
import styles from "./order-form.module.css";

interface Props {
  readonly label: string;
  /** The place's fault, in words. */
  readonly error: string | undefined;
  readonly onPick: () => Promise<void>;
  readonly loading?: boolean;
}

/** The button that opens the map, with what is wrong with the place below it. */
export function PickOnMap({ label, error, onPick, loading = false }: Props) {
  return (
    <div className={styles.place} data-missing={error !== undefined || undefined}>
      <Button
        variant="soft"
        startIcon={<MapIcon size={18} />}
        loading={loading}
        onClick={() => void onPick()}
      >
        {label}
      </Button>
      <div aria-live="polite">
        {error ? (
          <StatusNote tone="danger" icon={<WarningIcon size={18} />}>
            {error}
          </StatusNote>
        ) : null}
      </div>
    </div>
  );
}
