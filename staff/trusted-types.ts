/** One policy for addresses of scripts: those of our own origin. HTML strings are never let through. */
interface WithPolicies {
  readonly trustedTypes?: {
    createPolicy(name: string, rules: Record<string, (text: string) => string | null>): unknown;
  };
}

/** Has to run before the worker is registered. */
export function allowOwnScripts(): void {
  (globalThis as WithPolicies).trustedTypes?.createPolicy("default", {
    createScriptURL: (text) => (new URL(text, location.href).origin === location.origin ? text : null),
  });
}
