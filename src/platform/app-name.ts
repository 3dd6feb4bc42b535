/** Name and icon of the shop as the document has them: they count until config is loaded. */

export const appName = (): string =>
  globalThis.document?.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content ||
  __APP_NAME__;

export const appIcon = (): string =>
  document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.getAttribute("href") || "/favicon.svg";
