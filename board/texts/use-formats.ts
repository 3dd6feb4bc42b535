import { type Formats, shopFormats } from "../../staff/texts/shop-formats";
import { useSession } from "../session/session";
import { useDeviceSettings } from "../settings/device-settings";

export type { Formats };

/** Money and time as the shop writes them, in the language of the device. */
export function useFormats(): Formats {
  const shop = useSession((session) => session.me?.shop);
  const language = useDeviceSettings((settings) => settings.language);
  return shopFormats(shop, language);
}
