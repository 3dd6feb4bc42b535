/** Name and icon of the shop as the document has them: they count until config is loaded. */
import { meta } from "./document-meta";

export const appName = (): string => meta("application-name") || __APP_NAME__;

export const appIcon = (): string | undefined =>
  document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.href;
