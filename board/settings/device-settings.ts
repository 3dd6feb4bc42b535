/** How this device shows and sounds. */
import { deviceSettings } from "../../staff/settings/device-settings";

export type { Theme } from "../../staff/settings/device-settings";

interface BoardSettings {
  /** 0 to 1. */
  readonly volume: number;
  /** The alarm is silent until then; epoch ms. */
  readonly mutedUntil: number;
  /** The store whose orders are shown; null: all of them. */
  readonly storeId: number | null;
}

export const { useDeviceSettings, changeDeviceSettings } = deviceSettings<BoardSettings>(
  "doorstep-board.device",
  ({ volume, mutedUntil, storeId }) => ({
    volume: typeof volume === "number" ? Math.min(1, Math.max(0, volume)) : 0.8,
    mutedUntil: typeof mutedUntil === "number" ? mutedUntil : 0,
    storeId: typeof storeId === "number" ? storeId : null,
  }),
);
