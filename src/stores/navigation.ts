/** The router's way to move, for code outside React. The app registers it once. */
import { safePath } from "@/platform/navigation/safe-path";

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
  navigator(safePath(path) ?? "/", options);
}
