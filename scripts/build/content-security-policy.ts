/**
 * The Content-Security-Policy of the two documents. It is a `<meta>`, so that a document cached by the worker and
 * its policy cannot drift apart; the server's header adds what a meta cannot say (frame-ancestors and the like).
 */
import { createHash } from "node:crypto";
import { firebaseSettings } from "./firebase-settings";
import type { PageEnvironment } from "./page-environment";

/** Emotion inserts rules through the CSSOM into an empty `<style>`: this is the hash of the empty string. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

export function sha256Source(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

const originsOf = (list: string | undefined): string[] =>
  (list ?? "")
    .split(/[\s,]+/)
    .filter((entry) => URL.canParse(entry) && /^https?:$/.test(new URL(entry).protocol))
    .map((entry) => new URL(entry).origin);

/** Codes to phones by Firebase: its SDK with an invisible captcha. */
const firebaseCodesConfigured = (environment: PageEnvironment) =>
  Boolean(
    environment.VITE_FIREBASE_API_KEY &&
      environment.VITE_FIREBASE_AUTH_DOMAIN &&
      environment.VITE_FIREBASE_PROJECT_ID,
  );

/** Hosts that may serve scripts besides our own; empty unless a provider that needs them is configured. */
export function scriptOrigins(environment: PageEnvironment): string[] {
  return firebaseCodesConfigured(environment) ? ["https://www.google.com", "https://www.gstatic.com"] : [];
}

/** One line for `<meta http-equiv="Content-Security-Policy">`. Inline texts are given as in the document. */
export function contentSecurityPolicy(
  environment: PageEnvironment,
  inline: { scripts: readonly string[]; styles: readonly string[] },
): string {
  const api = originsOf(environment.VITE_API_BASE_URL);
  const images = [...api, ...originsOf(environment.VITE_IMAGE_ORIGINS)];
  const connect = [...api];
  const frames: string[] = [];
  const workers: string[] = [];
  if (environment.VITE_MAPBOX_TOKEN) {
    connect.push("https://api.mapbox.com", "https://events.mapbox.com", "https://*.tiles.mapbox.com");
    images.push("https://api.mapbox.com");
    // Mapbox GL starts its workers from a blob and offers no file for them.
    workers.push("blob:");
  }
  if (firebaseSettings(environment) !== null) {
    connect.push("https://firebaseinstallations.googleapis.com", "https://fcmregistrations.googleapis.com");
  }
  if (firebaseCodesConfigured(environment)) {
    connect.push("https://identitytoolkit.googleapis.com", "https://www.google.com");
    frames.push("https://www.google.com");
  }
  const directives: Record<string, string[]> = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...inline.scripts.map(sha256Source), ...scriptOrigins(environment)],
    "style-src": ["'self'", ...inline.styles.map(sha256Source), EMPTY_STYLE],
    "img-src": ["'self'", "data:", "blob:", ...images],
    "connect-src": ["'self'", ...connect],
    "font-src": ["'self'"],
    "manifest-src": ["'self'"],
    "worker-src": ["'self'", ...workers],
    "media-src": ["'self'", "blob:", ...images],
    "frame-src": frames.length > 0 ? frames : ["'none'"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "require-trusted-types-for": ["'script'"],
    "trusted-types": ["default", "dompurify"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(" ")}`)
    .join("; ");
}
