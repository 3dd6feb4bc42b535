/** Constants that the build writes into page and worker. */

/** Twelve hex digits: a hash over the sources of page and worker and the settings baked into them. */
declare const __BUILD_ID__: string;
/** The shop's name until the config call has answered. */
declare const __APP_NAME__: string;

/** Public reads say their zone, module and language in the address, too. */
declare const __CACHE_IN_FRONT__: boolean;

/** Firebase's public settings; null in builds without them. */
interface FirebaseSettings {
  apiKey: string;
  projectId?: string;
  messagingSenderId?: string;
  appId?: string;
}
declare const __FIREBASE__: FirebaseSettings | null;

interface ImportMetaEnv {
  /** Base address of the API, without `/api/v1`; empty: the page's own origin. */
  readonly VITE_API_BASE_URL?: string;
  readonly VITE_SOFTWARE_ID?: string;
  /** The same as `__BUILD_ID__`. */
  readonly VITE_BUILD_ID?: string;
  readonly VITE_APP_NAME?: string;
  readonly VITE_MAPBOX_TOKEN?: string;
  readonly VITE_FIREBASE_API_KEY?: string;
  readonly VITE_FIREBASE_AUTH_DOMAIN?: string;
  readonly VITE_FIREBASE_PROJECT_ID?: string;
  readonly VITE_FIREBASE_MESSAGING_SENDER_ID?: string;
  readonly VITE_FIREBASE_APP_ID?: string;
  readonly VITE_FIREBASE_VAPID_KEY?: string;
}

declare module "virtual:theme-variables.css";
