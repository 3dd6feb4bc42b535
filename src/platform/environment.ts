/**
 * The page's build settings. Each is read by its whole name, so that the build writes the value in its place and leaves out
 * what is not set. The worker does not read them: it takes what it needs from its own wiring.
 */
const known = (value: string | undefined): string | null => value?.trim() || null;

export const environment = {
  /** Origin of the API without a trailing slash; empty means the page's own origin. */
  apiBaseUrl: (known(import.meta.env.VITE_API_BASE_URL) ?? "").replace(/\/+$/, ""),
  /** Value of the X-software-id header, sent only when set. */
  softwareId: known(import.meta.env.VITE_SOFTWARE_ID),
  /** Names this build; the page holds a lock of this name so that its shell is not deleted under it. */
  buildId: typeof __BUILD_ID__ === "string" ? __BUILD_ID__ : "development",
  production: import.meta.env.PROD,
} as const;
