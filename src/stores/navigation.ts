/** The router's way to move, for code outside React. The app registers it once. */
type Navigator = (path: string, options?: { replace?: boolean }) => void;

let navigator: Navigator = (path, options) => {
  if (options?.replace) location.replace(path);
  else location.assign(path);
};

export function registerNavigator(navigate: Navigator): void {
  navigator = navigate;
}

/** Goes to a path of this origin; anything else goes home. */
export function goTo(path: string, options?: { replace?: boolean }): void {
  navigator(isOwnPath(path) ? path : "/", options);
}

/** Whether a text is a path of this origin, safe to go to after signing in. */
export function isOwnPath(path: string): boolean {
  // Backslashes and control characters are read as slashes or dropped by browsers, and then lead elsewhere.
  if (!/^\/(?![/\\])/.test(path) || /[\\\u0000-\u001f\u007f]/.test(path)) return false;
  try {
    return new URL(path, "https://own.invalid").origin === "https://own.invalid";
  } catch {
    return false;
  }
}
