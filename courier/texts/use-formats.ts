import { type Formats, shopFormats } from "../../staff/texts/shop-formats";
import { useMe } from "../me/me";
import { useDeviceSettings } from "../settings/device-settings";

/** Money, time and ways as the shop writes them, in the language of the phone. */
export function useFormats(): Formats {
  const shop = useMe((state) => state.me?.shop);
  const language = useDeviceSettings((settings) => settings.language);
  return shopFormats(shop, language);
}
