declare const __SCRIPT_ORIGINS__: string[];

/**
 * One policy for script addresses: our own origin and the hosts that the build names. HTML strings are never let through.
 */
export function allowOwnScripts(): void {
  (
    window as {
      trustedTypes?: {
        createPolicy(name: string, rules: Record<string, (text: string) => string | null>): void;
      };
    }
  ).trustedTypes?.createPolicy("default", {
    createScriptURL: (text) => {
      const url = new URL(text, location.href);
      const known = url.origin === location.origin || __SCRIPT_ORIGINS__.includes(url.origin);
      return known ? text : null;
    },
  });
}
