/** How this phone shows and sounds, and what it has asked. */
import { deviceSettings } from "../../staff/settings/device-settings";

interface PhoneSettings {
  /** Whether it rings for new orders. */
  readonly sound: boolean;
  /** The courier who was asked here last whether their position is shown; null: nobody was. */
  readonly positionAskedOf: number | null;
}

export const { useDeviceSettings, changeDeviceSettings } = deviceSettings<PhoneSettings>(
  "doorstep-courier.device",
  ({ sound, positionAskedOf }) => ({
    sound: sound !== false,
    positionAskedOf: typeof positionAskedOf === "number" ? positionAskedOf : null,
  }),
);
