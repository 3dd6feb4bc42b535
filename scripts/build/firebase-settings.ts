import type { PageEnvironment } from "./page-environment";

/** Firebase's public settings for the worker, without those that are not set; null when push goes without Firebase. */
export function firebaseSettings(environment: PageEnvironment): Record<string, string> | null {
  const named = {
    apiKey: environment.VITE_FIREBASE_API_KEY,
    projectId: environment.VITE_FIREBASE_PROJECT_ID,
    messagingSenderId: environment.VITE_FIREBASE_MESSAGING_SENDER_ID,
    appId: environment.VITE_FIREBASE_APP_ID,
  };
  const known = Object.entries(named).flatMap(([name, value]) =>
    value?.trim() ? [[name, value.trim()]] : [],
  );
  // Social sign-in needs a key alone; messaging needs all four.
  return known.length === Object.keys(named).length ? Object.fromEntries(known) : null;
}
