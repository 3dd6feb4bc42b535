/** Language, direction and theme of a program's document. */
import type { StoreApi } from "zustand";
import { direction } from "@/platform/i18n/languages";
import type { Look } from "./device-settings";

const darkQuery = "(prefers-color-scheme: dark)";

function show(base: string, { language, theme }: Look): void {
  const root = document.documentElement;
  root.lang = language;
  root.dir = direction(language);
  root.dataset.theme = theme === "system" ? (matchMedia(darkQuery).matches ? "dark" : "light") : theme;
  document
    .querySelector<HTMLLinkElement>('link[rel="manifest"]')
    ?.setAttribute("href", `${base}manifest${language === "en" ? "" : `.${language}`}.webmanifest`);
}

/** Sets them now and whenever a setting or the system changes. `base`: where the program's manifests are. */
export function followAppearance(
  base: string,
  settings: Pick<StoreApi<Look>, "getState" | "subscribe">,
): void {
  const showNow = () => show(base, settings.getState());
  showNow();
  settings.subscribe(showNow);
  matchMedia(darkQuery).addEventListener("change", showNow);
}
