/** The page's build settings, read once. The worker does not read them: it takes what it needs from its own wiring. */
interface BuildSettings {
  readonly VITE_API_BASE_URL?: string;
  readonly VITE_SOFTWARE_ID?: string;
  readonly VITE_MAPBOX_TOKEN?: string;
  readonly VITE_FIREBASE_API_KEY?: string;
  readonly VITE_FIREBASE_AUTH_DOMAIN?: string;
  readonly VITE_FIREBASE_PROJECT_ID?: string;
  readonly VITE_FIREBASE_MESSAGING_SENDER_ID?: string;
  readonly VITE_FIREBASE_APP_ID?: string;
  readonly VITE_FIREBASE_VAPID_KEY?: string;
  readonly PROD?: boolean;
}

const settings: BuildSettings = import.meta.env ?? {};

const known = (value: string | undefined): string | null => {
  const text = value?.trim();
  return text ? text : null;
};

const firebaseApiKey = known(settings.VITE_FIREBASE_API_KEY);

export const environment = {
  /** Origin of the API without a trailing slash; empty means the page's own origin. */
  apiBaseUrl: (known(settings.VITE_API_BASE_URL) ?? "").replace(/\/+$/, ""),
  /** Value of the X-software-id header, sent only when set. */
  softwareId: known(settings.VITE_SOFTWARE_ID),
  /** Names this build; the page holds a lock of this name so that its shell is not deleted under it. */
  buildId: typeof __BUILD_ID__ === "string" ? __BUILD_ID__ : "development",
  mapboxToken: known(settings.VITE_MAPBOX_TOKEN),
  firebase: firebaseApiKey
    ? {
        apiKey: firebaseApiKey,
        authDomain: known(settings.VITE_FIREBASE_AUTH_DOMAIN),
        projectId: known(settings.VITE_FIREBASE_PROJECT_ID),
        messagingSenderId: known(settings.VITE_FIREBASE_MESSAGING_SENDER_ID),
        appId: known(settings.VITE_FIREBASE_APP_ID),
        vapidKey: known(settings.VITE_FIREBASE_VAPID_KEY),
      }
    : null,
  production: settings.PROD === true,
} as const;
