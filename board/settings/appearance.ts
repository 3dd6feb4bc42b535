/** Language, direction and theme of the document. */
import { direction } from "@/platform/i18n/languages";
import { type DeviceSettings, useDeviceSettings } from "./device-settings";

const darkQuery = "(prefers-color-scheme: dark)";

function show({ language, theme }: DeviceSettings): void {
  const root = document.documentElement;
  root.lang = language;
  root.dir = direction(language);
  root.dataset.theme = theme === "system" ? (matchMedia(darkQuery).matches ? "dark" : "light") : theme;
  document
    .querySelector<HTMLLinkElement>('link[rel="manifest"]')
    ?.setAttribute("href", `/board/manifest${language === "en" ? "" : `.${language}`}.webmanifest`);
}

/** Sets them now and whenever a setting or the system changes. */
export function followAppearance(): void {
  show(useDeviceSettings.getState());
  useDeviceSettings.subscribe(show);
  matchMedia(darkQuery).addEventListener("change", () => show(useDeviceSettings.getState()));
}
