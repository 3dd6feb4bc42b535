// @chunk behind
/**
 * How this browser installs the app: by its own prompt, by steps that the shopper follows, or not at all.
 * `app` means that it runs as an installed app already.
 */
export type InstallMethod = "prompt" | "ios" | "firefox-android" | "mac-safari" | "app" | "none";

export interface BrowserFacts {
  userAgent: string;
  /** iPads call themselves Macs; only they have several touch points. */
  maxTouchPoints: number;
  /** The browser has offered its prompt. */
  offered: boolean;
  /** Runs without the browser's bar. */
  standalone: boolean;
}

export function installMethod({
  userAgent,
  maxTouchPoints,
  offered,
  standalone,
}: BrowserFacts): InstallMethod {
  if (standalone) return "app";
  if (offered) return "prompt";
  const macintosh = userAgent.includes("Macintosh");
  if (/iPhone|iPad|iPod/.test(userAgent) || (macintosh && maxTouchPoints > 1)) return "ios";
  if (/Android.*Firefox\//.test(userAgent)) return "firefox-android";
  if (macintosh && /Version\/(1[7-9]|[2-9]\d)[\d.]* Safari\//.test(userAgent)) return "mac-safari";
  return "none";
}

/** Whether the page runs as an installed app, without the browser's bar. */
export function isStandalone(): boolean {
  const legacy = (navigator as { standalone?: boolean }).standalone === true;
  return legacy || matchMedia("(display-mode: standalone), (display-mode: minimal-ui)").matches;
}
